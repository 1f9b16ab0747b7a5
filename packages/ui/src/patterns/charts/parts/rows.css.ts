import { vars } from '../../../themes/contract.css.ts'
import { media, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'
import type { Texture } from './series.ts'
import { series } from './tone.css.ts'

/**
 * Styles of charts whose categories are listed vertically, each with its name before the bar. On narrow widths the name is above
 * the bar.
 */
export const container = style({ containerType: 'inline-size' })
export const narrow = '(inline-size < 26rem)'

export const body = style({
  ...text.small,
  position: 'relative',
  display: 'grid',
  columnGap: space[3],
  fontVariantNumeric: 'tabular-nums',
  printColorAdjust: 'exact',
})
export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  borderRadius: '4px',
  selectors: { '&[data-active]': { backgroundColor: vars.canvas.hover } },
  '@media': { [media.forcedColors]: { selectors: { '&[data-active]': { outline: '1px solid Highlight' } } } },
})
export const label = style({ display: 'flex', alignItems: 'center', gap: space[2.5], minInlineSize: 0 })
export const rowName = style({ display: 'block', minInlineSize: 0, overflowWrap: 'anywhere' })
export const detail = style({ ...text.caption, display: 'block', color: vars.text.muted })
export const track = style({ position: 'relative', minInlineSize: 0, blockSize: '100%' })

const textureBackgrounds = {
  hatch: `repeating-linear-gradient(135deg, ${series.line} 0 1.4px, ${series.soft} 0 4px)`,
  dots: `radial-gradient(circle at 2.5px 2.5px, ${series.line} 1.2px, transparent 1.4px) 0 0 / 5px 5px, ${series.soft}`,
  cross:
    `linear-gradient(${series.line} 1.2px, transparent 0) 0 2px / 5px 5px, ` +
    `linear-gradient(90deg, ${series.line} 1.2px, transparent 0) 2px 0 / 5px 5px, ${series.soft}`,
}
const textureOutline = { outline: `1px solid ${series.line}`, outlineOffset: '-1px' }
/** Fills that forced colours do not change, because their colours already are system colours. */
export const keepsForcedColors = style({ forcedColorAdjust: 'none' })
export const texture = variants<Texture>({
  solid: { backgroundColor: series.solid },
  hatch: { ...textureOutline, background: textureBackgrounds.hatch },
  dots: { ...textureOutline, background: textureBackgrounds.dots },
  cross: { ...textureOutline, background: textureBackgrounds.cross },
})
/** A dark tick across a row. */
export const tick = style({
  position: 'absolute',
  insetBlock: '3px',
  inlineSize: '2px',
  marginInlineStart: '-1px',
  backgroundColor: vars.text.primary,
  forcedColorAdjust: 'none',
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
})
