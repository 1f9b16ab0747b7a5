// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const pushPinSlash: Glyph = {
  regular: 'M54 35a8 8 0 1 0-12 10l25 28a70 70 0 0 0-29 15 16 16 0 0 0-1 23l48 49-43 42a8 8 0 0 0 12 12l42-43 49 48a16 16 0 0 0 11 5h1a16 16 0 0 0 12-6l11-21 22 24a8 8 0 1 0 12-10Zm102 173L48 100q15-12 33-12l87 96q-4 15-12 24m79-104-44 45a8 8 0 1 1-12-12l45-44-61-61-41 41a8 8 0 0 1-11-11l41-41a16 16 0 0 1 23 0l60 60a16 16 0 0 1 0 23',
}
