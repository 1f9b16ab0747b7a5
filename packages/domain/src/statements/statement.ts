import words from './words.json' with { type: 'json' }

/** An incoming payment in a bank statement. Its amount is in tiyn. */
export interface BankPayment {
  /** The line of the file where the payment starts, from 1. */
  line: number
  /** The number of the bank's document; empty if the bank gives no number. */
  number: string
  /** The date of the payment, `yyyy-mm-dd`. */
  date: string
  amount: number
  payer_name: string
  /** The payer's BIN or IIN; empty if the bank gives none. */
  payer_bin: string
  payer_account: string
  purpose: string
}

export const statementFormats = ['1c', 'csv'] as const
export type StatementFormat = (typeof statementFormats)[number]

export interface BankStatement {
  format: StatementFormat
  bank: string
  /** The account that received the money. If there are several, the first. Empty if the file does not name it. */
  account: string
  /** All accounts that received money. */
  accounts: string[]
  date_from: string
  date_to: string
  /** The bank's total of incoming payments, in tiyn. Null if the file does not state it. */
  turnover: number | null
  payments: BankPayment[]
}

/** What the parser expected in a damaged line. */
export const statementExpectations = [
  'format',
  /** The file ends inside a letter. */
  'letter',
  'pair',
  'documentEnd',
  'accountEnd',
  'fileEnd',
  'date',
  'sum',
  'columns',
  'quote',
  'payments',
  'turnover',
] as const
export type StatementExpectation = (typeof statementExpectations)[number]

/** The error that a file is damaged or not a statement. It has the line, what was expected there, and what was found. */
export class StatementParseError extends Error {
  override readonly name = 'StatementParseError'
  readonly line: number
  readonly expected: StatementExpectation
  readonly found: string

  constructor(line: number, expected: StatementExpectation, found: string) {
    super(`line ${line}: ${expected}`)
    this.line = line
    this.expected = expected
    this.found = found.slice(0, 80)
  }
}

const currency = new RegExp(`(?:${words.currency})\\.?$`, 'i')

/**
 * Parses a sum as banks write it, to exact tiyn. It may have spaces between thousands, and a point or a comma before two digits.
 * Returns null when the text is not a sum.
 */
export function parseTiyn(amountText: string): number | null {
  const amountDigits = amountText.replace(/[\s\u00a0\u202f']/g, '').replace(currency, '')
  const [, sign = '', integerPart = '', fraction = ''] =
    /^([-+]?)(\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3}){2,}|\d{1,3}(?:\.\d{3})+(?=,)|\d+)(?:[.,](\d{1,2}))?$/.exec(
      amountDigits,
    ) ?? []
  if (!integerPart) return null
  const tiyn = Number(integerPart.replace(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'))
  if (!Number.isSafeInteger(tiyn)) return null
  return sign === '-' ? -tiyn : tiyn
}

/**
 * Parses a date as banks write it: `20.11.2026`, `20/11/2026` or `2026-11-20`, with or without a time. Returns null when the text
 * is not a date.
 */
export function parseBankDate(dateText: string): string | null {
  const text = dateText.trim()
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})(?:[ T].*)?$/.exec(text) ?? []
  const isoDate = year
    ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
    : (/^(\d{4}-\d{2}-\d{2})(?:[ T].*)?$/.exec(text)?.[1] ?? '')
  const moment = Date.parse(`${isoDate}T00:00:00Z`)
  return isoDate && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(isoDate) ? isoDate : null
}
