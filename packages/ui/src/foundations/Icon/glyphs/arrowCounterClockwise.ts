// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const arrowCounterClockwise: Glyph = {
  regular: 'M224 128a96 96 0 0 1-95 96h-1a95 95 0 0 1-66-26 8 8 0 0 1 11-12 80 80 0 1 0-2-115v1L45 96h27a8 8 0 0 1 0 16H24a8 8 0 0 1-8-8V56a8 8 0 0 1 16 0v30l28-26a96 96 0 0 1 164 68',
}
