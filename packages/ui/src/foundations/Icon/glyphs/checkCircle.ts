// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const checkCircle: Glyph = {
  regular: 'M174 98a8 8 0 0 1 0 12l-56 56a8 8 0 0 1-12 0l-24-24a8 8 0 0 1 12-12l18 19 50-51a8 8 0 0 1 12 0m58 30A104 104 0 1 1 128 24a104 104 0 0 1 104 104m-16 0a88 88 0 1 0-88 88 88 88 0 0 0 88-88',
  fill: 'M128 24a104 104 0 1 0 104 104A104 104 0 0 0 128 24m46 86-56 56a8 8 0 0 1-12 0l-24-24a8 8 0 0 1 12-12l18 19 50-51a8 8 0 0 1 12 12',
}
