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
    const found = pairs.get(key)
    if (found?.value) return found
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
  return statementOf(head, accounts, documents)
}

/** Parses the text of a `1CClientBankExchange` file. Throws a `StatementParseError` for another format or a damaged file. */
export function exchangeParts(text: string): { head: Pairs; accounts: Pairs[]; documents: ExchangeDocument[] } {
  const lines = text.split(/\r\n|\r|\n/)
  const last = lines.findLastIndex((line) => line.trim() !== '')
  const documents: ExchangeDocument[] = []
  const head = new Map<string, Pair>()
  const accounts: Pairs[] = []
  let open: { kind: 'document' | 'account'; at: number; pairs: Map<string, Pair> } | undefined
  let ended = false
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim()
    const at = index + 1
    if (index === 0 || line === '' || ended) continue
    const [name = '', ...rest] = line.split('=')
    const key = name.trim().toLowerCase()
    const pairs = open?.pairs ?? head
    if (key === names.document || key === names.account) {
      if (open) throw new StatementParseError(at, open.kind === 'document' ? 'documentEnd' : 'accountEnd', line)
      open = { kind: key === names.document ? 'document' : 'account', at, pairs: new Map() }
    } else if (key === names.documentEnd || key === names.accountEnd) {
      const kind = key === names.documentEnd ? 'document' : 'account'
      if (open?.kind !== kind) throw new StatementParseError(at, open ? `${open.kind}End` : 'pair', line)
      if (kind === 'document') documents.push({ at: open.at, pairs: open.pairs })
      else accounts.push(open.pairs)
      open = undefined
    } else if (key === names.fileEnd) {
      if (open) throw new StatementParseError(at, `${open.kind}End`, line)
      ended = true
    } else if (line.includes('=')) {
      // A key may be repeated, once for each account of the party. Only the first value counts, because it is the press's account.
      if (!pairs.has(key)) pairs.set(key, { line: at, value: rest.join('=').trim() })
    } else throw new StatementParseError(at, 'pair', line)
  }
  if (open) throw new StatementParseError(last + 1, `${open.kind}End`, lines[last] ?? '')
  if (!ended) throw new StatementParseError(last + 1, 'fileEnd', lines[last] ?? '')
  return { head, accounts, documents }
}

function statementOf(head: Pairs, accounts: readonly Pairs[], documents: readonly ExchangeDocument[]) {
  const own = new Set([head, ...accounts].map((pairs) => valueOf(pairs, names.ownAccount)).filter(Boolean))
  const payments = documents.flatMap(({ at, pairs }) => {
    const payment = paymentOf(at, pairs)
    const receiver = valueOf(pairs, names.receiver_account)
    // Skips outgoing payments. In these the press is the payer.
    const incoming = own.size === 0 || receiver === '' ? !own.has(payment.payer_account) : own.has(receiver)
    return incoming ? [payment] : []
  })
  const turnoverPairs = accounts.flatMap((pairs) => pairs.get(names.turnover) ?? [])
  const turnover = turnoverPairs.length === 0 ? null : turnoverPairs.reduce((sum, pair) => sum + sumIn(pair), 0)
  const days = payments.map(({ date }) => date).sort()
  const period = (key: string) => {
    const pair = head.get(key) ?? accounts[0]?.get(key)
    return pair?.value ? dateIn(pair) : null
  }
  return {
    format: '1c' as const,
    bank: valueOf(head, names.bank),
    account: [...own][0] ?? '',
    accounts: [...own],
    date_from: period(names.from) ?? days[0] ?? '',
    date_to: period(names.to) ?? days.at(-1) ?? '',
    turnover,
    payments,
  }
}

function paymentOf(at: number, pairs: Pairs): BankPayment {
  const date = pairOf(pairs, names.date)
  if (!date) throw new StatementParseError(at, 'date', '')
  const amount = pairOf(pairs, names.amount)
  if (!amount) throw new StatementParseError(at, 'sum', '')
  const tiyn = sumIn(amount)
  if (tiyn <= 0) throw new StatementParseError(amount.line, 'sum', amount.value)
  return {
    line: at,
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
