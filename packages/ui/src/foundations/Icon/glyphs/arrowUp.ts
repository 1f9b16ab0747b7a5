// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const arrowUp: Glyph = {
  regular:
    'M205.7,117.7a8,8,0,0,1-11.3,0L136,59.3V216a8,8,0,0,1-16,0V59.3L61.7,117.7a8,8,0,0,1-11.3-11.3l72-72a8,8,0,0,1,11.3,0l72,72A8,8,0,0,1,205.7,117.7Z',
}
