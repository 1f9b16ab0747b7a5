// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const receipt: Glyph = {
  regular: 'M72 104a8 8 0 0 1 8-8h96a8 8 0 0 1 0 16H80a8 8 0 0 1-8-8m8 40h96a8 8 0 0 0 0-16H80a8 8 0 0 0 0 16m152-88v152a8 8 0 0 1-12 7l-28-14-28 14a8 8 0 0 1-8 0l-28-14-28 14a8 8 0 0 1-8 0l-28-14-28 14a8 8 0 0 1-12-7V56a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16m-16 0H40v139l20-10a8 8 0 0 1 8 0l28 14 28-14a8 8 0 0 1 8 0l28 14 28-14a8 8 0 0 1 8 0l20 10Z',
}
