import { vars } from '../../themes/contract.css.ts'
import { space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const host = style({ display: 'block' })
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[2]}`,
  padding: `${space[1.5]} ${space[4]}`,
  backgroundColor: vars.status.warning.soft,
  color: vars.text.primary,
  borderBlockEnd: `1px solid ${vars.status.warning.border}`,
  ...text.small,
})
export const glyph = style({ display: 'inline-flex', color: vars.status.warning.text })
