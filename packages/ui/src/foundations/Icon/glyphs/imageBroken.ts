// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const imageBroken: Glyph = {
  regular: 'M216 40H40a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h64a8 8 0 0 0 8-5l14-45 37-15 4-4 15-37 45-14a8 8 0 0 0 5-8V56a16 16 0 0 0-16-16M112 157l-14 43H40v-28l52-52 30 30-5 3zm104-75-43 14-4 5-15 37-15 6-36-35a16 16 0 0 0-22 0l-41 40V56h176Zm13 33a8 8 0 0 0-8-1l-23 8-5 5-15 35-35 15-5 5-8 23a8 8 0 0 0 8 11h78a16 16 0 0 0 16-16v-78zm-13 85h-67l3-10 36-14 4-4 14-36 10-3Z',
}
