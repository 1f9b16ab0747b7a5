import { CsvError } from 'csv-parse/browser/esm/sync'
import { foldKazakhLetters } from '../shared/text.ts'
import { parseCsvRows } from './csv-rows.ts'
import words from './words.json' with { type: 'json' }
import { parseBankDate, StatementParseError, parseTiyn, type BankPayment, type BankStatement } from './statement.ts'

const separators = [';', '\t', ',', '|'] as const

/** Column headers that banks use, in Russian, Kazakh and English. */
const columnHeaders = words.table
type Column = keyof typeof columnHeaders
const columnByHeader = new Map(
  (Object.keys(columnHeaders) as Column[]).flatMap((key) =>
    columnHeaders[key].map((name) => [foldKazakhLetters(name), key] as const),
  ),
)
/** The beginnings of the line that holds the total of incoming payments. */
const totalLabels = words.totals.map(foldKazakhLetters)

interface Row {
  line: number
  cells: string[]
}

/** Reads a table with a header row. Fields are quoted when they contain a separator. Sums have a comma or a point. */
export function readCsv(text: string): BankStatement {
  const firstLines = text.split(/\r\n|\r|\n/, 30)
  const candidates = firstLines.flatMap((line) =>
    separators.map((separator) => ({ separator, known: countKnownColumns(line, separator) })),
  )
  const best = candidates.reduce((a, b) => (b.known > a.known ? b : a), { separator: ';', known: 0 })
  if (best.known < 2) throw new StatementParseError(1, 'format', firstLines[0]?.trim() ?? '')
  const rows = parseRows(text, best.separator)
  const headerIndex = rows.findIndex(
    ({ cells }) => cells.filter((cell) => columnByHeader.has(foldKazakhLetters(cell))).length >= 2,
  )
  const columnIndexes = new Map<Column, number>()
  for (const [index, cell] of (rows[headerIndex]?.cells ?? []).entries()) {
    const column = columnByHeader.get(foldKazakhLetters(cell))
    if (column && !columnIndexes.has(column)) columnIndexes.set(column, index)
  }
  if (!columnIndexes.has('date') || !columnIndexes.has('credit'))
    throw new StatementParseError(
      rows[headerIndex]?.line ?? 1,
      'format',
      (rows[headerIndex]?.cells ?? []).join(best.separator),
    )
  const width = rows[headerIndex]?.cells.length ?? 0
  let turnover: number | null = null
  const payments: BankPayment[] = []
  for (const { line, cells } of rows.slice(headerIndex + 1)) {
    if (cells.every((cell) => cell === '')) continue
    const getCell = (column: Column) => cells[columnIndexes.get(column) ?? -1] ?? ''
    if (totalLabels.some((word) => cells.some((one) => foldKazakhLetters(one).startsWith(word)))) {
      turnover = parseSum(line, getCell('credit') || (cells.findLast((one) => parseTiyn(one) !== null) ?? ''))
      continue
    }
    if (cells.length !== width) throw new StatementParseError(line, 'columns', String(cells.length))
    if (!getCell('credit') && getCell('debit')) continue
    const date = parseBankDate(getCell('date'))
    if (!date) throw new StatementParseError(line, 'date', getCell('date'))
    const amount = parseSum(line, getCell('credit'))
    // Skips outgoing payments. A bank with a single sum column writes their sum with a minus. Other banks write a zero and put the
    // sum in the debit column.
    if (amount < 0 || (amount === 0 && getCell('debit'))) continue
    if (amount === 0) throw new StatementParseError(line, 'sum', getCell('credit'))
    const { number, payer_name, payer_account, purpose } = Object.fromEntries(
      (['number', 'payer_name', 'payer_account', 'purpose'] as const).map((key) => [key, getCell(key)]),
    ) as Pick<BankPayment, 'number' | 'payer_name' | 'payer_account' | 'purpose'>
    const payer_bin = getCell('payer_bin').replace(/\D/g, '')
    payments.push({ line, number, date, amount, payer_name, payer_bin, payer_account, purpose })
  }
  const days = payments.map(({ date }) => date).sort()
  const period = { date_from: days[0] ?? '', date_to: days.at(-1) ?? '' }
  return { format: 'csv', bank: '', account: '', accounts: [], ...period, turnover, payments }
}

const countKnownColumns = (line: string, separator: string): number =>
  line.split(separator).filter((cell) => columnByHeader.has(foldKazakhLetters(cell.replace(/^\uFEFF?"|"$/g, ''))))
    .length

function parseSum(line: number, amountText: string): number {
  const tiyn = parseTiyn(amountText)
  if (tiyn === null) throw new StatementParseError(line, 'sum', amountText)
  return tiyn
}

/** Parses the cells of a table. A quoted field may span several lines. */
function parseRows(text: string, separator: string): Row[] {
  /** The lines on which the rows end. */
  const endLines: number[] = []
  const getStartLine = (index: number): number => (endLines[index - 1] ?? 0) + 1
  try {
    const rows = parseCsvRows(text, separator, (end) => endLines.push(end))
    return rows.map((cells, index) => ({ line: getStartLine(index), cells }))
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error
    throw new StatementParseError(getStartLine(endLines.length), 'quote', '')
  }
}
