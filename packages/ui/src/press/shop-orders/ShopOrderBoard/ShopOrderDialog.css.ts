import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const books = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2.5],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
export const copies = style({
  ...text.small,
  marginInlineStart: 'auto',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const short = style({ color: vars.status.danger.text })
