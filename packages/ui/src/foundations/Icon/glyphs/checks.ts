// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const checks: Glyph = {
  regular: 'm150 86-90 88a8 8 0 0 1-11 0l-39-38a8 8 0 1 1 12-11l32 32 84-83a8 8 0 1 1 12 12m96-12a8 8 0 0 0-12 0l-84 83-18-19a8 8 0 0 0-12 12l25 24a8 8 0 0 0 11 0l90-88a8 8 0 0 0 0-12',
}
