import { vars } from '../../../themes/contract.css.ts'
import { space } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const sections = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  maxInlineSize: '760px',
  paddingBlockEnd: space[6],
})
export const section = style({ paddingBlockStart: space[6], borderBlockStart: `1px solid ${vars.border.default}` })
