import { vars } from '../../../themes/contract.css.ts'
import { radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const sample = style({ display: 'flex', flexDirection: 'column', gap: space[3] })
export const title = style({ ...text.small, color: vars.text.muted })
export const sheet = style({
  padding: space[5],
  borderRadius: radius.xs,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.shadow.level2,
})
