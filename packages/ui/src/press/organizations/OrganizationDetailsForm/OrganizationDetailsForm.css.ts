import { space } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const sections = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  maxInlineSize: '760px',
  paddingBlockEnd: space[6],
})
