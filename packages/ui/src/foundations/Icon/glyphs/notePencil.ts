// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const notePencil: Glyph = {
  regular: 'm230 58-32-32a8 8 0 0 0-12 0l-96 96-2 6v32a8 8 0 0 0 8 8h32l6-2 96-96a8 8 0 0 0 0-12m-105 94h-21v-21l64-64 21 21Zm75-75-21-21 13-13 21 21Zm24 51v80a16 16 0 0 1-16 16H48a16 16 0 0 1-16-16V48a16 16 0 0 1 16-16h80a8 8 0 0 1 0 16H48v160h160v-80a8 8 0 0 1 16 0',
  fill: 'M224 128v80a16 16 0 0 1-16 16H48a16 16 0 0 1-16-16V48a16 16 0 0 1 16-16h80a8 8 0 0 1 0 16H48v160h160v-80a8 8 0 0 1 16 0m6-58-96 96-6 2H96a8 8 0 0 1-8-8v-32l2-6 96-96a8 8 0 0 1 12 0l32 32a8 8 0 0 1 0 12m-17-6-21-21-13 13 21 21Z',
}
