// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const moon: Glyph = {
  regular: 'M234 142a8 8 0 0 0-8-2A88 88 0 0 1 116 30a8 8 0 0 0-10-10 105 105 0 0 0-53 37 104 104 0 0 0 83 167 103 103 0 0 0 63-21 105 105 0 0 0 37-53 8 8 0 0 0-2-8m-45 48A88 88 0 0 1 66 67a89 89 0 0 1 31-26l-1 15a104 104 0 0 0 104 104l15-1a89 89 0 0 1-26 31',
}
