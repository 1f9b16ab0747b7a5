// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const circleNotch: Glyph = {
  regular:
    'M232,128a104,104,0,0,1-208,0c0-41,23.8-78.4,60.7-95.3a8,8,0,0,1,6.7,14.5C60.2,61.6,40,93.3,40,128a88,88,0,0,0,176,0c0-34.7-20.1-66.4-51.3-80.7a8,8,0,0,1,6.7-14.5C208.2,49.6,232,87,232,128Z',
}
