// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const pencilLine: Glyph = {
  regular:
    'm227 73-44-44a16 16 0 0 0-23 0L37 152a16 16 0 0 0-5 11v45a16 16 0 0 0 16 16h168a8 8 0 0 0 0-16H115L227 96a16 16 0 0 0 0-23m-91 2 17 17-85 85-17-17ZM48 208v-29l29 29Zm48-3-17-17 85-85 17 17Zm96-96-45-45 24-24 45 45Z',
  fill: 'm227 73-44-44a16 16 0 0 0-23 0L37 152a16 16 0 0 0-5 11v45a16 16 0 0 0 16 16h168a8 8 0 0 0 0-16H115L227 96a16 16 0 0 0 0-23M79 188l91-90 16 16-90 91Zm79-102-90 91-17-17 91-90ZM48 179l29 29H48Z',
}
