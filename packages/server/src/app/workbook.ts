import writeExcel from 'write-excel-file/node'

/** The type of a workbook. */
export const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A cell of the row of names. */
export const head = (text: string) => ({ value: text, type: String, fontWeight: 'bold' as const })

/** A cell says what it is, so that no text is ever a formula. */
export const cell = (value: string | number | null) =>
  value === null ? null : typeof value === 'number' ? { value, type: Number } : { value, type: String }

/** A workbook of a head and rows of plain values. */
export const plainWorkbook = (sheet: string, columns: readonly string[], rows: readonly (string | number | null)[][]) =>
  writeExcel([columns.map(head), ...rows.map((row) => row.map(cell))], {
    sheet,
    stickyRowsCount: 1,
    columns: columns.map((name) => ({ width: Math.max(14, name.length + 4) })),
  }).toBuffer()
