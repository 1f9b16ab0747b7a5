// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const sortDescending: Glyph = {
  regular: 'M40 128a8 8 0 0 1 8-8h72a8 8 0 0 1 0 16H48a8 8 0 0 1-8-8m8-56h56a8 8 0 0 0 0-16H48a8 8 0 0 0 0 16m136 112H48a8 8 0 0 0 0 16h136a8 8 0 0 0 0-16m46-102-40-40a8 8 0 0 0-12 0l-40 40a8 8 0 0 0 12 12l26-27v77a8 8 0 0 0 16 0V67l26 27a8 8 0 0 0 12-12',
}
