// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const arrowLeft: Glyph = {
  regular: 'M224 128a8 8 0 0 1-8 8H59l59 58a8 8 0 0 1-12 12l-72-72a8 8 0 0 1 0-12l72-72a8 8 0 0 1 12 12l-59 58h157a8 8 0 0 1 8 8',
}
