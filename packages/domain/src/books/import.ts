import { limits } from '../shared/constants.ts'
import { getIsbnProblem, parseIsbn } from '../shared/identifiers/isbn.ts'
import { foldKazakhLetters } from '../shared/text.ts'
import type { BookFormat } from '../shared/print/material-types.ts'
import type { BookLanguage, EditionType } from '../shared/books/reference-lists.ts'

/** The columns of a table of books, in order. */
export const bookImportFields = [
  'book_name',
  'authors',
  'ISBN',
  'year',
  'language',
  'edition_type',
  'pages',
  'format',
  'printed',
  'copies_left',
  'price',
] as const
export type BookImportField = (typeof bookImportFields)[number]

/** A row of a table of books as it was read. An invalid value is `undefined`. */
export interface BookRowDraft {
  book_name: string
  authors: readonly string[]
  ISBN: string | null
  year: number | null | undefined
  language: BookLanguage | null | undefined
  edition_type: EditionType | null | undefined
  pages: number | null | undefined
  format: BookFormat | null | undefined
  printed: number | null | undefined
  copies_left: number | null | undefined
  /** The price in tiyn. */
  price: number | null | undefined
}

export type BookImportProblem = 'required' | 'tooLong' | 'isbn' | 'year' | 'number' | 'choice' | 'moreThanPrinted'

/** The year of the first European book printed with movable type. An earlier year is a typing error. */
const minYear = 1450
const maxAuthors = 30
const maxCount = 100_000_000

const isCount = (value: number | null | undefined): boolean =>
  value === null || (value !== undefined && Number.isInteger(value) && value >= 0 && value <= maxCount)

/** Returns the problems of a row, field by field. */
export function validateBookImport(
  book: BookRowDraft,
  thisYear: number,
): Partial<Record<BookImportField, BookImportProblem>> {
  const { book_name, authors, ISBN, year, printed, copies_left, price } = book
  const problems: Partial<Record<BookImportField, BookImportProblem>> = {}
  if (!book_name) problems.book_name = 'required'
  else if (book_name.length > limits.bookNameLength * 2) problems.book_name = 'tooLong'
  if (authors.length === 0) problems.authors = 'required'
  else if (authors.length > maxAuthors || authors.some((name) => name.length > 200)) problems.authors = 'tooLong'
  if (ISBN && getIsbnProblem(ISBN)) problems.ISBN = 'isbn'
  if (year === null) problems.year = 'required'
  else if (year === undefined || !Number.isInteger(year) || year < minYear || year > thisYear) problems.year = 'year'
  if (book.language === null) problems.language = 'required'
  for (const field of ['language', 'edition_type', 'format'] as const)
    if (book[field] === undefined) problems[field] = 'choice'
  for (const field of ['pages', 'printed', 'copies_left'] as const)
    if (!isCount(book[field])) problems[field] = 'number'
  if (price !== null && !((price ?? -1) >= 0 && Number.isSafeInteger(price))) problems.price = 'number'
  if (!problems.printed && !problems.copies_left && (copies_left ?? 0) > (printed ?? maxCount))
    problems.copies_left = 'moreThanPrinted'
  return problems
}

/**
 * Returns the keys that identify a book. Two books match by ISBN if both have one, and otherwise by normalized title and first
 * author.
 */
export const getBookMatchKeys = ({
  ISBN,
  book_name,
  author,
}: {
  ISBN: string | null
  book_name: string
  author: string
}) => ({
  isbn: ISBN ? (parseIsbn(ISBN)?.isbn13 ?? null) : null,
  title: `${foldKazakhLetters(book_name)} / ${foldKazakhLetters(author)}`,
})
