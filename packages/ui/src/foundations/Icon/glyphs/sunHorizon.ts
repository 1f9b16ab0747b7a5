// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const sunHorizon: Glyph = {
  regular: 'M240 152h-40v-8a72 72 0 0 0-144 0v8H16a8 8 0 0 0 0 16h224a8 8 0 0 0 0-16m-168-8a56 56 0 1 1 111 8H73zm144 56a8 8 0 0 1-8 8H48a8 8 0 0 1 0-16h160a8 8 0 0 1 8 8M73 44a8 8 0 0 1 14-8l8 16a8 8 0 0 1-14 8ZM17 92a8 8 0 0 1 11-3l16 8a8 8 0 0 1-8 14l-16-8a8 8 0 0 1-3-11m192 16a8 8 0 0 1 3-11l16-8a8 8 0 1 1 8 14l-16 8a8 8 0 0 1-11-3m-48-56 8-16a8 8 0 0 1 14 8l-8 16a8 8 0 1 1-14-8',
}
