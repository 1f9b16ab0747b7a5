import type { Glyph } from '../foundations/Icon/index.ts'

/** Returns a glyph as a CSS mask, for the parts of native controls that cannot contain elements. */
export const createGlyphMask = (glyph: Glyph, weight: keyof Glyph = 'regular'): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 256 256'%3E%3Cpath d='${
    glyph[weight] ?? glyph.regular
  }'/%3E%3C/svg%3E") center / contain no-repeat`
