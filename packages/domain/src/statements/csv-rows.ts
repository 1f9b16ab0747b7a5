// The browser build runs everywhere. The Node build needs a global Buffer when it loads, and development servers have none.
import { parse } from 'csv-parse/browser/esm/sync'

/** Parses the cells of a table. A quoted field may span several lines. `onRow` receives the line on which each row ends. */
export function parseCsvRows(text: string, separator: string, onRow?: (end: number) => void): string[][] {
  return parse(text.replace(/\r\n?/g, '\n'), {
    delimiter: separator,
    record_delimiter: '\n',
    ltrim: true,
    relax_column_count: true,
    // Some banks do not escape the quotes in company names.
    relax_quotes: true,
    on_record: (cells: string[], { lines }) => {
      onRow?.(lines)
      return cells.map((cell) => cell.trim())
    },
  })
}

const separators = [';', '\t', ','] as const

/** Parses a table exported by another program, with any common separator. Returns null if the text ends within quotes. */
export function readCsvTable(text: string): string[][] | null {
  const textWithoutBom = text.replace(/^\uFEFF/, '')
  const [headerLine = ''] = textWithoutBom.split(/\r\n|\r|\n/, 1)
  const candidates = separators.map((separator) => ({ separator, cells: headerLine.split(separator).length }))
  const { separator } = candidates.reduce((best, one) => (one.cells > best.cells ? one : best))
  try {
    return parseCsvRows(textWithoutBom, separator).map((cells) => cells.map(removeFormulaGuard))
  } catch {
    return null
  }
}

/** Removes the leading apostrophe that keeps spreadsheets from treating a text as a formula. */
const removeFormulaGuard = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '')
