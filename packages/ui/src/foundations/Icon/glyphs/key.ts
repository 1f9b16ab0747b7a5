// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const key: Glyph = {
  regular: 'M217 39a80 80 0 0 0-133 82l-55 55a16 16 0 0 0-5 11v29a16 16 0 0 0 16 16h32a8 8 0 0 0 8-8v-16h16a8 8 0 0 0 8-8v-16h16l6-2 9-10a80 80 0 0 0 25 4 80 80 0 0 0 57-137m7 59c-1 34-30 62-64 62a64 64 0 0 1-24-5 8 8 0 0 0-8 2l-11 11H96a8 8 0 0 0-8 8v16H72a8 8 0 0 0-8 8v16H40v-29l59-59a8 8 0 0 0 2-8 64 64 0 0 1-5-24c0-34 28-63 62-64a64 64 0 0 1 66 66m-32-22a12 12 0 1 1-12-12 12 12 0 0 1 12 12',
}
