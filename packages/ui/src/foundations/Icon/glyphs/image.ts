// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const image: Glyph = {
  regular: 'M216 40H40a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16V56a16 16 0 0 0-16-16m0 16v103l-26-26a16 16 0 0 0-23 0l-20 20-44-44a16 16 0 0 0-22 0l-41 40V56ZM40 172l52-52 80 80H40Zm176 28h-21l-36-36 20-20 37 37zm-72-100a12 12 0 1 1 12 12 12 12 0 0 1-12-12',
}
