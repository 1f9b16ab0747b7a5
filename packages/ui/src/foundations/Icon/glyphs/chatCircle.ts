// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const chatCircle: Glyph = {
  regular: 'M128 24a104 104 0 0 0-92 153l-11 34a16 16 0 0 0 20 20l34-11a104 104 0 1 0 49-196m0 192a88 88 0 0 1-44-12h-7l-37 12 12-37v-7a88 88 0 1 1 76 44',
  fill: 'M232 128a104 104 0 0 1-153 92l-34 11a16 16 0 0 1-20-20l11-34a104 104 0 1 1 196-49',
}
