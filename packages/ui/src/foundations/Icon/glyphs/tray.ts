// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const tray: Glyph = {
  regular:
    'M208,32H48A16,16,0,0,0,32,48V208a16,16,0,0,0,16,16H208a16,16,0,0,0,16-16V48A16,16,0,0,0,208,32Zm0,16V152h-28.7A15.9,15.9,0,0,0,168,156.7L148.7,176H107.3L88,156.7A15.9,15.9,0,0,0,76.7,152H48V48Zm0,160H48V168H76.7L96,187.3A15.9,15.9,0,0,0,107.3,192h41.4A15.9,15.9,0,0,0,160,187.3L179.3,168H208v40Z',
}
