// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const x: Glyph = {
  regular: 'M206 194a8 8 0 0 1-12 12l-66-67-66 67a8 8 0 0 1-12-12l67-66-67-66a8 8 0 0 1 12-12l66 67 66-67a8 8 0 0 1 12 12l-67 66Z',
}
