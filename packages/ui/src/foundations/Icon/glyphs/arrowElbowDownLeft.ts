// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const arrowElbowDownLeft: Glyph = {
  regular: 'M200 32v144a8 8 0 0 1-8 8H67l35 34a8 8 0 0 1-12 12l-48-48a8 8 0 0 1 0-12l48-48a8 8 0 0 1 12 12l-35 34h117V32a8 8 0 0 1 16 0',
}
