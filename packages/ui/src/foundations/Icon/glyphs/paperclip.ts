// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const paperclip: Glyph = {
  regular:
    'M209.7,122.3a8,8,0,0,1,0,11.3l-82,82a56,56,0,0,1-79.2-79.2L147.7,35.7a40,40,0,1,1,56.6,56.6L105,193A24,24,0,1,1,71,159L154.3,74.4A8,8,0,1,1,165.7,85.6L82.4,170.3a8,8,0,1,0,11.3,11.4L192.9,81A24,24,0,1,0,159,47L59.8,147.7a40,40,0,1,0,56.5,56.6l82.1-82A8,8,0,0,1,209.7,122.3Z',
}
