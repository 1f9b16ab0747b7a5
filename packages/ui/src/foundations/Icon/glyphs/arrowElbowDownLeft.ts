// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const arrowElbowDownLeft: Glyph = {
  regular:
    'M200,32V176a8,8,0,0,1-8,8H67.3l34.4,34.3a8,8,0,0,1-11.3,11.3l-48-48a8,8,0,0,1,0-11.3l48-48a8,8,0,0,1,11.3,11.3L67.3,168H184V32a8,8,0,0,1,16,0Z',
}
