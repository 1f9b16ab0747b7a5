// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const lightning: Glyph = {
  regular: 'm216 118-5-5-58-22 15-73a8 8 0 0 0-14-7L42 131a8 8 0 0 0 3 13l58 21-15 73a8 8 0 0 0 14 7l112-120zm-107 96 11-52a8 8 0 0 0-5-9l-53-20 85-91-11 52a8 8 0 0 0 5 9l53 20Z',
}
