import { isValidBic, isValidCardNumber } from '../identifiers/bank-codes.ts'
import { isBin, isValidBinIin } from '../identifiers/bin-iin.ts'
import type { RoleKey } from './roles.ts'

/** Personal data that contracts and payments need. Only the people who need them may read them (spec §3). */
export const confidentialFields = ['IIN', 'identity_document', 'bank', 'card_number'] as const
export type ConfidentialField = (typeof confidentialFields)[number]

/** The confidential data of a person. Days are `yyyy-mm-dd`; unknown values are empty. */
export interface Confidential {
  IIN: string
  identity_document: { number: string; issued_by: string; issued_at: string }
  bank: { name: string; BIK: string; IIK: string }
  card_number: string
}

/** The roles that may read each field of another person: roles that write contracts and roles that pay. */
export const confidentialReaders: Readonly<Record<ConfidentialField, readonly RoleKey[]>> = {
  IIN: ['hr', 'accounting'],
  identity_document: ['hr'],
  bank: ['accounting'],
  card_number: ['accounting'],
}

export const canReadConfidential = (role: RoleKey, field: ConfidentialField): boolean =>
  confidentialReaders[field].includes(role)

/** The number of seconds for which a revealed field stays visible. */
export const revealDurationSeconds = 30

/** Hides the middle of a number. If too few characters would be hidden, hides the whole number. */
function maskMiddle(value: string, head: number, tail: number): string {
  const letters = Array.from(value)
  const middle = letters.length - head - tail
  if (middle < 3) return '•'.repeat(letters.length)
  return letters.slice(0, head).join('') + '•'.repeat(middle) + letters.slice(head + middle).join('')
}

/** Functions that mask each field for people who may reveal it. Enough of the field stays visible to tell values apart. */
export const maskers: { [Field in ConfidentialField]: (value: Confidential[Field]) => Confidential[Field] } = {
  IIN: (value) => maskMiddle(value, 4, 2),
  identity_document: (document) => ({ ...document, number: maskMiddle(document.number, 2, 2) }),
  bank: (bank) => ({ ...bank, IIK: maskMiddle(bank.IIK, 4, 4) }),
  card_number: (value) => maskMiddle(value, 0, 4).replace(/(.{4})(?=.)/gu, '$1 '),
}

export type ConfidentialProblem = 'required' | 'binIin' | 'bic' | 'card' | 'future'
/** Problems by form field, such as `bank.BIK`. */
export type ConfidentialProblems = Record<string, ConfidentialProblem>

/**
 * Returns the problems of confidential fields. They may be saved if there are none. The input field itself checks the bank account.
 */
export function validateConfidential(fields: Partial<Confidential>, today: string): ConfidentialProblems {
  const { IIN, identity_document: document, bank, card_number } = fields
  const problems: ConfidentialProblems = {}
  const addProblem = (field: string, problem: ConfidentialProblem | false) => {
    if (problem) problems[field] = problem
  }
  if (IIN !== undefined) addProblem('IIN', !IIN ? 'required' : (!isValidBinIin(IIN) || isBin(IIN)) && 'binIin')
  if (document) {
    addProblem('identity_document.number', !document.number.trim() && 'required')
    addProblem('identity_document.issued_at', document.issued_at > today && 'future')
  }
  if (bank) {
    addProblem('bank.IIK', !bank.IIK.trim() && 'required')
    addProblem('bank.BIK', bank.BIK.trim() !== '' && !isValidBic(bank.BIK.trim()) && 'bic')
  }
  if (card_number !== undefined)
    addProblem('card_number', !card_number ? 'required' : !isValidCardNumber(card_number) && 'card')
  return problems
}
