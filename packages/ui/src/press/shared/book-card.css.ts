import { vars } from '../../themes/contract.css.ts'
import { density } from '../../themes/density.css.ts'
import { media, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: `${space[3]} ${density.cardPadding} ${space[2.5]}`,
})
export const top = style({
  display: 'grid',
  gridTemplateColumns: `${density.cardCover} minmax(0, 1fr)`,
  gap: space[3],
  // The Move button for touch is in the corner.
  '@media': { [media.coarsePointer]: { paddingInlineEnd: space[8] } },
})
export const words = style({ minInlineSize: 0 })
export const title = style({
  ...text.bookS,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'break-word',
  fontOpticalSizing: 'auto',
  textWrap: 'pretty',
  '@media': { [media.belowTablet]: { fontSize: '0.9375rem', lineHeight: '1.25rem' } },
})
export const authors = style({
  ...text.caption,
  marginBlockStart: space[1],
  color: vars.text.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const facts = style({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2.5]}`,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], whiteSpace: 'nowrap' })
export const due = style({ marginInlineStart: 'auto' })
