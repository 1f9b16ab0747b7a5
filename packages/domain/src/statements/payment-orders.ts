import { collapseToLine } from '../text.ts'
import { dateIn, exchangeHead, exchangeParts, sumIn, type Pairs } from './exchange.ts'
import { StatementParseError } from './statement.ts'
import words from './words.json' with { type: 'json' }

const { order: names } = words

/** A side of a payment order; what is not known is ''. */
export interface BankOrderSide {
  name: string
  /** BIN or IIN. */
  bin: string
  kbe: string
  /** IBAN. */
  account: string
  bank: string
  bic: string
}
const sideFields = ['name', 'bin', 'kbe', 'account', 'bank', 'bic'] as const

/** A payment order of the press; its sum is tiyn. */
export interface BankOrder {
  number: string
  /** `yyyy-mm-dd`. */
  date: string
  amount: number
  payer: BankOrderSide
  payee: BankOrderSide
  /** The purpose of payment (КНП), three digits. */
  knp: string
  purpose: string
}

/** Characters of a purpose that banks take (ours, after the forms of banks). */
export const longestPurpose = 420

/** A day as bank clients write it: `28.11.2026`. */
export const bankDay = (day: string): string => day.split('-').toReversed().join('.')
const tenge = (tiyn: number): string => `${Math.trunc(tiyn / 100)}.${String(tiyn % 100).padStart(2, '0')}`

/** Text in Windows-1251; null where it holds a letter that the code page lacks, as Kazakh texts do. */
function inWindows(text: string): Uint8Array | null {
  const windows = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 128 }, (_none, at) => at + 128))
  const codes = Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    const place = windows.indexOf(letter)
    return code < 128 ? code : place < 0 ? null : place + 128
  })
  return codes.every((code) => code !== null) ? Uint8Array.from(codes) : null
}

const lines = (orders: readonly BankOrder[], created: string, encoding: string): string[] => {
  const { head } = names
  const days = orders.map(({ date }) => date).sort()
  return [
    exchangeHead,
    `${head.version}=1.03`,
    `${head.encoding}=${encoding}`,
    `${head.sender}=Press`,
    `${head.created}=${bankDay(created)}`,
    `${head.from}=${bankDay(days[0] ?? created)}`,
    `${head.to}=${bankDay(days.at(-1) ?? created)}`,
    `${head.account}=${orders[0]?.payer.account ?? ''}`,
    `${head.kind}=${names.document}`,
    ...orders.flatMap(documentOf),
    names.fileEnd,
    '',
  ]
}

function documentOf({ number, date, amount, payer, payee, knp, purpose }: BankOrder): string[] {
  const side = (called: string, one: BankOrderSide) =>
    sideFields.map((field): [string, string] => [`${called}${names.side[field]}`, one[field]])
  const pairs: [name: string, value: string][] = [
    [names.section, names.document],
    [names.number, number],
    [names.date, bankDay(date)],
    [names.amount, tenge(amount)],
    ...side(names.payer, payer),
    ...side(names.payee, payee),
    [names.purpose, Array.from(collapseToLine(purpose)).slice(0, longestPurpose).join('')],
    [names.knp, knp],
    [names.value_date, bankDay(date)],
    [names.currency, 'KZT'],
  ]
  return [...pairs.map(([name, value]) => `${name}=${collapseToLine(value)}`), names.sectionEnd]
}

/**
 * Payment orders as the file that clients of Kazakhstan's banks import (`1CClientBankExchange`). It is in Windows-1251, as banks
 * expect; in UTF-8 where a name has Kazakh letters, which that code page lacks.
 */
export function paymentFile(orders: readonly BankOrder[], created: string): Uint8Array {
  const text = (encoding: string) => lines(orders, created, encoding).join('\r\n')
  return inWindows(text('Windows')) ?? new TextEncoder().encode(text('UTF-8'))
}

/** Reads payment orders back. Throws a `StatementParseError` for a file that is none. */
export function readPaymentOrders(text: string): BankOrder[] {
  return exchangeParts(text.replace(/^\uFEFF/, '')).documents.map(({ at, pairs }) => {
    const pair = (name: string) => {
      const found = pairs.get(name.toLowerCase())
      if (!found) throw new StatementParseError(at, 'pair', name)
      return found
    }
    return {
      number: pair(names.number).value,
      date: dateIn(pair(names.date)),
      amount: sumIn(pair(names.amount)),
      payer: sideIn(pairs, names.payer),
      payee: sideIn(pairs, names.payee),
      knp: pair(names.knp).value,
      purpose: pair(names.purpose).value,
    }
  })
}

const sideIn = (pairs: Pairs, called: string): BankOrderSide =>
  Object.fromEntries(
    sideFields.map((field) => [field, pairs.get(`${called}${names.side[field]}`.toLowerCase())?.value ?? '']),
  ) as unknown as BankOrderSide
