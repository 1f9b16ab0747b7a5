// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const phone: Glyph = {
  regular: 'm222 158-47-21a16 16 0 0 0-15 2h-1l-24 21c-16-7-31-23-39-39l21-24v-1a16 16 0 0 0 2-15L98 34a16 16 0 0 0-17-10 56 56 0 0 0-49 56c0 79 65 144 144 144a56 56 0 0 0 56-49 16 16 0 0 0-10-17m-46 50A128 128 0 0 1 48 80a40 40 0 0 1 35-40l21 47-21 25v1a16 16 0 0 0-1 15c9 19 27 37 46 46a16 16 0 0 0 16-1h1l24-21 47 21a40 40 0 0 1-40 35',
}
