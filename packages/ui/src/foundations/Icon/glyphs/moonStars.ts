// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const moonStars: Glyph = {
  regular: 'M240 96a8 8 0 0 1-8 8h-16v16a8 8 0 0 1-16 0v-16h-16a8 8 0 0 1 0-16h16V72a8 8 0 0 1 16 0v16h16a8 8 0 0 1 8 8m-96-40h8v8a8 8 0 0 0 16 0v-8h8a8 8 0 0 0 0-16h-8v-8a8 8 0 0 0-16 0v8h-8a8 8 0 0 0 0 16m73 97a8 8 0 0 1 1 8A96 96 0 1 1 95 38a8 8 0 0 1 11 9 88 88 0 0 0 103 103 8 8 0 0 1 8 3m-20 15h-5A104 104 0 0 1 88 64v-5a80 80 0 1 0 109 109',
}
