// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const hourglass: Glyph = {
  regular: 'M200 76V40a16 16 0 0 0-16-16H72a16 16 0 0 0-16 16v36a16 16 0 0 0 6 13l53 39-53 39a16 16 0 0 0-6 13v36a16 16 0 0 0 16 16h112a16 16 0 0 0 16-16v-36a16 16 0 0 0-6-12l-53-40 53-40a16 16 0 0 0 6-12m-16 140H72v-36l56-42 56 42Zm0-140-56 42-56-42V40h112Z',
}
