import { vars } from '../../../themes/contract.css.ts'
import { style } from '../../../themes/style.ts'

export const sections = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '24px',
  maxInlineSize: '760px',
  paddingBlockEnd: '24px',
})
export const section = style({ paddingBlockStart: '24px', borderBlockStart: `1px solid ${vars.border.default}` })
