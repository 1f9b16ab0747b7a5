// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const minus: Glyph = {
  regular: 'M224 128a8 8 0 0 1-8 8H40a8 8 0 0 1 0-16h176a8 8 0 0 1 8 8',
}
