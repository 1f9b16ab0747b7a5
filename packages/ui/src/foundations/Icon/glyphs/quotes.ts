// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const quotes: Glyph = {
  regular: 'M100 56H40a16 16 0 0 0-16 16v64a16 16 0 0 0 16 16h60v8a32 32 0 0 1-32 32 8 8 0 0 0 0 16 48 48 0 0 0 48-48V72a16 16 0 0 0-16-16m0 80H40V72h60Zm116-80h-60a16 16 0 0 0-16 16v64a16 16 0 0 0 16 16h60v8a32 32 0 0 1-32 32 8 8 0 0 0 0 16 48 48 0 0 0 48-48V72a16 16 0 0 0-16-16m0 80h-60V72h60Z',
}
