// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const checks: Glyph = {
  regular:
    'M149.6,85.7l-89.6,88a8,8,0,0,1-11.2,0L10.4,136a8,8,0,1,1,11.2-11.4L54.4,156.8l84-82.5a8,8,0,1,1,11.2,11.4Zm96.1-11.3a8,8,0,0,0-11.3-0.1l-84,82.5-18.8-18.5a8,8,0,0,0-11.2,11.4l24.4,24a8,8,0,0,0,11.2,0l89.6-88A8,8,0,0,0,245.7,74.4Z',
}
