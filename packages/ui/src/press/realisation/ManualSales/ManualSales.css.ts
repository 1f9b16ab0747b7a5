import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const entered = style({ display: 'flex', flexDirection: 'column', gap: space[5] })
export const part = style({ display: 'flex', flexDirection: 'column', gap: space[2] })
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
export const title = style(text.h3)
export const list = style({ display: 'flex', flexDirection: 'column' })
export const row = style({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
})
export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' })
export const strong = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' })
export const back = style({ color: vars.status.danger.text })
export const muted = style({ ...text.caption, color: vars.text.muted })
export const actions = style({ display: 'flex' })
