// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const bookBookmark: Glyph = {
  regular: 'M208 24H72a32 32 0 0 0-32 32v168a8 8 0 0 0 8 8h144a8 8 0 0 0 0-16H56a16 16 0 0 1 16-16h136a8 8 0 0 0 8-8V32a8 8 0 0 0-8-8m-88 16h48v72l-19-14a8 8 0 0 0-10 0l-19 14Zm80 144H72a32 32 0 0 0-16 4V56a16 16 0 0 1 16-16h32v88a8 8 0 0 0 13 6l27-20 27 20 5 2a8 8 0 0 0 8-8V40h16Z',
  fill: 'M208 24H72a32 32 0 0 0-32 32v168a8 8 0 0 0 8 8h144a8 8 0 0 0 0-16H56a16 16 0 0 1 16-16h136a8 8 0 0 0 8-8V32a8 8 0 0 0-8-8m-24 96-26-19h-4l-26 19V40h56Z',
}
