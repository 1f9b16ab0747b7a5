import type { Locale } from '@press/i18n'
import { wordsOf, type DataColumn } from './columns.ts'

/** A spreadsheet reads what begins so as a formula, whoever wrote it: OWASP, "CSV injection". */
const formula = /^[=+\-@\t\r]/
const safe = (text: string) => (formula.test(text) ? `'${text}` : text)

/** A spreadsheet set to Russian or Kazakh takes a comma for the decimal sign, and so a semicolon between cells. */
const signs: Record<Locale, { cell: string; decimal: string }> = {
  ru: { cell: ';', decimal: ',' },
  kz: { cell: ';', decimal: ',' },
  en: { cell: ',', decimal: '.' },
}

function cells<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[], decimal: string): string[][] {
  return [
    columns.map(({ header }) => safe(header)),
    ...rows.map((row) =>
      columns.map((column) => {
        const value = column.value?.(row)
        return typeof value === 'number' ? String(value).replace('.', decimal) : safe(wordsOf(column, row))
      }),
    ),
  ]
}

const joined = (lines: readonly string[][], between: string) => {
  const special = new RegExp(`["\r\n${between}]`)
  const quoted = (text: string) => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return lines.map((line) => line.map(quoted).join(between)).join('\r\n')
}

/** Rows as a CSV file that a spreadsheet of the reader's language opens as it is: with a byte order mark, formulas defused. */
export function toCsv<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[], locale: Locale): string {
  const { cell, decimal } = signs[locale]
  return `\uFEFF${joined(cells(columns, rows, decimal), cell)}\r\n`
}

/** Rows as text that can be pasted into a spreadsheet, formulas defused. */
export function toTsv<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[], locale: Locale): string {
  return joined(cells(columns, rows, signs[locale].decimal), '\t')
}

/** Hands a text to the browser as a file to be saved. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Safari begins to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
