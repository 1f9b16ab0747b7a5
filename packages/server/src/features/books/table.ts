import { parseIsbn } from '@press/domain/identifiers/isbn'
import { Readable } from 'node:stream'
import writeExcel, { type Row } from 'write-excel-file/node'
import { csvWriter } from '../../app/csv.ts'
import { cell, head } from '../../app/workbook.ts'
import type { Translator } from '../../texts.ts'
import { imprintFor, type BookRow } from './queries.ts'

/** The columns of an export, in their order. */
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

function valueOf(book: BookRow, field: ExportField, t: Translator): string | number | null {
  switch (field) {
    case 'authors':
      return book.author_names.length > 0 ? book.author_names.join('; ') : book.authors
    case 'ISBN':
      return (book.ISBN && parseIsbn(book.ISBN)?.hyphenated) ?? book.ISBN
    case 'language':
      return t(`print:bookLanguage.${book.language}`)
    case 'edition_type':
      return book.edition_type && t(`print:editionType.${book.edition_type}`)
    case 'price':
      return book.price === null ? null : book.price / 100
    case 'imprint':
      return imprintFor(book)
    default:
      return book[field]
  }
}

const heads = (t: Translator): string[] => exportFields.map((field) => t(`books:field.${field}`))

/** Books as CSV. */
export const csvOf = (books: AsyncIterable<BookRow>, t: Translator): Readable =>
  Readable.from(
    (async function* () {
      for await (const book of books) yield exportFields.map((field) => valueOf(book, field, t))
    })(),
  ).pipe(csvWriter(heads(t)))

/** Widths of columns by what stands in them, in characters. */
const widths: Partial<Record<ExportField, number>> = {
  book_name: 50,
  authors: 40,
  ISBN: 20,
  edition_type: 24,
  imprint: 60,
}

/** Books as a workbook. */
export async function workbookOf(books: AsyncIterable<BookRow>, t: Translator): Promise<Buffer> {
  const rows: Row[] = [heads(t).map(head)]
  for await (const book of books) rows.push(exportFields.map((field) => cell(valueOf(book, field, t))))
  return writeExcel(rows, {
    sheet: t('books:title'),
    stickyRowsCount: 1,
    columns: exportFields.map((field) => ({ width: widths[field] ?? 14 })),
  }).toBuffer()
}
