import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const intro = style({ ...text.body, margin: 0, color: vars.text.secondary })
export const times = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3], alignItems: 'start' })
export const result = style({
  ...text.body,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  margin: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.text.muted,
})
export const becomes = style({ fontWeight: 600, color: vars.text.primary })
