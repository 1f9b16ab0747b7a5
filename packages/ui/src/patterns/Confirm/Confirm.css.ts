import { vars } from '../../themes/contract.css.ts'
import { space } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const losses = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[0.5],
  paddingInlineStart: space[4],
  listStyleType: "'–  '",
  color: vars.text.primary,
  overflowWrap: 'break-word',
})
