import words from './words.json' with { type: 'json' }

/** A payment that came in, as a bank writes it; its sum in tiyn. */
export interface BankPayment {
  /** Of the file, where it begins: lines count from 1. */
  line: number
  /** Of the bank's own paper; empty where the bank gives none. */
  number: string
  /** `yyyy-mm-dd`. */
  date: string
  amount: number
  payer_name: string
  /** BIN or IIN; empty where the bank gives none. */
  payer_bin: string
  payer_account: string
  purpose: string
}

export const statementFormats = ['1c', 'csv'] as const
export type StatementFormat = (typeof statementFormats)[number]

export interface BankStatement {
  format: StatementFormat
  bank: string
  /** The account that the money came to, the first where there are several; empty where the file does not say. */
  account: string
  /** All of them. */
  accounts: string[]
  date_from: string
  date_to: string
  /** What the bank says came in, in tiyn; null where it says nothing. */
  turnover: number | null
  payments: BankPayment[]
}

/** What was looked for in a line that is damaged. */
export const statementExpectations = [
  'format',
  /** The file ends inside one. */
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

/** A file that is no statement, or a damaged one: in which line, what was expected there and what stands there. */
export class StatementParseError extends Error {
  override readonly name = 'StatementProblem'
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

/** A sum as banks write it, in tiyn and exact: spaces between thousands, a point or a comma before two digits; null for what is none. */
export function parseTiyn(written: string): number | null {
  const plain = written.replace(/[\s\u00a0\u202f']/g, '').replace(currency, '')
  const [, sign = '', whole = '', rest = ''] =
    /^([-+]?)(\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3}){2,}|\d{1,3}(?:\.\d{3})+(?=,)|\d+)(?:[.,](\d{1,2}))?$/.exec(plain) ??
    []
  if (!whole) return null
  const tiyn = Number(whole.replace(/[.,]/g, '')) * 100 + Number(rest.padEnd(2, '0'))
  if (!Number.isSafeInteger(tiyn)) return null
  return sign === '-' ? -tiyn : tiyn
}

/** A day as banks write it, `20.11.2026`, `20/11/2026` or `2026-11-20`, with or without a time; null for what is none. */
export function parseBankDate(written: string): string | null {
  const text = written.trim()
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})(?:[ T].*)?$/.exec(text) ?? []
  const iso = year
    ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
    : (/^(\d{4}-\d{2}-\d{2})(?:[ T].*)?$/.exec(text)?.[1] ?? '')
  const moment = Date.parse(`${iso}T00:00:00Z`)
  return iso && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(iso) ? iso : null
}
