// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const prohibit: Glyph = {
  regular: 'M128 24a104 104 0 1 0 104 104A104 104 0 0 0 128 24m88 104a88 88 0 0 1-20 56L72 60a88 88 0 0 1 144 68m-176 0a88 88 0 0 1 20-56l124 124a88 88 0 0 1-144-68',
  fill: 'M200 128a72 72 0 0 1-16 45L83 72a72 72 0 0 1 117 56m-144 0a72 72 0 0 0 117 56L72 83a72 72 0 0 0-16 45m180 0A108 108 0 1 1 128 20a108 108 0 0 1 108 108m-20 0a88 88 0 1 0-88 88 88 88 0 0 0 88-88',
}
