import { foldKazakhLetters, limits, collapseToLine } from '@press/domain'
import { locales } from '@press/i18n/node'
import { fileTypeFromFile } from 'file-type'
import type { SheetData } from 'read-excel-file/node'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { FieldProblem } from '../errors.ts'
import type { Files } from '../files/files.ts'
import { refuseFile } from '../files/inspect.ts'
import { createProcessWorker } from '../processes/worker.ts'
import { getTranslator, type Translate } from '../texts.ts'
import type { SheetAnswer, SheetProblem } from './sheet.ts'
import type { SheetJob } from './sheet-process.ts'

/** The maximum size of a table in bytes. Ten thousand rows are about a megabyte. */
const maxBytes = 10 * 1024 ** 2

/** Reads tables with a timeout of 30 seconds each. */
const sheetWorker = createProcessWorker<SheetJob, SheetAnswer>(
  fileURLToPath(new URL('sheet-process.ts', import.meta.url)),
  {
    timeoutMs: 30_000,
    isReusable: false,
  },
)

const fieldProblems: Record<Exclude<SheetProblem, 'contentDiffers'>, FieldProblem> = {
  unpacksTooLarge: 'tableTooLarge',
  tooManyRows: { problem: 'tooMany', params: { max: limits.tableRows } },
  tooManyColumns: { problem: 'tooManyColumns', params: { max: limits.tableColumns } },
}

export type Cell = SheetData[number][number]

/** A row of an imported table, with its cells by field. */
export interface TableRow<Field extends string> {
  /** The row number in the table. The head is row 1. */
  row: number
  /** Returns the cell of a field; null if the cell is empty or the table has no column for the field. */
  value: (field: Field) => Cell
  /** Returns the cell of a field as text on one line; '' if it is empty. */
  text: (field: Field) => string
}

interface TableKind<Field extends string> {
  fields: readonly Field[]
  /** Returns the name of a field in the head of the table. */
  nameOf: (field: Field, t: Translate) => string
  /** The columns that an import requires. */
  needed: readonly Field[]
  /** Whether CSV is accepted too. */
  csv?: true
}

/**
 * Reads a table for an import. If a file is not a table, or its head lacks a required column, refuses it with an error of the file.
 */
export async function readTable<Field extends string>(
  { files: { store }, t }: { files: Pick<Files, 'store'>; t: Translate },
  content: Readable,
  kind: TableKind<Field>,
): Promise<TableRow<Field>[]> {
  const receivedFile = await store.receive(content, maxBytes, () => true)
  try {
    if (receivedFile.size === 0) throw refuseFile('empty')
    if (receivedFile.tooLarge) throw refuseFile({ problem: 'tooLarge', params: { limit: maxBytes / 1024 ** 2 } })
    const isWorkbook = (await fileTypeFromFile(receivedFile.path))?.ext === 'xlsx'
    const contentDiffersError = refuseFile({
      problem: 'contentDiffers',
      params: { kinds: kind.csv ? 'XLSX, CSV' : 'XLSX' },
    })
    if (!isWorkbook && !kind.csv) throw contentDiffersError
    // If reading a table ends the reader process, the table counts as too large, whatever its size in bytes.
    const result = (await sheetWorker.run({ path: receivedFile.path, size: receivedFile.size, isWorkbook })) ?? {
      problem: 'unpacksTooLarge',
    }
    if ('problem' in result)
      throw result.problem === 'contentDiffers' ? contentDiffersError : refuseFile(fieldProblems[result.problem])
    return parseRows(result.cells, kind, t)
  } finally {
    await store.discard(receivedFile)
  }
}

function parseRows<Field extends string>(
  [head = [], ...dataRows]: SheetData,
  { fields, nameOf, needed }: TableKind<Field>,
  t: Translate,
): TableRow<Field>[] {
  const fieldsByHead = buildNameLookup(fields, nameOf)
  const columns = head.map((cell) => fieldsByHead.get(foldKazakhLetters(readTextCell(cell).replace(/\*\s*$/, ''))))
  const missingColumns = needed.filter((field) => !columns.includes(field)).map((field) => nameOf(field, t))
  if (missingColumns.length > 0)
    throw refuseFile({ problem: 'noColumns', params: { names: missingColumns.join(', ') } })
  return dataRows.flatMap((row, index) => {
    // Skips empty lines between the rows.
    if (row.every((cell) => readTextCell(cell) === '')) return []
    const getCell = (field: Field): Cell => row[columns.indexOf(field)] ?? null
    return [{ row: index + 2, value: getCell, text: (field) => readTextCell(getCell(field)) }]
  })
}

/** Returns the text of a cell on one line. */
export const readTextCell = (cell: Cell | undefined): string =>
  cell === null || cell === undefined
    ? ''
    : collapseToLine(cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell))

/**
 * Returns a map from the names of fields or values to their keys. It contains the names in every interface language and the key
 * itself, all in folded letters.
 */
export const buildNameLookup = <Key extends string>(keys: readonly Key[], nameOf: (key: Key, t: Translate) => string) =>
  new Map(
    keys.flatMap((key) =>
      [key, ...locales.map((locale) => nameOf(key, getTranslator(locale)))].map(
        (name) => [foldKazakhLetters(name), key] as const,
      ),
    ),
  )

/** Returns the key of a choice that a cell names. Returns null for an empty cell, and undefined for an unknown value. */
export const readChoiceCell = <Key>(keysByName: ReadonlyMap<string, Key>, text: string): Key | null | undefined =>
  text === '' ? null : keysByName.get(foldKazakhLetters(text))
