// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const arrowClockwise: Glyph = {
  regular: 'M240 56v48a8 8 0 0 1-8 8h-48a8 8 0 0 1 0-16h27l-26-24v-1a80 80 0 1 0-2 115 8 8 0 0 1 11 12 95 95 0 0 1-66 26h-1a96 96 0 1 1 69-164l28 26V56a8 8 0 1 1 16 0',
}
