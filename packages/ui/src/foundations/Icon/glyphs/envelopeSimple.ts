// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const envelopeSimple: Glyph = {
  regular: 'M224 48H32a8 8 0 0 0-8 8v136a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16V56a8 8 0 0 0-8-8m-21 16-75 69-75-69Zm13 128H40V74l83 76a8 8 0 0 0 10 0l83-76z',
}
