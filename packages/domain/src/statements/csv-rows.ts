import { parse } from 'csv-parse/sync'

/** The cells of a table of lines; a field in quotes may go over several. `onRow` hears the line that each row ends at. */
export function csvRows(text: string, separator: string, onRow?: (end: number) => void): string[][] {
  return parse(text.replace(/\r\n?/g, '\n'), {
    delimiter: separator,
    record_delimiter: '\n',
    ltrim: true,
    relax_column_count: true,
    // Some banks write the quotes of a firm's name as they are.
    relax_quotes: true,
    on_record: (cells: string[], { lines }) => {
      onRow?.(lines)
      return cells.map((cell) => cell.trim())
    },
  })
}

const separators = [';', '\t', ','] as const

/** A table that another program has written, with whatever it parts cells by. Null for one that breaks off within quotes. */
export function readCsvTable(text: string): string[][] | null {
  const plain = text.replace(/^\uFEFF/, '')
  const [head = ''] = plain.split(/\r\n|\r|\n/, 1)
  const counted = separators.map((separator) => ({ separator, cells: head.split(separator).length }))
  const { separator } = counted.reduce((best, one) => (one.cells > best.cells ? one : best))
  try {
    return csvRows(plain, separator).map((cells) => cells.map(withoutGuard))
  } catch {
    return null
  }
}

/** An apostrophe keeps spreadsheets from taking a text for a formula: here it is a text anyway. */
const withoutGuard = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '')
