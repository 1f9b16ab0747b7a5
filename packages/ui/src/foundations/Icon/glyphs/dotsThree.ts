// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const dotsThree: Glyph = {
  regular: 'M140 128a12 12 0 1 1-12-12 12 12 0 0 1 12 12m56-12a12 12 0 1 0 12 12 12 12 0 0 0-12-12m-136 0a12 12 0 1 0 12 12 12 12 0 0 0-12-12',
}
