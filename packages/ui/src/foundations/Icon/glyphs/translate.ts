// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const translate: Glyph = {
  regular: 'm247 212-56-112a8 8 0 0 0-14 0l-22 44a88 88 0 0 1-47-17 104 104 0 0 0 28-63h24a8 8 0 0 0 0-16h-56V32a8 8 0 0 0-16 0v16H32a8 8 0 0 0 0 16h88a88 88 0 0 1-24 52 88 88 0 0 1-19-31 8 8 0 1 0-15 6 104 104 0 0 0 22 36 88 88 0 0 1-52 17 8 8 0 0 0 0 16 103 103 0 0 0 64-22 104 104 0 0 0 51 21l-26 53a8 8 0 0 0 14 8l14-28h70l14 28a8 8 0 0 0 7 4 8 8 0 0 0 7-12m-90-36 27-54 27 54Z',
}
