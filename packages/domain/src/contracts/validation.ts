import { limits } from '../constants.ts'
import { wrongDays } from '../dates.ts'
import { isValidBinIin } from '../identifiers/binIin.ts'
import { isEmail } from '../people/email.ts'
import type { ContractKind } from './statuses.ts'

/** What a contract's form says. Dates are `yyyy-mm-dd`, or null for none. */
export interface ContractFormFacts {
  kind: ContractKind | null
  number: string
  date: string | null
  party_name: string
  party_bin: string
  party_email: string
  starts_on: string | null
  ends_on: string | null
  note: string
}

export type ContractProblem = 'required' | 'binIin' | 'email' | 'date' | 'beforeStart' | 'tooLong'
/** By form field. */
export type ContractProblems = Partial<Record<keyof ContractFormFacts, ContractProblem>>

/** What is wrong with a contract, field by field; empty when it may be saved. A contract without an end holds until it is ended. */
export function contractProblems(contract: ContractFormFacts): ContractProblems {
  const { starts_on, ends_on, party_bin, party_email } = contract
  const problems: ContractProblems = {}
  for (const field of ['kind', 'number', 'date', 'party_name'] as const)
    if (!contract[field]?.trim()) problems[field] = 'required'
  if (party_bin.trim() && !isValidBinIin(party_bin.trim())) problems.party_bin = 'binIin'
  if (party_email.trim() && !isEmail(party_email.trim())) problems.party_email = 'email'
  if (starts_on && ends_on && ends_on < starts_on) problems.ends_on = 'beforeStart'
  for (const field of wrongDays(contract, ['date', 'starts_on', 'ends_on'])) problems[field] = 'date'
  if (contract.note.length > limits.note) problems.note = 'tooLong'
  return problems
}
