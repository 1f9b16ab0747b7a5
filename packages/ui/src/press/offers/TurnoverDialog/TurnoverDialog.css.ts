import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const lines = style({ display: 'flex', flexDirection: 'column', gap: space[3] })
export const sum = style({
  ...text.small,
  flex: '1 1 12rem',
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.secondary,
})
export const problem = style({ ...text.small, color: vars.status.danger.text })
