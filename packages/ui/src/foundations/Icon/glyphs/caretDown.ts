// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const caretDown: Glyph = {
  regular: 'M213.7,101.7l-80,80a8,8,0,0,1-11.3,0l-80-80A8,8,0,0,1,53.7,90.3L128,164.7l74.3-74.3a8,8,0,0,1,11.3,11.3Z',
}
