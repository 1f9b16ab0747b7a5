import {
  bookImportFields,
  bookLanguages,
  editionTypes,
  foldFormatKey,
  getMaterials,
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

const bookImportTable = {
  fields: bookImportFields,
  nameOf: (field: BookImportField, t: Translate) => t(`books:field.${field}`),
  needed: ['book_name', 'authors'],
} as const

export const readBooks = async (
  context: { files: Pick<Files, 'store'>; t: Translate },
  content: Readable,
): Promise<ReadRow[]> =>
  (await readTable(context, content, bookImportTable)).map((tableRow) => ({
    row: tableRow.row,
    book: toBookDraft(tableRow),
  }))

function toBookDraft({ value, text }: TableRow<BookImportField>): BookRowDraft {
  const price = parseNumberCell(value('price'))
  return {
    book_name: text('book_name'),
    authors: (typeof value('authors') === 'string' ? String(value('authors')) : text('authors'))
      .split(/[;\n]/)
      .map(collapseToLine)
      .filter(Boolean),
    ISBN: text('ISBN') || null,
    year: parseNumberCell(value('year')),
    language: readChoiceCell(languageLookup, text('language')),
    edition_type: readChoiceCell(editionTypeLookup, text('edition_type')),
    pages: parseNumberCell(value('pages')),
    format: findFormat(text('format')),
    printed: parseNumberCell(value('printed')),
    copies_left: parseNumberCell(value('copies_left')),
    price: typeof price === 'number' ? Math.round(price * 100) : price,
  }
}

/** Returns a number; null for an empty cell, undefined for any other text. */
function parseNumberCell(cell: Cell): number | null | undefined {
  if (typeof cell === 'number') return cell
  if (cell instanceof Date || typeof cell === 'boolean') return undefined
  const text = readTextCell(cell)
    .replace(/[\s\u00a0]/g, '')
    .replace(',', '.')
  if (text === '') return null
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
}

const languageLookup = buildNameLookup(bookLanguages, (key, t) => t(`print-forms:bookLanguage.${key}`))
const editionTypeLookup = buildNameLookup(editionTypes, (key, t) => t(`print-forms:editionType.${key}`))

/** Finds a book format that a person typed, such as «60х84 1/16». */
const findFormat = (text: string): BookFormat | null | undefined => {
  if (text === '') return null
  return getMaterials().formats.find(({ key }) => foldFormatKey(key) === foldFormatKey(text))?.key
}
