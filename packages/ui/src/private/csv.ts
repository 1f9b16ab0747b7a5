/** Rows of cells, headings first. Numbers stay numbers. */
export type TableData = readonly (readonly (string | number | null)[])[]

function cell(value: string | number | null, between: string): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  // A spreadsheet would take such a text for a formula, whoever wrote it (OWASP, "CSV injection").
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /["\n\r]/.test(text) || text.includes(between) ? `"${text.replaceAll('"', '""')}"` : text
}

const joined = (table: TableData, between: string): string =>
  table.map((row) => row.map((value) => cell(value, between)).join(between)).join('\r\n')

/**
 * The table as the text of a CSV file, as spreadsheets set to Kazakhstan read it: semicolons between cells, a comma
 * before decimals, and in front the mark by which they know that it is UTF-8.
 */
export const toCsv = (table: TableData): string => `\u{feff}${joined(table, ';')}\r\n`

/** The table as a text that can be pasted into such a spreadsheet. */
export const toTsv = (table: TableData): string => joined(table, '\t')

/** Hands a text to the browser as a file to be saved. */
export function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Safari begins to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
