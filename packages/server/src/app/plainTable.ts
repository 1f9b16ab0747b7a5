import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { csvWriter } from './csv.ts'
import { plainWorkbook } from './workbook.ts'

export type TableFormat = 'csv' | 'xlsx'

export interface PlainTable {
  title: string
  heads: string[]
  rows: (string | number | null)[][]
}

/** Tiyn as tenge with their tiyn. */
export const tenge = (tiyn: number): number => tiyn / 100

const types: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const fileOf = (table: PlainTable, format: TableFormat): Promise<Buffer> | Readable =>
  format === 'xlsx'
    ? plainWorkbook(table.title, table.heads, table.rows)
    : Readable.from(table.rows).pipe(csvWriter(table.heads))

/** Answers with a table as a file: CSV for whatever reads it, or a workbook. `name` is the file's, without its extension. */
export const sendTable = async (reply: FastifyReply, table: PlainTable, format: TableFormat, name: string) =>
  reply
    .header('content-type', types[format])
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .header('x-press-rows', String(table.rows.length))
    .send(await fileOf(table, format))
