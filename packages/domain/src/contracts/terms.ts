import { addDays } from '../dates.ts'
import type { ContractKind } from './statuses.ts'

/** What an author gives the press: all of it to nobody else, or the same that others may get too. */
export const contractRights = ['exclusive', 'simple'] as const
export type ContractRights = (typeof contractRights)[number]

/** What the sides agree on. What a kind does not know of stays empty: '', null or false. */
export interface ContractTerms {
  /** The book in work that an author contract is about. */
  tech_card_id: number | null
  book_name: string
  /** A position, a work, what is delivered, what data are kept for: the kind says which. */
  subject: string
  /** In tiyn: a fee, a monthly salary, the price of what is delivered, the compensation for keeping away from competitors. */
  fee: number | null
  /** Per cent of the revenue without VAT. */
  royalty: number | null
  rights: ContractRights
  print_run: number | null
  author_copies: number | null
  ebook: boolean
  translation: boolean
  /** Per cent off the price of the press, for who sells its books. */
  discount: number | null
  /** Working days. */
  payment_days: number | null
  /** On probation, away from competitors, in silence: the kind says which. */
  months: number | null
}
export type ContractTerm = keyof ContractTerms

export const noTerms: ContractTerms = {
  tech_card_id: null,
  book_name: '',
  subject: '',
  fee: null,
  royalty: null,
  rights: 'exclusive',
  print_run: null,
  author_copies: null,
  ebook: false,
  translation: false,
  discount: null,
  payment_days: null,
  months: null,
}

interface KindTerms {
  /** In the order that its form asks. */
  fields: readonly ContractTerm[]
  required: readonly ContractTerm[]
  /** Its time is agreed on in whole years. */
  inYears?: true
  /** It says until when it holds. */
  ends?: true
  /** The press pays by it. */
  pays?: true
}

/** What each kind of contract agrees on (ours). */
export const contractTerms: Readonly<Record<ContractKind, KindTerms>> = {
  author: {
    fields: [
      'tech_card_id',
      'book_name',
      'fee',
      'royalty',
      'payment_days',
      'rights',
      'author_copies',
      'print_run',
      'ebook',
      'translation',
    ],
    required: ['book_name'],
    inYears: true,
    ends: true,
    pays: true,
  },
  op: {
    fields: ['subject', 'discount', 'payment_days'],
    required: ['discount', 'payment_days'],
    inYears: true,
    ends: true,
  },
  biz: { fields: ['subject', 'fee', 'payment_days'], required: ['subject', 'fee', 'payment_days'], ends: true },
  itd: { fields: ['subject', 'fee', 'months'], required: ['subject', 'fee'], pays: true },
  gph: { fields: ['subject', 'fee', 'payment_days'], required: ['subject', 'fee'], ends: true, pays: true },
  neconc: { fields: ['months', 'fee'], required: ['months'], pays: true },
  confidence: { fields: ['subject', 'months'], required: ['subject', 'months'] },
  personal: { fields: ['subject'], required: ['subject'] },
}

/** Usual terms of a new contract (ours). */
export const usualTerms: Readonly<Partial<Record<ContractKind, Partial<ContractTerms>>>> = {
  author: { author_copies: 10, payment_days: 10 },
  op: { discount: 10, payment_days: 10 },
  biz: { payment_days: 10 },
  itd: { months: 3 },
  gph: { payment_days: 10 },
  neconc: { months: 12 },
  confidence: { months: 36 },
}

/** The last day of so many years from a day on. */
export function endAfterYears(start: string, years: number): string {
  const year = Number(start.slice(0, 4)) + years
  // There is no 29 February in most years.
  const same = `${String(year).padStart(4, '0')}-${start.slice(5).replace('02-29', '03-01')}`
  return addDays(same, -1)
}

/** How many whole years a term lasts; null when it is something else. */
export function yearsOf(start: string, end: string): number | null {
  const years = Number(addDays(end, 1).slice(0, 4)) - Number(start.slice(0, 4))
  return years > 0 && endAfterYears(start, years) === end ? years : null
}

/** The terms as a kind has them: what it does not know of is emptied. */
export function termsOf(kind: ContractKind, given: ContractTerms): ContractTerms {
  const { fields } = contractTerms[kind]
  const pick = (term: ContractTerm) => (fields.includes(term) ? given[term] : noTerms[term])
  return Object.fromEntries(
    (Object.keys(noTerms) as ContractTerm[]).map((term) => [term, pick(term)]),
  ) as unknown as ContractTerms
}
