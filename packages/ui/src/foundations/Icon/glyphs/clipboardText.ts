// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const clipboardText: Glyph = {
  regular:
    'M168 152a8 8 0 0 1-8 8H96a8 8 0 0 1 0-16h64a8 8 0 0 1 8 8m-8-40H96a8 8 0 0 0 0 16h64a8 8 0 0 0 0-16m56-64v168a16 16 0 0 1-16 16H56a16 16 0 0 1-16-16V48a16 16 0 0 1 16-16h36a48 48 0 0 1 72 0h36a16 16 0 0 1 16 16M96 64h64a32 32 0 0 0-64 0m104-16h-27l3 16v8a8 8 0 0 1-8 8H88a8 8 0 0 1-8-8v-8l3-16H56v168h144Z',
  fill: 'M200 32h-36a48 48 0 0 0-72 0H56a16 16 0 0 0-16 16v168a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16V48a16 16 0 0 0-16-16m-72 0a32 32 0 0 1 32 32H96a32 32 0 0 1 32-32m32 128H96a8 8 0 0 1 0-16h64a8 8 0 0 1 0 16m0-32H96a8 8 0 0 1 0-16h64a8 8 0 0 1 0 16',
}
