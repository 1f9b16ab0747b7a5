import { bindingSpec, formatSpec } from './materials.ts'
import type { Binding, BookFormat } from './material-types.ts'

/**
 * Returns the number of pages in a section of a sewn book. A section is a folded printed sheet of the format; it has 8, 16 or 32
 * pages, according to the share of the sheet. Returns 0 for a binding that is not sewn or an unknown format.
 */
export const sectionPages = (binding: Binding | null, format: BookFormat | null): number =>
  (binding && format && bindingSpec(binding)?.sewn && formatSpec(format)?.share) || 0

/** Returns the number of blank pages that fill the last section of a sewn book; 0 if the section is complete. */
export function blankPages(book: { binding: Binding | null; format: BookFormat | null; pages: number | null }): number {
  const section = sectionPages(book.binding, book.format)
  return section > 0 && book.pages ? (section - (book.pages % section)) % section : 0
}
