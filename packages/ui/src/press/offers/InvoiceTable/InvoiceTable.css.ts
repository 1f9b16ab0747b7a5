import { space } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const sum = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
/** The two rows of a card, each with a number at its end. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
