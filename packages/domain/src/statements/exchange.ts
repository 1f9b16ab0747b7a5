import words from './words.json' with { type: 'json' }
import { parseBankDate, StatementParseError, parseTiyn, type BankPayment, type BankStatement } from './statement.ts'

/** The first line of the exchange format between 1C and banks. */
export const exchangeHead = '1CClientBankExchange'

interface Pair {
  line: number
  value: string
}
export type Pairs = ReadonlyMap<string, Pair>

/** The names of each field in the Russian format and in the format of Kazakhstan's banks. */
const names = words.exchange

function pairOf(pairs: Pairs, keys: readonly string[]): Pair | undefined {
  for (const key of keys) {
    const pair = pairs.get(key)
    if (pair?.value) return pair
  }
  return undefined
}
const valueOf = (pairs: Pairs, keys: readonly string[]): string => pairOf(pairs, keys)?.value ?? ''

/** A document of the exchange file. `at` is the number of its first line. Its fields are indexed by their lower-case names. */
export interface ExchangeDocument {
  at: number
  pairs: Pairs
}

/** Reads the incoming payments of a `1CClientBankExchange` file. */
export function readExchange(text: string): BankStatement {
  const { head, accounts, documents } = exchangeParts(text)
  return buildStatement(head, accounts, documents)
}

/** Parses the text of a `1CClientBankExchange` file. Throws a `StatementParseError` for another format or a damaged file. */
export function exchangeParts(text: string): { head: Pairs; accounts: Pairs[]; documents: ExchangeDocument[] } {
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
    if (key === names.document || key === names.account) {
      if (openSection)
        throw new StatementParseError(lineNumber, openSection.kind === 'document' ? 'documentEnd' : 'accountEnd', line)
      openSection = { kind: key === names.document ? 'document' : 'account', at: lineNumber, pairs: new Map() }
    } else if (key === names.documentEnd || key === names.accountEnd) {
      const kind = key === names.documentEnd ? 'document' : 'account'
      if (openSection?.kind !== kind)
        throw new StatementParseError(lineNumber, openSection ? `${openSection.kind}End` : 'pair', line)
      if (kind === 'document') documents.push({ at: openSection.at, pairs: openSection.pairs })
      else accounts.push(openSection.pairs)
      openSection = undefined
    } else if (key === names.fileEnd) {
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
  const pressAccounts = new Set([head, ...accounts].map((pairs) => valueOf(pairs, names.ownAccount)).filter(Boolean))
  const payments = documents.flatMap(({ at: lineNumber, pairs }) => {
    const payment = parsePayment(lineNumber, pairs)
    const receiverAccount = valueOf(pairs, names.receiver_account)
    // Skips outgoing payments. In these the press is the payer.
    const isIncoming =
      pressAccounts.size === 0 || receiverAccount === ''
        ? !pressAccounts.has(payment.payer_account)
        : pressAccounts.has(receiverAccount)
    return isIncoming ? [payment] : []
  })
  const turnoverPairs = accounts.flatMap((pairs) => pairs.get(names.turnover) ?? [])
  const turnover = turnoverPairs.length === 0 ? null : turnoverPairs.reduce((sum, pair) => sum + sumIn(pair), 0)
  const days = payments.map(({ date }) => date).sort()
  const getPeriodDate = (key: string) => {
    const pair = head.get(key) ?? accounts[0]?.get(key)
    return pair?.value ? dateIn(pair) : null
  }
  return {
    format: '1c' as const,
    bank: valueOf(head, names.bank),
    account: [...pressAccounts][0] ?? '',
    accounts: [...pressAccounts],
    date_from: getPeriodDate(names.from) ?? days[0] ?? '',
    date_to: getPeriodDate(names.to) ?? days.at(-1) ?? '',
    turnover,
    payments,
  }
}

function parsePayment(lineNumber: number, pairs: Pairs): BankPayment {
  const date = pairOf(pairs, names.date)
  if (!date) throw new StatementParseError(lineNumber, 'date', '')
  const amount = pairOf(pairs, names.amount)
  if (!amount) throw new StatementParseError(lineNumber, 'sum', '')
  const tiyn = sumIn(amount)
  if (tiyn <= 0) throw new StatementParseError(amount.line, 'sum', amount.value)
  return {
    line: lineNumber,
    number: valueOf(pairs, names.number),
    date: dateIn(date),
    amount: tiyn,
    payer_name: valueOf(pairs, names.payer_name),
    payer_bin: valueOf(pairs, names.payer_bin).replace(/\D/g, ''),
    payer_account: valueOf(pairs, names.payer_account),
    purpose: valueOf(pairs, names.purpose),
  }
}

export function dateIn({ line, value }: Pair): string {
  const day = parseBankDate(value)
  if (!day) throw new StatementParseError(line, 'date', value)
  return day
}
export function sumIn({ line, value }: Pair): number {
  const tiyn = parseTiyn(value)
  if (tiyn === null) throw new StatementParseError(line, 'sum', value)
  return tiyn
}
