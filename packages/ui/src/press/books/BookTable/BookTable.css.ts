import { vars } from '../../../themes/contract.css.ts'
import { text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const book = style({ display: 'flex', alignItems: 'center', gap: '12px', minInlineSize: 0 })
export const words = style({ minInlineSize: 0 })
export const facts = style({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 10px',
  marginBlockStart: '8px',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
