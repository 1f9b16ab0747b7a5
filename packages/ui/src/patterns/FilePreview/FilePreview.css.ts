import { vars } from '../../themes/contract.css.ts'
import { duration, easing, font, availableHeight, media, radius, space, text as type } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const preview = style({
  margin: 'auto',
  inlineSize: 'calc(100% - 48px)',
  maxInlineSize: '1200px',
  blockSize: `calc(${availableHeight} - 48px)`,
  borderRadius: radius.dialog,
  transition: `opacity ${duration.base} ${easing.out}`,
  '@starting-style': { opacity: 0 },
  '@media': {
    [media.belowTablet]: { inlineSize: '100%', maxInlineSize: '100%', blockSize: availableHeight, borderRadius: 0 },
  },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  flex: 'none',
  padding: `${space[2.5]} ${space[2.5]} ${space[2.5]} ${space[5]}`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  '@media': { [media.belowTablet]: { flexWrap: 'wrap', padding: `${space[2]} ${space[2]} ${space[1]} ${space[4]}` } },
})
export const fileText = style({ flex: 1, minInlineSize: 0 })
export const name = style({
  ...type.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.belowTablet]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})
export const fileFacts = style({ ...type.caption, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })
/** On a phone, a separate line under the name and the close button. */
export const tools = style({
  display: 'flex',
  gap: space[1],
  '@media': {
    [media.belowTablet]: {
      order: 1,
      inlineSize: 'calc(100% + 12px)',
      justifyContent: 'space-between',
      marginInlineStart: `-${space[3]}`,
    },
  },
})
export const navigationButtons = style({ display: 'flex', gap: space[1], marginInlineEnd: space[2] })

export const picture = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  minBlockSize: 0,
  backgroundColor: vars.canvas.sunken,
})
export const frame = style({
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'hidden',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
})
export const scrollingFrame = style({ overflow: 'auto', placeItems: 'safe center' })
export const fittedImage = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  padding: space[4],
  objectFit: 'scale-down',
})
export const enlargedImage = style({ maxInlineSize: 'none' })
export const loading = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })
export const zoom = style({ position: 'absolute', insetBlockEnd: '16px', insetInlineEnd: '16px' })

export const pages = style({ flex: 1, inlineSize: '100%', minBlockSize: 0, border: 0 })
export const fallback = style({ display: 'grid', placeItems: 'center', flex: 1 })

export const text = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  padding: `${space[6]} ${space[5]}`,
  backgroundColor: vars.canvas.surface,
})
export const prose = style({
  fontFamily: font.book,
  fontSize: '0.9375rem',
  lineHeight: '1.5rem',
  maxInlineSize: '42rem',
  marginInline: 'auto',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
