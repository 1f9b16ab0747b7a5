// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const arrowDown: Glyph = {
  regular:
    'M205.7,149.7l-72,72a8,8,0,0,1-11.3,0l-72-72a8,8,0,0,1,11.3-11.3L120,196.7V40a8,8,0,0,1,16,0V196.7l58.3-58.3a8,8,0,0,1,11.3,11.3Z',
}
