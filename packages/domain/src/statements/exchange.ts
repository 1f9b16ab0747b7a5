import words from './words.json' with { type: 'json' }
import { parseBankDate, StatementParseError, parseTiyn, type BankPayment, type BankStatement } from './statement.ts'

/** The first line of the exchange format between 1C and banks. */
export const exchangeFirstLine = '1CClientBankExchange'

interface Pair {
  line: number
  value: string
}
export type Pairs = ReadonlyMap<string, Pair>

/** The names of each field in the Russian format and in the format of Kazakhstan's banks. */
const fieldNames = words.exchange

function findPair(pairs: Pairs, keys: readonly string[]): Pair | undefined {
  for (const key of keys) {
    const pair = pairs.get(key)
    if (pair?.value) return pair
  }
  return undefined
}
const getValue = (pairs: Pairs, keys: readonly string[]): string => findPair(pairs, keys)?.value ?? ''

/** A document of the exchange file. `at` is the number of its first line. Its fields are indexed by their lower-case names. */
export interface ExchangeDocument {
  at: number
  pairs: Pairs
}

/** Reads the incoming payments of a `1CClientBankExchange` file. */
export function readExchange(text: string): BankStatement {
  const { head, accounts, documents } = parseExchange(text)
  return buildStatement(head, accounts, documents)
}

/** Parses the text of a `1CClientBankExchange` file. Throws a `StatementParseError` for another format or a damaged file. */
export function parseExchange(text: string): { head: Pairs; accounts: Pairs[]; documents: ExchangeDocument[] } {
  const lines = text.split(/\r\n|\r|\n/)
  const lastLineIndex = lines.findLastIndex((line) => line.trim() !== '')
  const documents: ExchangeDocument[] = []
  const head = new Map<string, Pair>()
  const accounts: Pairs[] = []
  let openSection: { kind: 'document' | 'account'; at: number; pairs: Map<string, Pair> } | undefined
  let hasFileEnd = false
  for (const [index, rawLine] of lines.entries()) {
    const line = rawLine.trim()
    const lineNumber = index + 1
    if (index === 0 || line === '' || hasFileEnd) continue
    const [name = '', ...valueParts] = line.split('=')
    const key = name.trim().toLowerCase()
    const pairs = openSection?.pairs ?? head
    if (key === fieldNames.document || key === fieldNames.account) {
      if (openSection)
        throw new StatementParseError(lineNumber, openSection.kind === 'document' ? 'documentEnd' : 'accountEnd', line)
      openSection = { kind: key === fieldNames.document ? 'document' : 'account', at: lineNumber, pairs: new Map() }
    } else if (key === fieldNames.documentEnd || key === fieldNames.accountEnd) {
      const kind = key === fieldNames.documentEnd ? 'document' : 'account'
      if (openSection?.kind !== kind)
        throw new StatementParseError(lineNumber, openSection ? `${openSection.kind}End` : 'pair', line)
      if (kind === 'document') documents.push({ at: openSection.at, pairs: openSection.pairs })
      else accounts.push(openSection.pairs)
      openSection = undefined
    } else if (key === fieldNames.fileEnd) {
      if (openSection) throw new StatementParseError(lineNumber, `${openSection.kind}End`, line)
      hasFileEnd = true
    } else if (line.includes('=')) {
      // A key may be repeated, once for each account of the party. Only the first value counts, because it is the press's account.
      if (!pairs.has(key)) pairs.set(key, { line: lineNumber, value: valueParts.join('=').trim() })
    } else throw new StatementParseError(lineNumber, 'pair', line)
  }
  if (openSection)
    throw new StatementParseError(lastLineIndex + 1, `${openSection.kind}End`, lines[lastLineIndex] ?? '')
  if (!hasFileEnd) throw new StatementParseError(lastLineIndex + 1, 'fileEnd', lines[lastLineIndex] ?? '')
  return { head, accounts, documents }
}

function buildStatement(head: Pairs, accounts: readonly Pairs[], documents: readonly ExchangeDocument[]) {
  const pressAccounts = new Set(
    [head, ...accounts].map((pairs) => getValue(pairs, fieldNames.ownAccount)).filter(Boolean),
  )
  const payments = documents.flatMap(({ at: lineNumber, pairs }) => {
    const payment = parsePayment(lineNumber, pairs)
    const receiverAccount = getValue(pairs, fieldNames.receiver_account)
    // Skips outgoing payments. In these the press is the payer.
    const isIncoming =
      pressAccounts.size === 0 || receiverAccount === ''
        ? !pressAccounts.has(payment.payer_account)
        : pressAccounts.has(receiverAccount)
    return isIncoming ? [payment] : []
  })
  const turnoverPairs = accounts.flatMap((pairs) => pairs.get(fieldNames.turnover) ?? [])
  const turnover = turnoverPairs.length === 0 ? null : turnoverPairs.reduce((sum, pair) => sum + parseSumPair(pair), 0)
  const days = payments.map(({ date }) => date).sort()
  const getPeriodDate = (key: string) => {
    const pair = head.get(key) ?? accounts[0]?.get(key)
    return pair?.value ? parseDatePair(pair) : null
  }
  return {
    format: '1c' as const,
    bank: getValue(head, fieldNames.bank),
    account: [...pressAccounts][0] ?? '',
    accounts: [...pressAccounts],
    date_from: getPeriodDate(fieldNames.from) ?? days[0] ?? '',
    date_to: getPeriodDate(fieldNames.to) ?? days.at(-1) ?? '',
    turnover,
    payments,
  }
}

function parsePayment(lineNumber: number, pairs: Pairs): BankPayment {
  const date = findPair(pairs, fieldNames.date)
  if (!date) throw new StatementParseError(lineNumber, 'date', '')
  const amount = findPair(pairs, fieldNames.amount)
  if (!amount) throw new StatementParseError(lineNumber, 'sum', '')
  const tiyn = parseSumPair(amount)
  if (tiyn <= 0) throw new StatementParseError(amount.line, 'sum', amount.value)
  return {
    line: lineNumber,
    number: getValue(pairs, fieldNames.number),
    date: parseDatePair(date),
    amount: tiyn,
    payer_name: getValue(pairs, fieldNames.payer_name),
    payer_bin: getValue(pairs, fieldNames.payer_bin).replace(/\D/g, ''),
    payer_account: getValue(pairs, fieldNames.payer_account),
    purpose: getValue(pairs, fieldNames.purpose),
  }
}

export function parseDatePair({ line, value }: Pair): string {
  const day = parseBankDate(value)
  if (!day) throw new StatementParseError(line, 'date', value)
  return day
}
export function parseSumPair({ line, value }: Pair): number {
  const tiyn = parseTiyn(value)
  if (tiyn === null) throw new StatementParseError(line, 'sum', value)
  return tiyn
}
