// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const sortAscending: Glyph = {
  regular: 'M128 128a8 8 0 0 1-8 8H48a8 8 0 0 1 0-16h72a8 8 0 0 1 8 8M48 72h136a8 8 0 0 0 0-16H48a8 8 0 0 0 0 16m56 112H48a8 8 0 0 0 0 16h56a8 8 0 0 0 0-16m126-22a8 8 0 0 0-12 0l-26 27v-77a8 8 0 0 0-16 0v77l-26-27a8 8 0 0 0-12 12l40 40a8 8 0 0 0 12 0l40-40a8 8 0 0 0 0-12',
}
