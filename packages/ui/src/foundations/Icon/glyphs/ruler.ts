// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const ruler: Glyph = {
  regular: 'm235 73-52-52a16 16 0 0 0-23 0L21 160a16 16 0 0 0 0 23l52 52a16 16 0 0 0 23 0L235 96a16 16 0 0 0 0-23M85 224l-53-53 32-32 26 27a8 8 0 0 0 12-12l-27-26 21-21 26 27a8 8 0 0 0 12-12l-27-26 21-21 26 27a8 8 0 0 0 12-12l-27-26 32-32 53 53Z',
}
