import { vars } from '../../themes/contract.css.ts'
import { text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const host = style({ display: 'block' })
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: '4px 8px',
  padding: '6px 16px',
  backgroundColor: vars.status.warning.soft,
  color: vars.text.primary,
  borderBlockEnd: `1px solid ${vars.status.warning.border}`,
  ...text.small,
})
export const glyph = style({ display: 'inline-flex', color: vars.status.warning.text })
