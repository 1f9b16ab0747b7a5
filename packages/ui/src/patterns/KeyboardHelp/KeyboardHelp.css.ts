import { vars } from '../../themes/contract.css.ts'
import { space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

/** The groups are in columns, so that short groups fill the space under long groups. */
export const groups = style({ columns: '17rem 2', columnGap: space[8], paddingBlockStart: space[2] })
export const group = style({ breakInside: 'avoid', marginBlockEnd: space[5] })
export const title = style({ ...text.strong, color: vars.text.primary, marginBlockEnd: space[0.5] })
export const table = style({ inlineSize: '100%' })
const cell = { paddingBlock: space[1], borderBlockEnd: `1px solid ${vars.border.subtle}`, verticalAlign: 'middle' }
export const actionCell = style({ ...text.small, ...cell, paddingInlineEnd: space[3], overflowWrap: 'break-word' })
export const keysCell = style({ ...cell, inlineSize: '1%', textAlign: 'end', whiteSpace: 'nowrap' })
export const alternativeSeparator = style({ ...text.caption, marginInline: space[1.5], color: vars.text.muted })
