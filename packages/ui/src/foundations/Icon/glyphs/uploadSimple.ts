// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const uploadSimple: Glyph = {
  regular: 'M224 144v64a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8v-64a8 8 0 0 1 16 0v56h160v-56a8 8 0 0 1 16 0M94 78l26-27v93a8 8 0 0 0 16 0V51l26 27a8 8 0 0 0 12-12l-40-40a8 8 0 0 0-12 0L82 66a8 8 0 0 0 12 12',
}
