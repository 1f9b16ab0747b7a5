import { vars } from '../../../themes/contract.css.ts'
import { density } from '../../../themes/density.css.ts'
import { media, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: `${space[3]} ${density.cardPadding} ${space[2.5]}`,
})
export const top = style({
  // Leaves space for the Move button on touch screens.
  '@media': { [media.coarsePointer]: { paddingInlineEnd: space[8] } },
})
export const quiet = style({ ...text.caption, color: vars.text.muted })
export const facts = style({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[2.5]}`,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const fee = style({ ...text.small, fontWeight: 500, color: vars.text.primary, whiteSpace: 'nowrap' })
export const said = style({ ...text.caption, color: vars.highlight.text, overflowWrap: 'anywhere' })
