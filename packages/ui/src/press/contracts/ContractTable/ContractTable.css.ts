import { space } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[3],
  minInlineSize: 0,
})
export const sum = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
