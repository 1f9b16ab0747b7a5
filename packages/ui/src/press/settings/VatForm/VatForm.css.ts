import { space } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const fields = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  maxInlineSize: '760px',
  paddingBlockEnd: space[6],
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
