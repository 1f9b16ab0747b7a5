import { shelf as picture } from '../../themes/cloth.ts'
import { vars } from '../../themes/contract.css.ts'
import { font, media, radius, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

const wide = 'screen and (min-width: 900px)'
const edge = 'clamp(32px, 7vw, 112px)'

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
        padding: `32px ${edge}`,
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
  gap: '24px',
  padding: '20px 16px max(20px, env(safe-area-inset-bottom))',
} as const
export const main = variants({
  centred: { ...column, maxInlineSize: '400px', '@media': { [media.tablet]: { paddingBlock: '34px 30px' } } },
  split: {
    ...column,
    marginInline: 'auto',
    maxInlineSize: '400px',
    '@media': {
      [wide]: {
        maxInlineSize: 'none',
        margin: 0,
        paddingBlock: '34px 30px',
        paddingInline: 'clamp(24px, 6.7vw, 96px)',
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
        maxInlineSize: '440px',
        margin: 0,
        padding: '28px 32px 24px',
        borderRadius: radius.dialog,
        backgroundColor: vars.canvas.surface,
        boxShadow: vars.shadow.level4,
      },
    },
  },
})
export const middle = style({ marginBlock: 'auto' })
export const title = style({
  ...text.bookXl,
  textWrap: 'balance',
  '@media': { [media.belowTablet]: { fontSize: '1.75rem', lineHeight: '2.25rem' } },
})
export const description = style({ marginBlockStart: '6px', color: vars.text.secondary })
export const content = style({ marginBlockStart: '30px' })
/** It begins with quiet buttons: their words stand on the form's edge. */
export const footer = style({ ...text.small, marginInlineStart: '-10px' })

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
        gap: '24px',
        blockSize: 'calc(100dvh - 28px)',
        margin: '14px 14px 14px 0',
        paddingBlockStart: 'clamp(28px, 5.8vh, 52px)',
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
        gap: '24px',
        paddingBlockStart: 'clamp(28px, 5.8vh, 52px)',
      },
    },
  },
})
export const motto = style({
  paddingInline: '56px',
  maxInlineSize: '632px',
  fontFamily: font.book,
  fontSize: '1.5625rem',
  lineHeight: '2.125rem',
  fontWeight: 440,
  letterSpacing: '-.004em',
  whiteSpace: 'pre-line',
  color: picture.lettering,
})
const standing = {
  flex: '0 1 auto',
  minBlockSize: 0,
  display: 'flex',
  alignItems: 'flex-end',
  paddingInlineStart: '40px',
  marginBlockEnd: 'clamp(32px, 8.4vh, 74px)',
} as const
export const stand = variants({
  split: standing,
  // The books end before the card.
  picture: { ...standing, paddingInlineEnd: `calc(440px + ${edge})` },
})
export const shelf = style({ inlineSize: '100%', blockSize: 'auto', maxBlockSize: '100%', overflow: 'visible' })
