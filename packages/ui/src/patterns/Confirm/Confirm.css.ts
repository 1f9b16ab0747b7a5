import { vars } from '../../themes/contract.css.ts'
import { style } from '../../themes/style.ts'

export const losses = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  paddingInlineStart: '18px',
  listStyleType: "'–  '",
  color: vars.text.primary,
  overflowWrap: 'break-word',
})
