// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const arrowRight: Glyph = {
  regular: 'm222 134-72 72a8 8 0 0 1-12-12l59-58H40a8 8 0 0 1 0-16h157l-59-58a8 8 0 0 1 12-12l72 72a8 8 0 0 1 0 12',
  fill: 'm222 134-72 72a8 8 0 0 1-14-6v-64H40a8 8 0 0 1 0-16h96V56a8 8 0 0 1 14-6l72 72a8 8 0 0 1 0 12',
}
