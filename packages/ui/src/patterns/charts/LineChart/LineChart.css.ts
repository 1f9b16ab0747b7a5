import { media } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'
import { series } from '../parts/tone.css.ts'

/** A tint between the lines, without its own outline. */
export const gapFill = style({
  fill: series.solid,
  opacity: 0.16,
  '@media': { [media.forcedColors]: { fill: 'transparent' } },
})
