// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const funnel: Glyph = {
  regular: 'M231 50a16 16 0 0 0-15-10H40a16 16 0 0 0-12 27l68 72v77a16 16 0 0 0 25 13l32-21a16 16 0 0 0 7-13v-56l68-72a16 16 0 0 0 3-17m-85 81-2 5v59l-32 21v-80l-2-5-70-75h176Z',
}
