// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const arrowsLeftRight: Glyph = {
  regular: 'm214 182-32 32a8 8 0 0 1-12-12l19-18H48a8 8 0 0 1 0-16h141l-19-18a8 8 0 0 1 12-12l32 32a8 8 0 0 1 0 12M74 118a8 8 0 0 0 12-12L67 88h141a8 8 0 0 0 0-16H67l19-18a8 8 0 0 0-12-12L42 74a8 8 0 0 0 0 12Z',
}
