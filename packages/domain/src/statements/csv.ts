import { CsvError } from 'csv-parse/browser/esm/sync'
import { foldKazakhLetters } from '../shared/text.ts'
import { csvRows } from './csv-rows.ts'
import words from './words.json' with { type: 'json' }
import { parseBankDate, StatementParseError, parseTiyn, type BankPayment, type BankStatement } from './statement.ts'

const separators = [';', '\t', ',', '|'] as const

/** Column headers that banks use, in Russian, Kazakh and English. */
const heads = words.table
type Column = keyof typeof heads
const columns = new Map(
  (Object.keys(heads) as Column[]).flatMap((key) => heads[key].map((name) => [foldKazakhLetters(name), key] as const)),
)
/** The beginnings of the line that holds the total of incoming payments. */
const totals = words.totals.map(foldKazakhLetters)

interface Row {
  line: number
  cells: string[]
}

/** Reads a table with a header row. Fields are quoted when they contain a separator. Sums have a comma or a point. */
export function readCsv(text: string): BankStatement {
  const first = text.split(/\r\n|\r|\n/, 30)
  const found = first.flatMap((line) => separators.map((separator) => ({ separator, known: knownIn(line, separator) })))
  const best = found.reduce((a, b) => (b.known > a.known ? b : a), { separator: ';', known: 0 })
  if (best.known < 2) throw new StatementParseError(1, 'format', first[0]?.trim() ?? '')
  const rows = cellsOf(text, best.separator)
  const head = rows.findIndex(({ cells }) => cells.filter((cell) => columns.has(foldKazakhLetters(cell))).length >= 2)
  const at = new Map<Column, number>()
  for (const [index, cell] of (rows[head]?.cells ?? []).entries()) {
    const column = columns.get(foldKazakhLetters(cell))
    if (column && !at.has(column)) at.set(column, index)
  }
  if (!at.has('date') || !at.has('credit'))
    throw new StatementParseError(rows[head]?.line ?? 1, 'format', (rows[head]?.cells ?? []).join(best.separator))
  const width = rows[head]?.cells.length ?? 0
  let turnover: number | null = null
  const payments: BankPayment[] = []
  for (const { line, cells } of rows.slice(head + 1)) {
    if (cells.every((cell) => cell === '')) continue
    const cell = (column: Column) => cells[at.get(column) ?? -1] ?? ''
    if (totals.some((word) => cells.some((one) => foldKazakhLetters(one).startsWith(word)))) {
      turnover = sumIn(line, cell('credit') || (cells.findLast((one) => parseTiyn(one) !== null) ?? ''))
      continue
    }
    if (cells.length !== width) throw new StatementParseError(line, 'columns', String(cells.length))
    if (!cell('credit') && cell('debit')) continue
    const date = parseBankDate(cell('date'))
    if (!date) throw new StatementParseError(line, 'date', cell('date'))
    const amount = sumIn(line, cell('credit'))
    // Skips outgoing payments. A bank with a single sum column writes their sum with a minus. Other banks write a zero and put the
    // sum in the debit column.
    if (amount < 0 || (amount === 0 && cell('debit'))) continue
    if (amount === 0) throw new StatementParseError(line, 'sum', cell('credit'))
    const { number, payer_name, payer_account, purpose } = Object.fromEntries(
      (['number', 'payer_name', 'payer_account', 'purpose'] as const).map((key) => [key, cell(key)]),
    ) as Pick<BankPayment, 'number' | 'payer_name' | 'payer_account' | 'purpose'>
    const payer_bin = cell('payer_bin').replace(/\D/g, '')
    payments.push({ line, number, date, amount, payer_name, payer_bin, payer_account, purpose })
  }
  const days = payments.map(({ date }) => date).sort()
  const period = { date_from: days[0] ?? '', date_to: days.at(-1) ?? '' }
  return { format: 'csv', bank: '', account: '', accounts: [], ...period, turnover, payments }
}

const knownIn = (line: string, separator: string): number =>
  line.split(separator).filter((cell) => columns.has(foldKazakhLetters(cell.replace(/^\uFEFF?"|"$/g, '')))).length

function sumIn(line: number, amountText: string): number {
  const tiyn = parseTiyn(amountText)
  if (tiyn === null) throw new StatementParseError(line, 'sum', amountText)
  return tiyn
}

/** Parses the cells of a table. A quoted field may span several lines. */
function cellsOf(text: string, separator: string): Row[] {
  /** The lines on which the rows end. */
  const ends: number[] = []
  const startLine = (index: number): number => (ends[index - 1] ?? 0) + 1
  try {
    const rows = csvRows(text, separator, (end) => ends.push(end))
    return rows.map((cells, index) => ({ line: startLine(index), cells }))
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error
    throw new StatementParseError(startLine(ends.length), 'quote', '')
  }
}
