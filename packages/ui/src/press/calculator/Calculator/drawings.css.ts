import { cloths } from '@press/domain'
import { binding } from '../../../themes/cloth.ts'
import { vars } from '../../../themes/contract.css.ts'
import { font, media, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

const forced = (rule: { fill?: string; stroke?: string }) => ({ '@media': { [media.forcedColors]: rule } })

export const drawing = style({
  ...text.small,
  display: 'block',
  position: 'absolute',
  inset: 0,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
})

export const measure = style({ stroke: vars.text.muted, fill: 'none', ...forced({ stroke: 'CanvasText' }) })
export const extension = style({ stroke: vars.text.muted, strokeOpacity: 0.45, fill: 'none' })
export const number = style({
  fill: vars.text.primary,
  stroke: vars.canvas.surface,
  strokeWidth: 4,
  paintOrder: 'stroke',
  ...forced({ fill: 'CanvasText', stroke: 'Canvas' }),
})
/** Parts bound in cloth: filled with its colour, with shading on the unlit sides. */
const cloth = ({ fill }: { fill: string }) => ({ fill, color: fill })
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
export const shaded = style({ fill: binding.shade })
export const ground = style({ fill: binding.ground, filter: 'blur(9px)' })
export const paper = style({ fill: vars.component.pageEdge, ...forced({ fill: 'Canvas', stroke: 'CanvasText' }) })
export const paperShade = style({ fill: binding.paperShade })
export const leaf = style({ stroke: binding.leaf, strokeWidth: 0.6, fill: 'none' })

/** The front of the cover: cloth, motif, title. */
export const face = style({
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: '1px 3px 3px 1px',
  '::after': { content: '', position: 'absolute', inset: 0, backgroundImage: binding.joint },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
export const motif = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })
export const title = style({
  position: 'absolute',
  insetInlineStart: '15%',
  insetInlineEnd: '9%',
  insetBlockStart: '14%',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  overflow: 'hidden',
  fontFamily: font.book,
  fontWeight: 540,
  lineHeight: 1.2,
  textWrap: 'balance',
})
export const framed = style({ insetInlineStart: '20%', insetInlineEnd: '14%', insetBlockStart: '15%' })

/** A flat page and the print on it. */
export const page = style({
  fill: vars.canvas.raised,
  stroke: vars.border.control,
  ...forced({ fill: 'Canvas', stroke: 'CanvasText' }),
})
export const gutter = style({ fill: binding.paperShade })
export const type = style({ fill: vars.border.default, ...forced({ fill: 'GrayText' }) })
export const picture = variants({
  'black-white': { fill: vars.border.control, fillOpacity: 0.55 },
  colored: { fill: vars.accent.solid },
})
export const other = style({ fill: 'none', stroke: vars.border.control, strokeDasharray: '5 4' })

/** The press's sheet: its edge, its printable area, and the pages with their trim. */
export const sheet = style({
  fill: vars.canvas.surface,
  stroke: vars.border.strong,
  ...forced({ fill: 'Canvas', stroke: 'CanvasText' }),
})
export const printable = style({ fill: 'none', stroke: vars.border.control, strokeDasharray: '2 3' })
export const laid = style({ fill: vars.accent.soft, stroke: vars.accent.border, ...forced({ stroke: 'CanvasText' }) })
export const trim = style({ fill: 'none', stroke: vars.accent.solid, strokeDasharray: '4 3' })
export const folio = style({ ...text.h2, fill: vars.accent.text, ...forced({ fill: 'CanvasText' }) })
