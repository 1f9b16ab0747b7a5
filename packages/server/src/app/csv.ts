import { stringify, type Stringifier } from 'csv-stringify'

/**
 * Writes rows as CSV for spreadsheets that are set to Kazakhstan. The file has a byte order mark, by which Excel recognises UTF-8,
 * semicolons between cells, and decimal commas. Text that a spreadsheet would read as a formula is escaped.
 */
export const csvWriter = (columns: string[]): Stringifier =>
  stringify({
    bom: true,
    header: true,
    columns,
    delimiter: ';',
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { number: (value) => String(value).replace('.', ',') },
  })
