import { vars } from '../../themes/contract.css.ts'
import { text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

/** In columns, as on a card: short groups fill the room under long ones. */
export const groups = style({ columns: '17rem 2', columnGap: '32px', paddingBlockStart: '8px' })
export const group = style({ breakInside: 'avoid', marginBlockEnd: '20px' })
export const title = style({ ...text.strong, color: vars.text.primary, marginBlockEnd: '2px' })
export const table = style({ inlineSize: '100%' })
const cell = { paddingBlock: '5px', borderBlockEnd: `1px solid ${vars.border.subtle}`, verticalAlign: 'middle' }
export const does = style({ ...text.small, ...cell, paddingInlineEnd: '12px', overflowWrap: 'break-word' })
export const keys = style({ ...cell, inlineSize: '1%', textAlign: 'end', whiteSpace: 'nowrap' })
export const or = style({ ...text.caption, marginInline: '6px', color: vars.text.muted })
