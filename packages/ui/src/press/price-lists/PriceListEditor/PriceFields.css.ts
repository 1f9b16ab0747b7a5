import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const changes = style(text.small)
export const change = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[1.5],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
export const figures = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' })
