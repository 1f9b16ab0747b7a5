import { shelf as picture } from '../../themes/cloth.ts'
import { vars } from '../../themes/contract.css.ts'
import { font, media, radius, space, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

const wide = 'screen and (min-width: 900px)'
const edgeMargin = 'clamp(32px, 7vw, 112px)'
/** Width of the card on the picture. */
const cardWidth = '440px'

export const frame = style({ minBlockSize: '100dvh', color: vars.text.primary, backgroundColor: vars.canvas.bg })
export const layout = variants({
  centred: { display: 'grid', justifyItems: 'center' },
  split: { '@media': { [wide]: { display: 'grid', gridTemplateColumns: 'minmax(400px, 560px) minmax(0, 1fr)' } } },
  picture: {
    '@media': {
      [wide]: {
        position: 'relative',
        display: 'grid',
        alignItems: 'center',
        justifyItems: 'end',
        padding: `${space[8]} ${edgeMargin}`,
        backgroundColor: picture.wall,
        overflow: 'hidden',
      },
    },
  },
})

const column = {
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minBlockSize: '100dvh',
  gap: space[6],
  padding: `${space[5]} ${space[4]} max(${space[5]}, env(safe-area-inset-bottom))`,
} as const
export const main = variants({
  centred: {
    ...column,
    maxInlineSize: '400px',
    '@media': { [media.tablet]: { paddingBlock: `${space[8]} ${space[8]}` } },
  },
  split: {
    ...column,
    marginInline: 'auto',
    maxInlineSize: '400px',
    '@media': {
      [wide]: {
        maxInlineSize: 'none',
        margin: 0,
        paddingBlock: `${space[8]} ${space[8]}`,
        paddingInline: `clamp(${space[6]}, 6.7vw, ${space[24]})`,
      },
    },
  },
  picture: {
    ...column,
    marginInline: 'auto',
    maxInlineSize: '400px',
    '@media': {
      [wide]: {
        position: 'relative',
        minBlockSize: 0,
        maxInlineSize: cardWidth,
        margin: 0,
        padding: `${space[8]} ${space[8]} ${space[6]}`,
        borderRadius: radius.dialog,
        backgroundColor: vars.canvas.surface,
        boxShadow: vars.shadow.level4,
      },
    },
  },
})
export const centredForm = style({ marginBlock: 'auto' })
export const title = style({
  ...text.bookXl,
  textWrap: 'balance',
  '@media': { [media.belowTablet]: { fontSize: '1.75rem', lineHeight: '2.25rem' } },
})
export const description = style({ marginBlockStart: space[1.5], color: vars.text.secondary })
export const content = style({ marginBlockStart: space[8] })
/** Aligns the text of the quiet buttons with the form's edge. */
export const footer = style({ ...text.small, marginInlineStart: `-${space[2.5]}` })

export const aside = variants({
  centred: {},
  split: {
    display: 'none',
    '@media': {
      [wide]: {
        position: 'sticky',
        insetBlockStart: '14px',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        gap: space[6],
        blockSize: 'calc(100dvh - 28px)',
        margin: `${space[4]} ${space[4]} ${space[4]} 0`,
        paddingBlockStart: `clamp(${space[8]}, 5.8vh, ${space[12]})`,
        overflow: 'hidden',
        borderRadius: '16px',
        backgroundColor: picture.wall,
      },
    },
  },
  picture: {
    display: 'none',
    '@media': {
      [wide]: {
        position: 'absolute',
        inset: 0,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        gap: space[6],
        paddingBlockStart: `clamp(${space[8]}, 5.8vh, ${space[12]})`,
      },
    },
  },
})
export const motto = style({
  paddingInline: space[16],
  maxInlineSize: '632px',
  fontFamily: font.book,
  fontSize: '1.5625rem',
  lineHeight: '2.125rem',
  fontWeight: 440,
  letterSpacing: '-.004em',
  whiteSpace: 'pre-line',
  color: picture.lettering,
})
const shelfStandStyle = {
  flex: '0 1 auto',
  minBlockSize: 0,
  display: 'flex',
  alignItems: 'flex-end',
  paddingInlineStart: space[10],
  marginBlockEnd: `clamp(${space[8]}, 8.4vh, ${space[20]})`,
} as const
export const shelfStand = variants({
  split: shelfStandStyle,
  // Ends the shelf before the card.
  picture: { ...shelfStandStyle, paddingInlineEnd: `calc(${cardWidth} + ${edgeMargin})` },
})
export const shelf = style({ inlineSize: '100%', blockSize: 'auto', maxBlockSize: '100%', overflow: 'visible' })
