// Written by icons.mjs from Phosphor Icons (MIT); do not edit.
import type { Glyph } from '../Glyph.ts'

export const flag: Glyph = {
  regular:
    'm43 50-3 6v168a8 8 0 0 0 16 0v-44c27-21 50-10 76 3 17 8 35 17 53 17q21 1 44-18l3-6V56a8 8 0 0 0-13-6c-28 24-52 12-79-1-29-14-61-30-97 1m173 122c-27 21-50 10-76-3-25-13-53-26-84-9V60c27-21 50-10 76 3 25 13 53 26 84 9Z',
  fill: 'M232 56v120l-3 6a65 65 0 0 1-44 18c-18 0-36-9-53-17-26-13-49-24-76-3v44a8 8 0 0 1-16 0V56l3-6c36-31 68-15 97-1 27 13 51 25 79 1a8 8 0 0 1 13 6',
}
