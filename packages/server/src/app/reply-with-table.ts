import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import type { Translate } from '../texts.ts'
import { createCsvStringifier } from './csv.ts'
import { xlsxMimeType, createWorkbook, type Cell } from './workbook.ts'

export type TableFormat = 'csv' | 'xlsx'

export type { Cell }

export interface Column {
  head: string
  /** Whether a row at the end shows the sum of the column. */
  isSummed?: boolean
  /** The width of the column in characters. The default is the width of the head. */
  width?: number
}

export interface PlainTable {
  title: string
  columns: readonly Column[]
  rows: readonly Cell[][] | AsyncIterable<Cell[]>
  /** The number of rows. Set when the rows are streamed. */
  count?: number
  /** A row below the totals that is calculated from them. */
  closing?: Cell[]
}

export const createSummedColumn = (head: string): Column => ({ head, isSummed: true })

/** Returns the columns of a table, one for each key. */
export const createColumns = <Key extends string>(
  keys: readonly Key[],
  getHeadText: (key: Key) => string,
  summedKeys: readonly Key[] = [],
): Column[] => keys.map((key) => ({ head: getHeadText(key), isSummed: summedKeys.includes(key) }))

/** Converts tiyn to tenge with decimals. */
export const tiynToTenge = (tiyn: number): number => tiyn / 100

const mimeTypes: Record<TableFormat, string> = { csv: 'text/csv; charset=utf-8', xlsx: xlsxMimeType }

/** Rounds a sum of money or hours to two decimal places. Further decimals are floating-point errors. */
const roundSum = (sum: number | null): Cell => sum && Math.round(sum * 100) / 100

/** Reads the rows of a table once and sums its columns. The totals are available after the last row. */
function createTotalingReader({ columns, rows, closing }: PlainTable, t: Translate) {
  const sums = columns.map((): number | null => null)
  async function* readRows() {
    for await (const row of rows) {
      for (const [index, { isSummed }] of columns.entries()) {
        const value = row[index]
        if (isSummed && typeof value === 'number') sums[index] = (sums[index] ?? 0) + value
      }
      yield row
    }
  }
  const getTotals = (): Cell[][] => [
    ...(sums.some((sum) => sum !== null)
      ? [sums.map((sum, index) => (index === 0 ? t('documents:total') : roundSum(sum)))]
      : []),
    ...(closing ? [closing] : []),
  ]
  return { read: readRows, totals: getTotals }
}

async function createTableFile(table: PlainTable, format: TableFormat, t: Translate): Promise<Buffer | Readable> {
  const { read: readRows, totals: getTotals } = createTotalingReader(table, t)
  const { title, columns } = table
  if (format === 'xlsx') {
    const rows: Cell[][] = []
    for await (const row of readRows()) rows.push(row)
    return createWorkbook({ title, columns, rows, totals: getTotals() })
  }
  async function* readAllRows() {
    yield* readRows()
    yield* getTotals()
  }
  return Readable.from(readAllRows()).pipe(createCsvStringifier(columns.map(({ head }) => head)))
}

/**
 * Answers with a table as a file: CSV or a workbook. `name` is the file name without its extension. The header `x-press-rows` is
 * the number of rows without the totals.
 */
export const replyWithTable = async (
  { reply, t }: { reply: FastifyReply; t: Translate },
  table: PlainTable,
  format: TableFormat,
  name: string,
) =>
  reply
    .header('content-type', mimeTypes[format])
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .header('x-press-rows', String(table.count ?? ('length' in table.rows ? table.rows.length : 0)))
    .send(await createTableFile(table, format, t))
