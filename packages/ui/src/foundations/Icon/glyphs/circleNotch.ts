// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const circleNotch: Glyph = {
  regular: 'M232 128a104 104 0 0 1-208 0c0-41 24-78 61-95a8 8 0 0 1 6 14 89 89 0 0 0-51 81 88 88 0 0 0 176 0c0-35-20-66-51-81a8 8 0 0 1 6-14c37 17 61 54 61 95',
}
