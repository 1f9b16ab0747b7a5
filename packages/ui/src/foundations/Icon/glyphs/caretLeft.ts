// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const caretLeft: Glyph = {
  regular: 'M166 202a8 8 0 0 1-12 12l-80-80a8 8 0 0 1 0-12l80-80a8 8 0 0 1 12 12l-75 74Z',
}
