// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const check: Glyph = {
  regular: 'M229.7,77.7l-128,128a8,8,0,0,1-11.3,0l-56-56a8,8,0,0,1,11.3-11.3L96,188.7,218.3,66.3a8,8,0,0,1,11.3,11.3Z',
  bold: 'M232.5,80.5l-128,128a12,12,0,0,1-17,0l-56-56a12,12,0,1,1,17-17L96,183,215.5,63.5a12,12,0,0,1,17,17Z',
}
