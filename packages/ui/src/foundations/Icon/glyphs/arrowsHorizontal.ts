// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const arrowsHorizontal: Glyph = {
  regular: 'm238 134-32 32a8 8 0 0 1-12-12l19-18H43l19 18a8 8 0 0 1-12 12l-32-32a8 8 0 0 1 0-12l32-32a8 8 0 0 1 12 12l-19 18h170l-19-18a8 8 0 0 1 12-12l32 32a8 8 0 0 1 0 12',
}
