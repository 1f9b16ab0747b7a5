import { collapseToLine } from '../shared/text.ts'
import { parseDatePair, exchangeFirstLine, parseExchange, parseSumPair, type Pairs } from './exchange.ts'
import { StatementParseError } from './statement.ts'
import words from './words.json' with { type: 'json' }

const { order: fieldNames } = words

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
export const maxPaymentPurposeLength = 420

/** Formats a day as bank clients do: `28.11.2026`. */
export const formatBankDay = (day: string): string => day.split('-').toReversed().join('.')
const formatTenge = (tiyn: number): string => `${Math.trunc(tiyn / 100)}.${String(tiyn % 100).padStart(2, '0')}`

/**
 * Encodes a text in Windows-1251. Returns null if the text contains a letter that the code page does not have, such as a Kazakh
 * letter.
 */
function encodeWindows1251(text: string): Uint8Array | null {
  const upperHalf = new TextDecoder('windows-1251').decode(
    Uint8Array.from({ length: 128 }, (_none, index) => index + 128),
  )
  const codes = Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    const position = upperHalf.indexOf(letter)
    return code < 128 ? code : position < 0 ? null : position + 128
  })
  return codes.every((code) => code !== null) ? Uint8Array.from(codes) : null
}

const buildLines = (orders: readonly BankOrder[], createdOn: string, encoding: string): string[] => {
  const { head } = fieldNames
  const days = orders.map(({ date }) => date).sort()
  return [
    exchangeFirstLine,
    `${head.version}=1.03`,
    `${head.encoding}=${encoding}`,
    `${head.sender}=Press`,
    `${head.created}=${formatBankDay(createdOn)}`,
    `${head.from}=${formatBankDay(days[0] ?? createdOn)}`,
    `${head.to}=${formatBankDay(days.at(-1) ?? createdOn)}`,
    `${head.account}=${orders[0]?.payer.account ?? ''}`,
    `${head.kind}=${fieldNames.document}`,
    ...orders.flatMap(buildDocumentLines),
    fieldNames.fileEnd,
    '',
  ]
}

function buildDocumentLines({ number, date, amount, payer, payee, knp, purpose }: BankOrder): string[] {
  const buildSidePairs = (prefix: string, one: BankOrderSide) =>
    sideFields.map((field): [string, string] => [`${prefix}${fieldNames.side[field]}`, one[field]])
  const pairs: [name: string, value: string][] = [
    [fieldNames.section, fieldNames.document],
    [fieldNames.number, number],
    [fieldNames.date, formatBankDay(date)],
    [fieldNames.amount, formatTenge(amount)],
    ...buildSidePairs(fieldNames.payer, payer),
    ...buildSidePairs(fieldNames.payee, payee),
    [fieldNames.purpose, Array.from(collapseToLine(purpose)).slice(0, maxPaymentPurposeLength).join('')],
    [fieldNames.knp, knp],
    [fieldNames.value_date, formatBankDay(date)],
    [fieldNames.currency, 'KZT'],
  ]
  return [...pairs.map(([name, value]) => `${name}=${collapseToLine(value)}`), fieldNames.sectionEnd]
}

/**
 * Creates a file of payment orders that the clients of Kazakhstan's banks can import (`1CClientBankExchange`). Uses Windows-1251,
 * as banks expect. If the text has Kazakh letters, which Windows-1251 does not have, it uses UTF-8.
 */
export function createPaymentFile(orders: readonly BankOrder[], createdOn: string): Uint8Array {
  const buildText = (encoding: string) => buildLines(orders, createdOn, encoding).join('\r\n')
  return encodeWindows1251(buildText('Windows')) ?? new TextEncoder().encode(buildText('UTF-8'))
}

/** Parses payment orders. Throws a `StatementParseError` for a file in another format. */
export function readPaymentOrders(text: string): BankOrder[] {
  return parseExchange(text.replace(/^\uFEFF/, '')).documents.map(({ at, pairs }) => {
    const getPair = (name: string) => {
      const foundPair = pairs.get(name.toLowerCase())
      if (!foundPair) throw new StatementParseError(at, 'pair', name)
      return foundPair
    }
    return {
      number: getPair(fieldNames.number).value,
      date: parseDatePair(getPair(fieldNames.date)),
      amount: parseSumPair(getPair(fieldNames.amount)),
      payer: parseSide(pairs, fieldNames.payer),
      payee: parseSide(pairs, fieldNames.payee),
      knp: getPair(fieldNames.knp).value,
      purpose: getPair(fieldNames.purpose).value,
    }
  })
}

const parseSide = (pairs: Pairs, prefix: string): BankOrderSide =>
  Object.fromEntries(
    sideFields.map((field) => [field, pairs.get(`${prefix}${fieldNames.side[field]}`.toLowerCase())?.value ?? '']),
  ) as unknown as BankOrderSide
