import { addDays, calculateEndDate, isWithOrganization, emptyParty, emptyTerms, type ContractKind } from '@press/domain'
import example from '../contracts/example.json' with { type: 'json' }
import type { ContractData } from './contract.ts'

const { organization, subjects, ...person } = example

/** Builds a sample contract with every term of its kind, for the preview of a template. */
export const createContractExample = (kind: ContractKind, today: string): ContractData => ({
  ...emptyTerms,
  ...emptyParty,
  ...person,
  ...subjects[kind],
  ...(isWithOrganization(kind) && { ...organization, party_document_number: '' }),
  kind,
  number: `1-${today.slice(2, 4)}`,
  date: today,
  starts_on: today,
  ends_on: calculateEndDate(today, 5),
  manuscript_on: addDays(today, 90),
  fee: 48_000_000,
  royalty: 8,
  discount: 12,
  payment_days: 10,
  // The longest probation is three months (Labour Code, article 36).
  months: kind === 'itd' ? 3 : 6,
  print_run: 250,
  author_copies: 10,
  ebook: true,
  translation: true,
  week_hours: 40,
  leave_days: 24,
  pay_day: 10,
  note: '',
})
