import { collapseToLine } from '../shared/text.ts'
import { dateIn, exchangeHead, exchangeParts, sumIn, type Pairs } from './exchange.ts'
import { StatementParseError } from './statement.ts'
import words from './words.json' with { type: 'json' }

const { order: names } = words

/** A party of a payment order. Unknown values are ''. */
export interface BankOrderSide {
  name: string
  /** The party's BIN or IIN. */
  bin: string
  kbe: string
  /** The party's account number (IBAN). */
  account: string
  bank: string
  bic: string
}
const sideFields = ['name', 'bin', 'kbe', 'account', 'bank', 'bic'] as const

/** A payment order of the press. Its amount is in tiyn. */
export interface BankOrder {
  number: string
  /** The date of the payment order, `yyyy-mm-dd`. */
  date: string
  amount: number
  payer: BankOrderSide
  payee: BankOrderSide
  /** The purpose-of-payment code (КНП), three digits. */
  knp: string
  purpose: string
}

/** The maximum length of a payment's purpose (our rule, based on the banks' forms). */
export const longestPurpose = 420

/** Formats a day as bank clients do: `28.11.2026`. */
export const bankDay = (day: string): string => day.split('-').toReversed().join('.')
const tenge = (tiyn: number): string => `${Math.trunc(tiyn / 100)}.${String(tiyn % 100).padStart(2, '0')}`

/**
 * Encodes a text in Windows-1251. Returns null if the text contains a letter that the code page does not have, such as a Kazakh
 * letter.
 */
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
  const side = (prefix: string, one: BankOrderSide) =>
    sideFields.map((field): [string, string] => [`${prefix}${names.side[field]}`, one[field]])
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
 * Creates a file of payment orders that the clients of Kazakhstan's banks can import (`1CClientBankExchange`). Uses Windows-1251,
 * as banks expect. If the text has Kazakh letters, which Windows-1251 does not have, it uses UTF-8.
 */
export function paymentFile(orders: readonly BankOrder[], created: string): Uint8Array {
  const text = (encoding: string) => lines(orders, created, encoding).join('\r\n')
  return inWindows(text('Windows')) ?? new TextEncoder().encode(text('UTF-8'))
}

/** Parses payment orders. Throws a `StatementParseError` for a file in another format. */
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

const sideIn = (pairs: Pairs, prefix: string): BankOrderSide =>
  Object.fromEntries(
    sideFields.map((field) => [field, pairs.get(`${prefix}${names.side[field]}`.toLowerCase())?.value ?? '']),
  ) as unknown as BankOrderSide
