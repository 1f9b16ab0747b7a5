import { vars } from '../../../themes/contract.css.ts'
import { density } from '../../../themes/density.css.ts'
import { media, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '9px',
  padding: `11px ${density.cardPadding} 10px`,
})
export const top = style({
  display: 'grid',
  gridTemplateColumns: `${density.cardCover} minmax(0, 1fr)`,
  gap: '11px',
  // A finger's Move button stands in the corner.
  '@media': { [media.coarsePointer]: { paddingInlineEnd: '32px' } },
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
  marginBlockStart: '3px',
  color: vars.text.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const way = style({ display: 'flex', alignItems: 'center', gap: '8px' })
export const facts = style({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: '4px', whiteSpace: 'nowrap' })
export const due = style({ marginInlineStart: 'auto' })
export const dueTone = variants({
  later: {},
  soon: { color: vars.highlight.text, fontWeight: 500 },
  overdue: { color: vars.status.danger.text, fontWeight: 500 },
})
