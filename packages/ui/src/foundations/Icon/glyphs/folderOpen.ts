// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const folderOpen: Glyph = {
  regular: 'M245 111a16 16 0 0 0-13-7h-16V88a16 16 0 0 0-16-16h-69l-28-21-10-3H40a16 16 0 0 0-16 16v144a8 8 0 0 0 8 8h179a8 8 0 0 0 8-5l28-86a16 16 0 0 0-2-14M93 64l30 22 5 2h72v16H70a16 16 0 0 0-15 11l-15 44V64Zm112 136H43l27-80h162Z',
}
