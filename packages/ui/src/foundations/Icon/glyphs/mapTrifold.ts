// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const mapTrifold: Glyph = {
  regular: 'm229 50-7-2-61 16-61-31-6-1-64 16a8 8 0 0 0-6 8v144a8 8 0 0 0 10 8l61-16 61 31 4 1h2l64-16a8 8 0 0 0 6-8V56zm-125 3 48 24v126l-48-24Zm-64 9 48-12v128l-48 12Zm176 132-48 12V78l48-12Z',
}
