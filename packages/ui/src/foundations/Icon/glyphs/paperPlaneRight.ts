// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const paperPlaneRight: Glyph = {
  regular: 'M232 114 64 18a16 16 0 0 0-23 19l31 91-31 91a16 16 0 0 0 15 21l8-2 168-96a16 16 0 0 0 0-28M56 224l30-88h58a8 8 0 0 0 0-16H86L56 32l168 96Z',
  fill: 'M240 128a16 16 0 0 1-8 14L64 238l-8 2a16 16 0 0 1-15-21l27-80 4-3h72a8 8 0 0 0 8-9 8 8 0 0 0-8-7H72l-4-3-27-80a16 16 0 0 1 23-19l168 96a16 16 0 0 1 8 14',
}
