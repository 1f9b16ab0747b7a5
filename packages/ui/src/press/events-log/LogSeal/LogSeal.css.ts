import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const checking = style({
  ...text.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  color: vars.text.muted,
})
