import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const book = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 })
export const words = style({ minInlineSize: 0 })
export const facts = style({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1.5]} ${space[2.5]}`,
  marginBlockStart: space[2],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
