import {
  bookImportFields,
  bookLanguages,
  editionTypes,
  materials,
  normalFormatKey,
  collapseToLine,
  type BookFormat,
  type BookImportField,
  type BookRowDraft,
} from '@press/domain'
import type { Readable } from 'node:stream'
import {
  readChoiceCell,
  buildNameLookup,
  readTable,
  readTextCell,
  type Cell,
  type TableRow,
} from '../../app/read-table.ts'
import type { Files } from '../../files/files.ts'
import type { Translate } from '../../texts.ts'

export interface ReadRow {
  /** The row number in the table; the header is row 1. */
  row: number
  book: BookRowDraft
}

const kind = {
  fields: bookImportFields,
  nameOf: (field: BookImportField, t: Translate) => t(`books:field.${field}`),
  needed: ['book_name', 'authors'],
} as const

export const readBooks = async (
  context: { files: Pick<Files, 'store'>; t: Translate },
  content: Readable,
): Promise<ReadRow[]> =>
  (await readTable(context, content, kind)).map((found) => ({ row: found.row, book: draftOf(found) }))

function draftOf({ value, text }: TableRow<BookImportField>): BookRowDraft {
  const price = numberOf(value('price'))
  return {
    book_name: text('book_name'),
    authors: (typeof value('authors') === 'string' ? String(value('authors')) : text('authors'))
      .split(/[;\n]/)
      .map(collapseToLine)
      .filter(Boolean),
    ISBN: text('ISBN') || null,
    year: numberOf(value('year')),
    language: readChoiceCell(languages, text('language')),
    edition_type: readChoiceCell(types, text('edition_type')),
    pages: numberOf(value('pages')),
    format: formatOf(text('format')),
    printed: numberOf(value('printed')),
    copies_left: numberOf(value('copies_left')),
    price: typeof price === 'number' ? Math.round(price * 100) : price,
  }
}

/** Returns a number; null for an empty cell, undefined for any other text. */
function numberOf(cell: Cell): number | null | undefined {
  if (typeof cell === 'number') return cell
  if (cell instanceof Date || typeof cell === 'boolean') return undefined
  const text = readTextCell(cell)
    .replace(/[\s\u00a0]/g, '')
    .replace(',', '.')
  if (text === '') return null
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
}

const languages = buildNameLookup(bookLanguages, (key, t) => t(`print-forms:bookLanguage.${key}`))
const types = buildNameLookup(editionTypes, (key, t) => t(`print-forms:editionType.${key}`))

const plain = (key: string): string =>
  normalFormatKey(key).toLowerCase().replace(/\s/g, '').replace('а', 'a').replace('в', 'b')

/**
 * Finds a book format that a person typed, such as «60х84 1/16»: with the letter х instead of ×, and the sheet share as a fraction.
 */
const formatOf = (text: string): BookFormat | null | undefined => {
  if (text === '') return null
  return materials().formats.find(({ key }) => plain(key) === plain(text))?.key
}
