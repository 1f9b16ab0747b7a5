// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const lifebuoy: Glyph = {
  regular: 'M128 24a104 104 0 1 0 104 104A104 104 0 0 0 128 24m39 132a48 48 0 0 0 0-56l29-28a88 88 0 0 1 0 112Zm-71-28a32 32 0 1 1 32 32 32 32 0 0 1-32-32m88-68-28 29a48 48 0 0 0-56 0L72 60a88 88 0 0 1 112 0M60 72l29 28a48 48 0 0 0 0 56l-29 28a88 88 0 0 1 0-112m12 124 28-29a48 48 0 0 0 56 0l28 29a88 88 0 0 1-112 0',
}
