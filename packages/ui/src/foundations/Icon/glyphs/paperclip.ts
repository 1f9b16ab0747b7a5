// Written by icons.mjs from Phosphor Icons (MIT).
import type { Glyph } from '../Glyph.ts'

export const paperclip: Glyph = {
  regular: 'M210 122a8 8 0 0 1 0 12l-82 82a56 56 0 0 1-80-80L148 36a40 40 0 1 1 56 56l-99 101a24 24 0 1 1-34-34l83-85a8 8 0 1 1 12 12l-84 84a8 8 0 1 0 12 12l99-101a24 24 0 1 0-34-34L60 148a40 40 0 1 0 56 56l82-82a8 8 0 0 1 12 0',
}
