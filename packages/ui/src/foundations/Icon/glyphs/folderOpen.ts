// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const folderOpen: Glyph = {
  regular:
    'M245,110.6A16,16,0,0,0,232,104H216V88a16,16,0,0,0-16-16H130.7L102.9,51.2a16.1,16.1,0,0,0-9.6-3.2H40A16,16,0,0,0,24,64V208h0a8,8,0,0,0,8,8H211.1a8,8,0,0,0,7.6-5.5l28.5-85.5A16.1,16.1,0,0,0,245,110.6ZM93.3,64,123.2,86.4A8,8,0,0,0,128,88h72v16H69.8a16,16,0,0,0-15.2,10.9L40,158.7V64Zm112,136H43.1l26.7-80H232Z',
}
