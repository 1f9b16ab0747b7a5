import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const sum = style({ fontWeight: 500, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const facts = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  color: vars.text.secondary,
})
export const moves = style({
  ...text.small,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[1],
  color: vars.text.muted,
})
export const next = style({ ...text.caption, color: vars.text.secondary })
