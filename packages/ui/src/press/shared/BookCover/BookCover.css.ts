import { cloths } from '@press/domain'
import { createVar } from '@vanilla-extract/css'
import { binding } from '../../../themes/cloth.ts'
import { density } from '../../../themes/density.css.ts'
import { font, media } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

const edge = createVar()
const part = (factor: number) => `calc(${edge} * ${factor})`
const corner = `calc(1px + ${part(0.012)})`
const foreEdge = `calc(1.5px + ${part(0.022)})`

export const cover = style({
  position: 'relative',
  display: 'block',
  flex: 'none',
  inlineSize: edge,
  blockSize: part(1.42),
  overflow: 'hidden',
  borderRadius: `${corner} ${foreEdge} ${foreEdge} ${corner}`,
  boxShadow: `0 1px 2px ${binding.contact}, 0 ${part(0.03)} ${part(0.1)} ${binding.cast}`,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    backgroundImage: binding.joint,
    boxShadow: `inset 0 0 0 .5px ${binding.edge}`,
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})

const pixels = (size: string) => ({ vars: { [edge]: size } })
export const width = variants({
  card: pixels(density.cardCover),
  28: pixels('28px'),
  30: pixels('30px'),
  36: pixels('36px'),
  40: pixels('40px'),
  56: pixels('56px'),
  86: pixels('86px'),
  112: pixels('112px'),
  132: pixels('132px'),
  156: pixels('156px'),
})

const cloth = ({ fill, stamp }: { fill: string; stamp: string }) => ({ backgroundColor: fill, color: stamp })
export const bound = variants({
  ink: cloth(cloths.ink),
  petrol: cloth(cloths.petrol),
  madder: cloth(cloths.madder),
  ochre: cloth(cloths.ochre),
  sage: cloth(cloths.sage),
  plum: cloth(cloths.plum),
  sand: cloth(cloths.sand),
  slate: cloth(cloths.slate),
})

export const drawing = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })
export const picture = style([drawing, { objectFit: 'cover' }])

const printed = { position: 'absolute', insetInlineStart: '15%', insetInlineEnd: '9%', overflow: 'hidden' } as const
export const author = style({
  ...printed,
  insetBlockStart: '8%',
  fontFamily: font.ui,
  fontSize: `max(8px, ${part(0.06)})`,
  fontWeight: 500,
  lineHeight: 1.25,
  opacity: 0.86,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
})
/** The title is always large enough to read. A word that is too long for its line breaks. */
export const title = style({
  ...printed,
  insetBlockStart: '17.5%',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  fontFamily: font.book,
  fontSize: `max(9px, calc(${edge} * var(--scale)))`,
  fontWeight: 560,
  lineHeight: 1.2,
  letterSpacing: '-.008em',
  textWrap: 'balance',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
})
/** Keeps the text clear of the lines of a stamped frame. */
export const framedAuthor = style({ insetInlineStart: '21%', insetBlockStart: '11.5%' })
export const framedTitle = style({ insetInlineStart: '21%', insetInlineEnd: '14%', insetBlockStart: '21%' })

export const stack = style({ display: 'inline-flex', isolation: 'isolate' })
export const stacked = style({ position: 'relative', display: 'inline-flex' })
const overlap = (size: number) => ({
  selectors: { '& + &': { marginInlineStart: `${Math.round(size * -0.42)}px` } },
})
export const under = variants({ 28: overlap(28), 30: overlap(30), 36: overlap(36), 40: overlap(40) })
