// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const check: Glyph = {
  regular: 'M230 78 102 206a8 8 0 0 1-12 0l-56-56a8 8 0 0 1 12-12l50 51L218 66a8 8 0 0 1 12 12',
  bold: 'M232 80 104 208a12 12 0 0 1-17 0l-56-56a12 12 0 1 1 17-17l48 48L216 64a12 12 0 0 1 17 17',
}
