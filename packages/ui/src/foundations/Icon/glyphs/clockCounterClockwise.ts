// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const clockCounterClockwise: Glyph = {
  regular: 'M136 80v43l36 22a8 8 0 0 1-8 14l-40-24a8 8 0 0 1-4-7V80a8 8 0 0 1 16 0m-8-48a95 95 0 0 0-68 28L40 82V64a8 8 0 0 0-16 0v40a8 8 0 0 0 8 8h40a8 8 0 0 0 0-16H49l22-25a80 80 0 1 1 2 115 8 8 0 1 0-11 12 96 96 0 1 0 66-166',
  fill: 'M224 128a96 96 0 0 1-162 70 8 8 0 1 1 11-12 80 80 0 1 0-2-115L61 82l17 16a8 8 0 0 1-6 14H32a8 8 0 0 1-8-8V64a8 8 0 0 1 14-6l12 13 10-11a96 96 0 0 1 164 68m-96-56a8 8 0 0 0-8 8v48a8 8 0 0 0 4 7l40 24a8 8 0 1 0 8-14l-36-22V80a8 8 0 0 0-8-8',
}
