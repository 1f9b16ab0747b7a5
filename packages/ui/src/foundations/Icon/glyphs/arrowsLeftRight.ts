// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const arrowsLeftRight: Glyph = {
  regular:
    'M213.7,181.7l-32,32a8,8,0,0,1-11.3-11.3L188.7,184H48a8,8,0,0,1,0-16H188.7l-18.3-18.3a8,8,0,0,1,11.3-11.3l32,32A8,8,0,0,1,213.7,181.7Zm-139.3-64a8,8,0,0,0,11.3-11.3L67.3,88H208a8,8,0,0,0,0-16H67.3L85.7,53.7A8,8,0,0,0,74.3,42.3l-32,32a8,8,0,0,0,0,11.3Z',
}
