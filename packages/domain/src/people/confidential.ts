import { isValidBic, isValidCardNumber } from '../identifiers/bank-codes.ts'
import { isBin, isValidBinIin } from '../identifiers/bin-iin.ts'
import type { RoleKey } from './roles.ts'

/** What contracts and payments need of a person, and nobody else needs to read (spec §3). */
export const confidentialFields = ['IIN', 'identity_document', 'bank', 'card_number'] as const
export type ConfidentialField = (typeof confidentialFields)[number]

/** Days are `yyyy-mm-dd`; what is not known is empty. */
export interface Confidential {
  IIN: string
  identity_document: { number: string; issued_by: string; issued_at: string }
  bank: { name: string; BIK: string; IIK: string }
  card_number: string
}

/** Roles other than the owner that may read each field: those that issue contracts and those that pay. */
export const confidentialReaders: Readonly<Record<ConfidentialField, readonly RoleKey[]>> = {
  IIN: ['hr', 'accounting'],
  identity_document: ['hr'],
  bank: ['accounting'],
  card_number: ['accounting'],
}

export const canReadConfidential = (role: RoleKey, field: ConfidentialField): boolean =>
  confidentialReaders[field].includes(role)

/** Seconds that an opened one stays on screen. */
export const revealDurationSeconds = 30

/** A number with its middle hidden; one that is hardly longer than what would stay is hidden whole. */
function hidden(value: string, head: number, tail: number): string {
  const letters = Array.from(value)
  const middle = letters.length - head - tail
  if (middle < 3) return '•'.repeat(letters.length)
  return letters.slice(0, head).join('') + '•'.repeat(middle) + letters.slice(head + middle).join('')
}

/** What is shown of them to whoever may open them: enough to tell one from another. */
export const maskers: { [Field in ConfidentialField]: (value: Confidential[Field]) => Confidential[Field] } = {
  IIN: (value) => hidden(value, 4, 2),
  identity_document: (document) => ({ ...document, number: hidden(document.number, 2, 2) }),
  bank: (bank) => ({ ...bank, IIK: hidden(bank.IIK, 4, 4) }),
  card_number: (value) => hidden(value, 0, 4).replace(/(.{4})(?=.)/gu, '$1 '),
}

export type ConfidentialProblem = 'required' | 'binIin' | 'bic' | 'card' | 'future'
/** By form field: `bank.BIK`. */
export type ConfidentialProblems = Record<string, ConfidentialProblem>

/** What is wrong with one of them; empty when it may be kept. The account is checked where it is typed. */
export function validateConfidential(given: Partial<Confidential>, today: string): ConfidentialProblems {
  const { IIN, identity_document: document, bank, card_number } = given
  const problems: ConfidentialProblems = {}
  const add = (field: string, problem: ConfidentialProblem | false) => {
    if (problem) problems[field] = problem
  }
  if (IIN !== undefined) add('IIN', !IIN ? 'required' : (!isValidBinIin(IIN) || isBin(IIN)) && 'binIin')
  if (document) {
    add('identity_document.number', !document.number.trim() && 'required')
    add('identity_document.issued_at', document.issued_at > today && 'future')
  }
  if (bank) {
    add('bank.IIK', !bank.IIK.trim() && 'required')
    add('bank.BIK', bank.BIK.trim() !== '' && !isValidBic(bank.BIK.trim()) && 'bic')
  }
  if (card_number !== undefined)
    add('card_number', !card_number ? 'required' : !isValidCardNumber(card_number) && 'card')
  return problems
}
