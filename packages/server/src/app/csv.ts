import { stringify, type Stringifier } from 'csv-stringify'

/**
 * Creates a stream that converts rows to CSV for spreadsheets with the regional settings of Kazakhstan. It separates cells with
 * semicolons and uses decimal commas. It starts with a byte order mark, so that Excel recognises UTF-8. It escapes text that a
 * spreadsheet would read as a formula.
 */
export const createCsvStringifier = (columns: string[]): Stringifier =>
  stringify({
    bom: true,
    header: true,
    columns,
    delimiter: ';',
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { number: (value) => String(value).replace('.', ',') },
  })
