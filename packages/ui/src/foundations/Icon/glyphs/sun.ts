// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const sun: Glyph = {
  regular:
    'M120 40V16a8 8 0 0 1 16 0v24a8 8 0 0 1-16 0m72 88a64 64 0 1 1-64-64 64 64 0 0 1 64 64m-16 0a48 48 0 1 0-48 48 48 48 0 0 0 48-48M58 70a8 8 0 0 0 12-12L54 42a8 8 0 0 0-12 12Zm0 116-16 16a8 8 0 0 0 12 12l16-16a8 8 0 0 0-12-12M192 72l6-2 16-16a8 8 0 0 0-12-12l-16 16a8 8 0 0 0 6 14m6 114a8 8 0 0 0-12 12l16 16a8 8 0 0 0 12-12ZM48 128a8 8 0 0 0-8-8H16a8 8 0 0 0 0 16h24a8 8 0 0 0 8-8m80 80a8 8 0 0 0-8 8v24a8 8 0 0 0 16 0v-24a8 8 0 0 0-8-8m112-88h-24a8 8 0 0 0 0 16h24a8 8 0 0 0 0-16',
}
