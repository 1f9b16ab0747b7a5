// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const airplaneTilt: Glyph = {
  regular: 'm185 114 29-27h1a32 32 0 0 0-46-46v1l-27 29-83-31a8 8 0 0 0-9 2L26 66a8 8 0 0 0 2 13l64 42-15 15H56l-6 2-24 24a8 8 0 0 0 3 13l37 15 15 37a8 8 0 0 0 13 3l24-24 2-6v-21l15-14 42 63a8 8 0 0 0 13 2l24-24a8 8 0 0 0 2-9Zm0 97-42-63-6-4h-1l-6 2-24 24-2 6v21l-13 13-12-29-4-4-29-12 13-13h21l6-2 24-24a8 8 0 0 0-2-13L45 71l13-14 83 31a8 8 0 0 0 9-2l31-33a16 16 0 0 1 22 22l-32 31a8 8 0 0 0-2 9l30 83Z',
}
