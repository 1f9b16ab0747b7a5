// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const xCircle: Glyph = {
  regular:
    'm166 102-27 26 27 26a8 8 0 0 1-12 12l-26-27-26 27a8 8 0 0 1-12-12l27-26-27-26a8 8 0 0 1 12-12l26 27 26-27a8 8 0 0 1 12 12m66 26A104 104 0 1 1 128 24a104 104 0 0 1 104 104m-16 0a88 88 0 1 0-88 88 88 88 0 0 0 88-88',
  fill: 'M128 24a104 104 0 1 0 104 104A104 104 0 0 0 128 24m38 130a8 8 0 0 1-12 12l-26-27-26 27a8 8 0 0 1-12-12l27-26-27-26a8 8 0 0 1 12-12l26 27 26-27a8 8 0 0 1 12 12l-27 26Z',
}
