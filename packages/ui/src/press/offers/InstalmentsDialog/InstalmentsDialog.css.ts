import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const even = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const evenWords = style({ ...text.small, color: vars.text.secondary })
export const left = style({
  ...text.small,
  flex: '1 1 12rem',
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.secondary,
})
