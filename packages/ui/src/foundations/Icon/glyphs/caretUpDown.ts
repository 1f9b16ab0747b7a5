// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const caretUpDown: Glyph = {
  regular:
    'M181.7,170.3a8,8,0,0,1,0,11.3l-48,48a8,8,0,0,1-11.3,0l-48-48a8,8,0,0,1,11.3-11.3L128,212.7l42.3-42.3A8,8,0,0,1,181.7,170.3Zm-96-84.7L128,43.3l42.3,42.4a8,8,0,0,0,11.3-11.3l-48-48a8,8,0,0,0-11.3,0l-48,48A8,8,0,0,0,85.7,85.7Z',
}
