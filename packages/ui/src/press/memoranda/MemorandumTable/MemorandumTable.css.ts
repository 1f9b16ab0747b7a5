import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: space[2] })
export const facts = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  color: vars.text.secondary,
})
