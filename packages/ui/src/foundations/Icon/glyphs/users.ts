// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const users: Glyph = {
  regular: 'M117 158a60 60 0 1 0-66 0 96 96 0 0 0-47 38 8 8 0 1 0 13 8 80 80 0 0 1 134 0 8 8 0 0 0 13-8 96 96 0 0 0-47-38m-77-50a44 44 0 1 1 44 44 44 44 0 0 1-44-44m210 99a8 8 0 0 1-11-3 80 80 0 0 0-67-36 8 8 0 0 1 0-16 44 44 0 1 0-16-85 8 8 0 1 1-6-15 60 60 0 0 1 55 106 96 96 0 0 1 47 38 8 8 0 0 1-2 11',
}
