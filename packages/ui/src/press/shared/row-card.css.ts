import { vars } from '../../themes/contract.css.ts'
import { space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

/* A table row as a card on a phone: its subject next to the main amount, the other amounts below. */
export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[3] })
export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const sum = style({
  fontWeight: 500,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
export const facts = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  marginBlockStart: space[1],
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
})
