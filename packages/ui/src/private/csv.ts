/** Rows of cells, the header row first. Numbers stay numbers. */
export type TableData = readonly (readonly (string | number | null)[])[]

function formatCell(value: string | number | null, separator: string): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  // Prefixes text that a spreadsheet would run as a formula (OWASP, "CSV injection").
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /["\n\r]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}

const joinTable = (table: TableData, separator: string): string =>
  table.map((row) => row.map((value) => formatCell(value, separator)).join(separator)).join('\r\n')

/**
 * Returns the table as CSV text for spreadsheets with Kazakh settings. Cells are separated by semicolons, decimals use a comma, and
 * a byte order mark identifies UTF-8.
 */
export const toCsv = (table: TableData): string => `\u{feff}${joinTable(table, ';')}\r\n`

/** Returns the table as text that can be pasted into a spreadsheet with Kazakh settings. */
export const toTsv = (table: TableData): string => joinTable(table, '\t')

/** Downloads a text as a file. */
export function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The URL is revoked later, because Safari starts reading only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
