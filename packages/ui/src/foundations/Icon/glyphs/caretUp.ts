// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const caretUp: Glyph = {
  regular:
    'M213.7,165.7a8,8,0,0,1-11.3,0L128,91.3,53.7,165.7a8,8,0,0,1-11.3-11.3l80-80a8,8,0,0,1,11.3,0l80,80A8,8,0,0,1,213.7,165.7Z',
}
