import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[1.5],
})
export const words = style({ ...text.body, fontVariantNumeric: 'tabular-nums' })
export const acts = style({ display: 'flex', gap: space[2] })
