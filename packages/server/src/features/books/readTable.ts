import {
  bookFormatKeys,
  bookImportFields,
  bookLanguages,
  editionTypes,
  folded,
  oneLine,
  type BookFormat,
  type BookImportField,
  type BookRowDraft,
} from '@press/domain'
import { locales } from '@press/i18n/node'
import { fileTypeFromFile } from 'file-type'
import { readSheet, type SheetData } from 'read-excel-file/node'
import type { Readable } from 'node:stream'
import { archiveProblem } from '../../files/archive.ts'
import type { Files } from '../../files/files.ts'
import { refuseFile } from '../../files/inspect.ts'
import { texts } from '../../texts.ts'

/** Bytes and rows of a table: ten thousand books are about a megabyte. */
const mostBytes = 10 * 1024 ** 2
const mostRows = 10_000
/** Tables are the same words over and over, and pack tighter than texts do; what they unpack to is read into memory. */
const archive = { bytes: 48 * 1024 ** 2, times: 1000 }
const kinds = { kinds: 'XLSX' }

type Cell = SheetData[number][number]

export interface ReadRow {
  /** As the table counts: its head is row 1. */
  row: number
  book: BookRowDraft
}

/** Reads a table of books. Refused as an error of the file when it is none, or its head names no column that is needed. */
export async function readTable(files: Pick<Files, 'store'>, content: Readable): Promise<ReadRow[]> {
  const received = await files.store.receive(content, mostBytes, () => true)
  try {
    if (received.size === 0) throw refuseFile('empty')
    if (received.tooLarge) throw refuseFile({ problem: 'tooLarge', params: { limit: mostBytes / 1024 ** 2 } })
    const type = await fileTypeFromFile(received.path)
    const problem =
      type?.ext === 'xlsx' ? await archiveProblem(received.path, received.size, archive) : 'contentDiffers'
    if (problem === 'contentDiffers') throw refuseFile({ problem, params: kinds })
    if (problem) throw refuseFile(problem)
    const cells = await readSheet(received.path).catch(() => {
      throw refuseFile({ problem: 'contentDiffers', params: kinds })
    })
    return rowsOf(cells)
  } finally {
    await files.store.discard(received)
  }
}

function rowsOf([head = [], ...cells]: SheetData): ReadRow[] {
  const columns = head.map((cell) => fieldOf(textOf(cell)))
  if (!columns.includes('book_name') || !columns.includes('authors')) throw refuseFile('noColumns')
  if (cells.length > mostRows) throw refuseFile({ problem: 'tooMany', params: { max: mostRows } })
  return cells.flatMap((row, index) => {
    // Lines between the books are no books.
    if (row.every((cell) => textOf(cell) === '')) return []
    const value = (field: BookImportField): Cell => row[columns.indexOf(field)] ?? null
    return [{ row: index + 2, book: draftOf(value) }]
  })
}

function draftOf(value: (field: BookImportField) => Cell): BookRowDraft {
  const text = (field: BookImportField): string => textOf(value(field))
  const price = numberOf(value('price'))
  return {
    book_name: text('book_name'),
    authors: (typeof value('authors') === 'string' ? String(value('authors')) : text('authors'))
      .split(/[;\n]/)
      .map(oneLine)
      .filter(Boolean),
    ISBN: text('ISBN') || null,
    year: numberOf(value('year')),
    language: choiceOf(languages, text('language')),
    edition_type: choiceOf(types, text('edition_type')),
    pages: numberOf(value('pages')),
    format: formatOf(text('format')),
    printed: numberOf(value('printed')),
    copies_left: numberOf(value('copies_left')),
    price: typeof price === 'number' ? Math.round(price * 100) : price,
  }
}

/** A cell as one line of text. */
const textOf = (cell: Cell | undefined): string =>
  cell === null || cell === undefined
    ? ''
    : oneLine(cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell))

/** A number, null for an empty cell, undefined for what is none. */
function numberOf(cell: Cell): number | null | undefined {
  if (typeof cell === 'number') return cell
  if (cell instanceof Date || typeof cell === 'boolean') return undefined
  const text = textOf(cell)
    .replace(/[\s\u00a0]/g, '')
    .replace(',', '.')
  if (text === '') return null
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
}

/** What names a field or a value, in any language of the product or by its wire name. */
const names = <Key extends string>(keys: readonly Key[], nameOf: (key: Key, t: ReturnType<typeof texts>) => string) =>
  new Map(
    keys.flatMap((key) =>
      [key, ...locales.map((locale) => nameOf(key, texts(locale)))].map((name) => [folded(name), key]),
    ),
  )
const heads = names(bookImportFields, (key, t) => t(`books:field.${key}`))
const languages = names(bookLanguages, (key, t) => t(`print:bookLanguage.${key}`))
const types = names(editionTypes, (key, t) => t(`print:editionType.${key}`))

const fieldOf = (head: string): BookImportField | undefined => heads.get(folded(head.replace(/\*\s*$/, '')))
const choiceOf = <Key>(known: ReadonlyMap<string, Key>, text: string): Key | null | undefined =>
  text === '' ? null : known.get(folded(text))

/** «60х84 1/16» as people type it: a letter for the sign, the share as a fraction. */
const formatOf = (text: string): BookFormat | null | undefined => {
  if (text === '') return null
  const plain = text
    .replace(/\s*[xXхХ*×]\s*/, '×')
    .replace(/\s+1\//, '/')
    .replace(/\s/g, '')
  return bookFormatKeys.find((key) => key.toLowerCase() === plain.toLowerCase().replace('а', 'a'))
}
