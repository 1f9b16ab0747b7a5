// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const play: Glyph = {
  regular: 'M232 114 88 26a16 16 0 0 0-16 0 16 16 0 0 0-8 14v176a16 16 0 0 0 16 16l8-2 144-88a16 16 0 0 0 0-27M80 216V40l144 88Z',
}
