import { getBindingSpec, getFormatSpec } from './materials.ts'
import type { Binding, BookFormat } from './material-types.ts'

/**
 * Returns the number of pages in a section of a sewn book. A section is a folded printed sheet of the format; it has 8, 16 or 32
 * pages, according to the share of the sheet. Returns 0 for a binding that is not sewn or an unknown format.
 */
export const countSectionPages = (binding: Binding | null, format: BookFormat | null): number =>
  (binding && format && getBindingSpec(binding)?.sewn && getFormatSpec(format)?.share) || 0

/** Returns the number of blank pages that fill the last section of a sewn book; 0 if the section is complete. */
export function countBlankPages(book: {
  binding: Binding | null
  format: BookFormat | null
  pages: number | null
}): number {
  const pagesPerSection = countSectionPages(book.binding, book.format)
  return pagesPerSection > 0 && book.pages ? (pagesPerSection - (book.pages % pagesPerSection)) % pagesPerSection : 0
}
