// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const wrench: Glyph = {
  regular: 'M227 69a8 8 0 0 0-13-3l-40 37-18-3-3-18 37-40a8 8 0 0 0-3-13 72 72 0 0 0-99 67 72 72 0 0 0 6 29l-60 52h-1a32 32 0 0 0 46 46v-1l52-60a72 72 0 0 0 101-66 72 72 0 0 0-5-27m-67 83a56 56 0 0 1-27-7 8 8 0 0 0-10 2l-56 65a16 16 0 0 1-23-23l65-56a8 8 0 0 0 2-10 56 56 0 0 1 58-82l-31 34-2 7 6 26a8 8 0 0 0 6 6l26 6 7-2 34-31a56 56 0 0 1-55 65',
}
