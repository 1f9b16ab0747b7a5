import writeExcel, { type Row } from 'write-excel-file/node'

/** The MIME type of a workbook. */
export const xlsxMimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export type Cell = string | number | null

/** Creates a cell with an explicit type, so that a text is never read as a formula. */
const createCell = (value: Cell) =>
  value === null ? null : typeof value === 'number' ? { value, type: Number } : { value, type: String }

const createBoldCell = (value: Cell) => {
  const cell = createCell(value)
  return cell && { ...cell, fontWeight: 'bold' as const }
}

/**
 * Converts a title to a valid sheet name for Excel. It has 31 characters at most, no forbidden characters, and no apostrophe at
 * either end.
 */
export const toSheetName = (title: string): string =>
  title
    .replaceAll(/[\\/?*[\]:\s]+/gu, ' ')
    .slice(0, 31)
    .replaceAll(/\p{Cs}|^['\s]+|['\s]+$/gu, '') || 'Press'

interface Sheet {
  title: string
  columns: readonly { head: string; width?: number }[]
  rows: readonly (readonly Cell[])[]
  /** Rows below all other rows, in bold. */
  totals?: readonly (readonly Cell[])[]
}

/**
 * Creates a workbook of one sheet with a head and rows of plain values. A column is as wide as its head, unless it sets a width in
 * characters.
 */
export const createWorkbook = ({ title, columns, rows, totals = [] }: Sheet): Promise<Buffer> =>
  writeExcel(
    [
      columns.map(({ head }) => createBoldCell(head)),
      ...rows.map((row) => row.map(createCell)),
      ...totals.map((row) => row.map(createBoldCell)),
    ] as Row[],
    {
      sheet: toSheetName(title),
      stickyRowsCount: 1,
      columns: columns.map(({ head, width }) => ({ width: width ?? Math.max(14, head.length + 4) })),
    },
  ).toBuffer()

/** Creates a workbook from heads and rows alone, as an example to fill in. */
export const createPlainWorkbook = (title: string, heads: readonly string[], rows: readonly (readonly Cell[])[]) =>
  createWorkbook({ title, columns: heads.map((head) => ({ head })), rows })
