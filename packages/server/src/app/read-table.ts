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
import { texts, type Translate } from '../texts.ts'
import type { SheetAnswer, SheetProblem } from './sheet.ts'
import type { SheetJob } from './sheet-process.ts'

/** Bytes of a table: ten thousand rows are about a megabyte. */
const mostBytes = 10 * 1024 ** 2

/** Reads tables, 30 seconds for each. */
const sheets = createProcessWorker<SheetJob, SheetAnswer>(fileURLToPath(new URL('sheet-process.ts', import.meta.url)), {
  time: 30_000,
  keep: false,
})

const problems: Record<Exclude<SheetProblem, 'contentDiffers'>, FieldProblem> = {
  unpacksTooLarge: 'tableTooLarge',
  tooManyRows: { problem: 'tooMany', params: { max: limits.tableRows } },
  tooManyColumns: { problem: 'tooManyColumns', params: { max: limits.tableColumns } },
}

export type Cell = SheetData[number][number]

/** A row of a table that people filled in: its cells by field. */
export interface TableRow<Field extends string> {
  /** As the table counts: its head is row 1. */
  row: number
  value: (field: Field) => Cell
  text: (field: Field) => string
}

interface TableKind<Field extends string> {
  fields: readonly Field[]
  /** What the head calls a field. */
  nameOf: (field: Field, t: Translate) => string
  /** Without these there is nothing to take in. */
  needed: readonly Field[]
  /** Lines of text are a table too. */
  csv?: true
}

/** Reads a table for an import. Refused as an error of the file when it is none, or its head names no column that is needed. */
export async function readTable<Field extends string>(
  { files: { store }, t }: { files: Pick<Files, 'store'>; t: Translate },
  content: Readable,
  kind: TableKind<Field>,
): Promise<TableRow<Field>[]> {
  const received = await store.receive(content, mostBytes, () => true)
  try {
    if (received.size === 0) throw refuseFile('empty')
    if (received.tooLarge) throw refuseFile({ problem: 'tooLarge', params: { limit: mostBytes / 1024 ** 2 } })
    const isWorkbook = (await fileTypeFromFile(received.path))?.ext === 'xlsx'
    const none = refuseFile({ problem: 'contentDiffers', params: { kinds: kind.csv ? 'XLSX, CSV' : 'XLSX' } })
    if (!isWorkbook && !kind.csv) throw none
    // A table that its reader dies of is too large, whatever its bytes say.
    const read = (await sheets.run({ path: received.path, size: received.size, isWorkbook })) ?? {
      problem: 'unpacksTooLarge',
    }
    if ('problem' in read) throw read.problem === 'contentDiffers' ? none : refuseFile(problems[read.problem])
    return rowsOf(read.cells, kind, t)
  } finally {
    await store.discard(received)
  }
}

function rowsOf<Field extends string>(
  [head = [], ...cells]: SheetData,
  { fields, nameOf, needed }: TableKind<Field>,
  t: Translate,
): TableRow<Field>[] {
  const heads = buildNameLookup(fields, nameOf)
  const columns = head.map((cell) => heads.get(foldKazakhLetters(readTextCell(cell).replace(/\*\s*$/, ''))))
  const missing = needed.filter((field) => !columns.includes(field)).map((field) => nameOf(field, t))
  if (missing.length > 0) throw refuseFile({ problem: 'noColumns', params: { names: missing.join(', ') } })
  return cells.flatMap((row, index) => {
    // Lines between the rows say nothing.
    if (row.every((cell) => readTextCell(cell) === '')) return []
    const value = (field: Field): Cell => row[columns.indexOf(field)] ?? null
    return [{ row: index + 2, value, text: (field) => readTextCell(value(field)) }]
  })
}

/** A cell as one line of text. */
export const readTextCell = (cell: Cell | undefined): string =>
  cell === null || cell === undefined
    ? ''
    : collapseToLine(cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell))

/** What names a field or a value, in any language of the product or by its wire name; folded. */
export const buildNameLookup = <Key extends string>(keys: readonly Key[], nameOf: (key: Key, t: Translate) => string) =>
  new Map(
    keys.flatMap((key) =>
      [key, ...locales.map((locale) => nameOf(key, texts(locale)))].map(
        (name) => [foldKazakhLetters(name), key] as const,
      ),
    ),
  )

/** A value of a list as people typed it; null for an empty cell, undefined for what is none of it. */
export const readChoiceCell = <Key>(known: ReadonlyMap<string, Key>, text: string): Key | null | undefined =>
  text === '' ? null : known.get(foldKazakhLetters(text))
