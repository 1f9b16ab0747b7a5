// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const arrowUp: Glyph = {
  regular: 'M206 118a8 8 0 0 1-12 0l-58-59v157a8 8 0 0 1-16 0V59l-58 59a8 8 0 0 1-12-12l72-72a8 8 0 0 1 12 0l72 72a8 8 0 0 1 0 12',
}
