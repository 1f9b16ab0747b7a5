// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const pushPin: Glyph = {
  regular: 'm235 81-60-60a16 16 0 0 0-23 0L98 74c-10-3-35-7-60 14a16 16 0 0 0-1 23l48 49-43 42a8 8 0 0 0 12 12l42-43 49 48a16 16 0 0 0 11 5h1a16 16 0 0 0 12-6c19-26 17-48 13-60l53-54a16 16 0 0 0 0-23m-11 12-57 57a8 8 0 0 0-2 9c10 19-2 39-9 49L48 100q19-13 32-12l17 3a8 8 0 0 0 9-2l57-57z',
}
