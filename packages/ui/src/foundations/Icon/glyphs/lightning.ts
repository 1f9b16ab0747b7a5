// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const lightning: Glyph = {
  regular:
    'M215.8,118.2a8,8,0,0,0-5-5.7L153.2,90.9l14.7-73.3a8,8,0,0,0-13.7-7l-112,120a8,8,0,0,0,3,13l57.6,21.6L88.2,238.4a8,8,0,0,0,13.7,7l112-120A8,8,0,0,0,215.8,118.2ZM109.4,214l10.5-52.4a8,8,0,0,0-5-9.1L62,132.7l84.6-90.7L136.2,94.4a8,8,0,0,0,5,9.1l52.8,19.8Z',
}
