// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const caretLeft: Glyph = {
  regular: 'M165.7,202.3a8,8,0,0,1-11.3,11.3l-80-80a8,8,0,0,1,0-11.3l80-80a8,8,0,0,1,11.3,11.3L91.3,128Z',
}
