// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const storefront: Glyph = {
  regular: 'M232 96v-2l-15-50a16 16 0 0 0-15-12H54a16 16 0 0 0-15 12L24 94v18a40 40 0 0 0 16 32v72a8 8 0 0 0 8 8h160a8 8 0 0 0 8-8v-72a40 40 0 0 0 16-32zM54 48h148l11 40H43Zm50 56h48v8a24 24 0 0 1-48 0Zm-16 0v8a24 24 0 0 1-35 21l-2-1a24 24 0 0 1-11-20v-8Zm112 104H56v-57l8 1a40 40 0 0 0 32-16 40 40 0 0 0 64 0 40 40 0 0 0 32 16l8-1Zm5-76-2 1a24 24 0 0 1-35-21v-8h48v8a24 24 0 0 1-11 20',
}
