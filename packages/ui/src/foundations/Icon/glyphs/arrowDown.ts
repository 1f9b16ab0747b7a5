// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const arrowDown: Glyph = {
  regular: 'm206 150-72 72a8 8 0 0 1-12 0l-72-72a8 8 0 0 1 12-12l58 59V40a8 8 0 0 1 16 0v157l58-59a8 8 0 0 1 12 12',
}
