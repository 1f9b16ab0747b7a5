// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const smiley: Glyph = {
  regular: 'M128 24a104 104 0 1 0 104 104A104 104 0 0 0 128 24m0 192a88 88 0 1 1 88-88 88 88 0 0 1-88 88M80 108a12 12 0 1 1 12 12 12 12 0 0 1-12-12m96 0a12 12 0 1 1-12-12 12 12 0 0 1 12 12m-1 48a53 53 0 0 1-94 0 8 8 0 1 1 14-8 37 37 0 0 0 66 0 8 8 0 0 1 14 8',
}
