// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const downloadSimple: Glyph = {
  regular: 'M224 144v64a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8v-64a8 8 0 0 1 16 0v56h160v-56a8 8 0 0 1 16 0m-102 6a8 8 0 0 0 12 0l40-40a8 8 0 0 0-12-12l-26 27V32a8 8 0 0 0-16 0v93L94 98a8 8 0 0 0-12 12Z',
}
