// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const arrowCounterClockwise: Glyph = {
  regular:
    'M224,128a96,96,0,0,1-94.7,96H128A95.4,95.4,0,0,1,62.1,197.8a8,8,0,0,1,11-11.6A80,80,0,1,0,71.4,71.4a3.1,3.1,0,0,1-0.3 0.3L44.6,96H72a8,8,0,0,1,0,16H24a8,8,0,0,1-8-8V56a8,8,0,0,1,16,0V85.8L60.3,60A96,96,0,0,1,224,128Z',
}
