// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const clock: Glyph = {
  regular: 'M128 24a104 104 0 1 0 104 104A104 104 0 0 0 128 24m0 192a88 88 0 1 1 88-88 88 88 0 0 1-88 88m64-88a8 8 0 0 1-8 8h-56a8 8 0 0 1-8-8V72a8 8 0 0 1 16 0v48h48a8 8 0 0 1 8 8',
  fill: 'M128 24a104 104 0 1 0 104 104A104 104 0 0 0 128 24m56 112h-56a8 8 0 0 1-8-8V72a8 8 0 0 1 16 0v48h48a8 8 0 0 1 0 16',
}
