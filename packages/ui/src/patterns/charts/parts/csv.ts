/** The numbers of a chart as a table: headings first, then a row a category. Numbers stay numbers. */
export type ChartTableData = readonly (readonly (string | number | null)[])[]

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  // A spreadsheet would take such a text for a formula.
  const text = /^[=+\-@\t]/.test(value) ? `'${value}` : value
  return /["\n\r;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * The table as the text of a CSV file, as spreadsheets set to Kazakhstan read it: semicolons between cells, a comma
 * before decimals, and in front the mark by which they know that it is UTF-8.
 */
export const toCsv = (table: ChartTableData): string =>
  `\u{feff}${table.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
