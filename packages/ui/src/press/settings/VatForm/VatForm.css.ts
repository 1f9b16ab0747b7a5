import { space } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const fields = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  maxInlineSize: '760px',
  paddingBlockEnd: space[6],
})
