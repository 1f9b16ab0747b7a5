// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const warehouse: Glyph = {
  regular: 'M240 184h-8V58l10-2a8 8 0 1 0-4-16L14 88a8 8 0 0 0 2 16h2l6-2v82h-8a8 8 0 0 0 0 16h224a8 8 0 0 0 0-16M40 99l176-38v123h-24v-56a8 8 0 0 0-8-8H72a8 8 0 0 0-8 8v56H40Zm136 53H80v-16h96Zm-96 16h96v16H80Z',
  fill: 'M240 184h-8V58l10-2a8 8 0 1 0-4-16L14 88a8 8 0 0 0 2 16h2l6-2v82h-8a8 8 0 0 0 0 16h224a8 8 0 0 0 0-16m-56 0H72v-16h112Zm0-32H72v-16h112Z',
}
