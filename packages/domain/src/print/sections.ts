import { bindingSpec, formatSpec } from './materials.ts'
import type { Binding, BookFormat } from './material-types.ts'

/**
 * Pages of a section of a sewn book: a printed sheet of its format, folded; 8, 16 or 32 by the share of the sheet. 0 where nothing is
 * sewn, or the format is not known.
 */
export const sectionPages = (binding: Binding | null, format: BookFormat | null): number =>
  (binding && format && bindingSpec(binding)?.sewn && formatSpec(format)?.share) || 0

/** Blank pages that fill the last section of a sewn book; 0 where it is whole. */
export function blankPages(book: { binding: Binding | null; format: BookFormat | null; pages: number | null }): number {
  const section = sectionPages(book.binding, book.format)
  return section > 0 && book.pages ? (section - (book.pages % section)) % section : 0
}
