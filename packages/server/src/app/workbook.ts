import writeExcel, { type Row } from 'write-excel-file/node'

/** The type of a workbook. */
export const xlsxMimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export type Cell = string | number | null

/** A cell says what it is, so that no text is ever a formula. */
const createCell = (value: Cell) =>
  value === null ? null : typeof value === 'number' ? { value, type: Number } : { value, type: String }

const boldCell = (value: Cell) => {
  const plain = createCell(value)
  return plain && { ...plain, fontWeight: 'bold' as const }
}

/** What Excel takes as the name of a sheet: 31 characters at most, none of which it forbids, and no apostrophe at either end. */
export const sheetName = (title: string): string =>
  title
    .replaceAll(/[\\/?*[\]:\s]+/gu, ' ')
    .slice(0, 31)
    .replaceAll(/\p{Cs}|^['\s]+|['\s]+$/gu, '') || 'Press'

interface Sheet {
  title: string
  columns: readonly { head: string; width?: number }[]
  rows: readonly (readonly Cell[])[]
  /** Rows below the others, in bold. */
  totals?: readonly (readonly Cell[])[]
}

/** A workbook of one sheet: a head and rows of plain values. A column is as wide as its head, unless it says otherwise (in characters). */
export const createBooksWorkbook = ({ title, columns, rows, totals = [] }: Sheet): Promise<Buffer> =>
  writeExcel(
    [
      columns.map(({ head }) => boldCell(head)),
      ...rows.map((row) => row.map(createCell)),
      ...totals.map((row) => row.map(boldCell)),
    ] as Row[],
    {
      sheet: sheetName(title),
      stickyRowsCount: 1,
      columns: columns.map(({ head, width }) => ({ width: width ?? Math.max(14, head.length + 4) })),
    },
  ).toBuffer()

/** The same of rows alone, as an example to be filled in. */
export const plainWorkbook = (title: string, heads: readonly string[], rows: readonly (readonly Cell[])[]) =>
  createBooksWorkbook({ title, columns: heads.map((head) => ({ head })), rows })
