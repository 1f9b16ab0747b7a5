import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../themes/contract.css.ts'
import { layers } from '../../../themes/layers.css.ts'
import { font, media, radius, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

/** The bar above the sheet. The back link is outdented, so that its arrow aligns with the sheet's gutter. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.tablet]: { marginInlineStart: `calc(-1 * ${space[2]})` } },
})
/** The placeholder of the card's number and stage. */
export const barPlace = style({ inlineSize: '220px' })
export const number = style({ ...text.strong, fontVariantNumeric: 'tabular-nums' })
/**
 * The time of the last change. It shrinks before all other items, so that a full bar stays on one line. Text that does not fit is
 * hidden.
 */
export const updated = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 0',
  blockSize: text.small.lineHeight,
  minInlineSize: 0,
  overflow: 'hidden',
  color: vars.text.muted,
  whiteSpace: 'nowrap',
  '::before': { content: '""', inlineSize: '6px', blockSize: '100%' },
  '@media': { [media.belowTablet]: { display: 'none' } },
})
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': { [media.belowTablet]: { flex: '1 1 auto' } },
})
/** The button for the next move. It keeps its width next to many actions. On a phone it is as wide as possible. */
export const next = style({ display: 'grid', flexShrink: 0, '@media': { [media.belowTablet]: { flex: 1 } } })
/** The other actions. A role with many of them sees them on several lines. */
export const wideTools = style({
  display: 'none',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  '@media': { [media.tablet]: { display: 'flex' } },
})
export const phoneTools = style({ '@media': { [media.tablet]: { display: 'none' } } })

/** On a wide sheet the figures are below the text. On a narrow sheet they are below the cover. */
const wideHead = { gap: `${space[4]} ${space[8]}`, gridTemplateRows: 'auto 1fr' }
const tall = { gridRow: '1 / span 2' }
const narrow = { gridColumn: '2' }
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.tablet]: wideHead, print: wideHead },
})
export const cover = style({ '@media': { [media.tablet]: tall, print: tall } })
/** The placeholder of the cover. */
export const coverPlace = style({
  inlineSize: '86px',
  aspectRatio: '12 / 17',
  '@media': { [media.tablet]: { ...tall, inlineSize: '132px' } },
})
export const eyebrow = style({ ...text.small, color: vars.text.secondary })
export const title = style({
  fontFamily: font.book,
  fontSize: '1.375rem',
  lineHeight: '1.75rem',
  fontWeight: 500,
  letterSpacing: '-.014em',
  marginBlockStart: space[1.5],
  textWrap: 'pretty',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  '@media': { [media.tablet]: { fontSize: '2.125rem', lineHeight: '2.5625rem', marginBlockStart: space[2] } },
})
export const authors = style({
  fontSize: '0.9375rem',
  lineHeight: '1.375rem',
  marginBlockStart: space[1.5],
  color: vars.text.secondary,
})
export const figures = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'start',
  gap: `${space[3]} ${space[6]}`,
  '@media': {
    [media.tablet]: { ...narrow, display: 'flex', flexWrap: 'wrap', alignItems: 'start' },
    print: { ...narrow, display: 'flex', flexWrap: 'wrap', alignItems: 'start' },
  },
})
export const figureTerm = style({ ...text.caption, color: vars.text.muted })
export const figure = style({
  fontSize: '1.0625rem',
  lineHeight: '1.5rem',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const figureUnit = style({ ...text.small, color: vars.text.muted })
export const dueFigure = variants({
  later: {},
  soon: { color: vars.highlight.text },
  overdue: { color: vars.status.danger.text },
})

export const movedFigure = style({ color: vars.accent.text })
/** A missing value, shown as a link to its field. */
export const missing = style({
  color: vars.text.muted,
  borderBlockEnd: `1px dashed ${vars.border.control}`,
  cursor: 'pointer',
  ':hover': { color: vars.text.link, borderBlockEndColor: 'currentColor' },
})

/** A link to fill in a value. It is hidden in print, where a link is useless. */
export const fill = style({ '@media': { print: { display: 'none' } } })

/** The original text of a chat message. */
export const saidWords = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const remarkFoot = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
})

export const shares = style({
  display: 'flex',
  gap: space[1],
  blockSize: '8px',
  marginBlock: `${space[1.5]} ${space[4]}`,
  borderRadius: radius.xs,
  overflow: 'hidden',
})
export const share = variants({
  author: { backgroundColor: vars.accent.solid },
  library: { backgroundColor: vars.text.muted },
  university: { backgroundColor: vars.border.default },
  rest: { backgroundColor: vars.canvas.well },
})
globalStyle(`${shares} > *`, {
  '@layer': { [layers.components]: { minInlineSize: '3px', printColorAdjust: 'exact' } },
})
