import { parseIsbn } from '@press/domain/identifiers/isbn'
import type { Cell, PlainTable } from '../../app/reply-with-table.ts'
import type { Translate } from '../../texts.ts'
import { formatBookImprint, type BookRow } from './queries.ts'

/** The columns of an export, in order. */
const exportFields = [
  'book_name',
  'authors',
  'ISBN',
  'year',
  'language',
  'edition_type',
  'pages',
  'format',
  'printed',
  'copies_author',
  'copies_university',
  'copies_library',
  'copies_left',
  'price',
  'imprint',
] as const
type ExportField = (typeof exportFields)[number]

function getCellValue(book: BookRow, field: ExportField, t: Translate): Cell {
  switch (field) {
    case 'authors':
      return book.author_names.length > 0 ? book.author_names.join('; ') : book.authors
    case 'ISBN':
      return (book.ISBN && parseIsbn(book.ISBN)?.hyphenated) ?? book.ISBN
    case 'language':
      return t(`print-forms:bookLanguage.${book.language}`)
    case 'edition_type':
      return book.edition_type && t(`print-forms:editionType.${book.edition_type}`)
    case 'price':
      return book.price === null ? null : book.price / 100
    case 'imprint':
      return formatBookImprint(book)
    default:
      return book[field]
  }
}

/** Column widths by their content, in characters. */
const widths: Partial<Record<ExportField, number>> = {
  book_name: 50,
  authors: 40,
  ISBN: 20,
  edition_type: 24,
  imprint: 60,
}
const summedFields: readonly ExportField[] = [
  'printed',
  'copies_author',
  'copies_university',
  'copies_library',
  'copies_left',
]

/** Returns books as a table. Its rows are read from the database while the table is sent. */
export const buildBookTable = (books: AsyncIterable<BookRow>, count: number, t: Translate): PlainTable => ({
  title: t('books:title'),
  columns: exportFields.map((field) => ({
    head: t(`books:field.${field}`),
    isSummed: summedFields.includes(field),
    width: widths[field] ?? 14,
  })),
  rows: generateRows(books, t),
  count,
})

async function* generateRows(books: AsyncIterable<BookRow>, t: Translate): AsyncGenerator<Cell[]> {
  for await (const book of books) yield exportFields.map((field) => getCellValue(book, field, t))
}
