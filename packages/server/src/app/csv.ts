import { stringify, type Stringifier } from 'csv-stringify'

/**
 * Rows as CSV, as spreadsheets set to Kazakhstan read it: with a byte order mark, by which Excel knows UTF-8, semicolons between cells
 * and a comma before decimals; what a spreadsheet would take for a formula is made text again.
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
