// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const warehouse: Glyph = {
  regular:
    'M240,184h-8V57.9l9.7-2.1a8,8,0,1,0-3.3-15.6l-224,48A8,8,0,0,0,16,104a8.2,8.2,0,0,0,1.7-0.2L24,102.5V184H16a8,8,0,0,0,0,16H240a8,8,0,0,0,0-16ZM40,99,216,61.3V184H192V128a8,8,0,0,0-8-8H72a8,8,0,0,0-8,8v56H40Zm136,53H80V136h96ZM80,168h96v16H80Z',
  fill: 'M240,184h-8V57.9l9.7-2.1a8,8,0,1,0-3.3-15.6l-224,48A8,8,0,0,0,16,104a8.2,8.2,0,0,0,1.7-0.2L24,102.5V184H16a8,8,0,0,0,0,16H240a8,8,0,0,0,0-16Zm-56,0H72V168H184Zm0-32H72V136H184Z',
}
