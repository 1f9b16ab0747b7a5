import { vars } from '../../themes/contract.css.ts'
import { duration, easing, font, media, radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

/* Styles that several examples share. A portal page that needs such a style gets a component instead. */

export const readingColumn = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  maxInlineSize: '720px',
  marginInline: 'auto',
})
export const wideColumn = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  maxInlineSize: '1040px',
  marginInline: 'auto',
})
export const prose = style({
  fontFamily: font.book,
  fontSize: '1.125rem',
  lineHeight: 1.6,
  display: 'flex',
  flexDirection: 'column',
  gap: '1em',
  hyphens: 'auto',
  overflowWrap: 'break-word',
})

export const carousel = style({ display: 'flex', flexDirection: 'column', gap: space[3], minInlineSize: 0 })
export const slides = style({
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  padding: space[1],
  scrollPaddingInline: space[1],
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: radius.panel,
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
})
export const slide = style({ flex: '0 0 100%', minInlineSize: 0, scrollSnapAlign: 'start' })
export const slideBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[4]} ${space[6]}`,
  blockSize: '100%',
  padding: space[6],
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
export const dots = style({ display: 'flex', gap: space[0.5] })
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: radius.full,
  cursor: 'pointer',
  '::before': {
    content: '""',
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: radius.full,
    backgroundColor: vars.border.control,
    transition: `inline-size ${duration.fast} ${easing.out}`,
  },
  selectors: {
    '&[aria-current="true"]::before': { inlineSize: '18px', backgroundColor: vars.accent.solid },
  },
  '@media': {
    [media.coarsePointer]: { inlineSize: '44px', blockSize: '44px' },
    [media.forcedColors]: {
      selectors: {
        '&::before': { backgroundColor: 'ButtonText' },
        '&[aria-current="true"]::before': { backgroundColor: 'Highlight' },
      },
    },
  },
})

export const price = style({ ...text.figureL, color: vars.text.primary, fontVariantNumeric: 'tabular-nums' })
export const ticks = style({ display: 'flex', flexDirection: 'column', gap: space[1.5] })
export const tick = style({ display: 'flex', gap: space[2], alignItems: 'baseline', ...text.small })

export const quote = style({
  fontFamily: font.book,
  fontSize: '1.25rem',
  lineHeight: 1.5,
  margin: 0,
  textWrap: 'pretty',
})

export const banner = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: space[4],
  minBlockSize: '80dvh',
  padding: space[6],
  textAlign: 'center',
})
export const progress = style({ inlineSize: 'min(20rem, 100%)' })
export const mark = style({ color: vars.accent.text })

export const letter = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[0.5],
  inlineSize: '100%',
  padding: `${space[3]} ${space[4]}`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.canvas.hover },
  ':focus-visible': { outlineOffset: '-2px' },
})
export const letterOpen = style({ backgroundColor: vars.canvas.selected })
export const letterBody = style({ padding: space[6], maxInlineSize: '720px' })
export const quotes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: space[5],
})
export const quoteCard = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[5],
  padding: space[6],
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
})
