// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const bookOpen: Glyph = {
  regular:
    'M232 48h-72a40 40 0 0 0-32 16 40 40 0 0 0-32-16H24a8 8 0 0 0-8 8v144a8 8 0 0 0 8 8h72a24 24 0 0 1 24 24 8 8 0 0 0 16 0 24 24 0 0 1 24-24h72a8 8 0 0 0 8-8V56a8 8 0 0 0-8-8M96 192H32V64h64a24 24 0 0 1 24 24v112a40 40 0 0 0-24-8m128 0h-64a40 40 0 0 0-24 8V88a24 24 0 0 1 24-24h64Z',
  fill: 'M240 56v144a8 8 0 0 1-8 8h-72a24 24 0 0 0-24 24 8 8 0 0 1-5 7 8 8 0 0 1-11-7 24 24 0 0 0-24-24H24a8 8 0 0 1-8-8V56a8 8 0 0 1 8-8h64a32 32 0 0 1 32 32v88a8 8 0 0 0 7 8 8 8 0 0 0 9-8V80a32 32 0 0 1 32-32h64a8 8 0 0 1 8 8',
}
