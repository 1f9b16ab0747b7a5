import { addDays } from '../dates.ts'
import type { ContractKind } from './statuses.ts'

/** What an author gives the press: all of it to nobody else, or the same that others may get too. */
export const contractRights = ['exclusive', 'simple'] as const
export type ContractRights = (typeof contractRights)[number]

/** Where the rights that an author gives hold. */
export const contractTerritories = ['kazakhstan', 'eaeu', 'world'] as const
export type ContractTerritory = (typeof contractTerritories)[number]

/** The week of an employee. */
export const workSchedules = ['fiveDays', 'sixDays', 'flexible'] as const
export type WorkSchedule = (typeof workSchedules)[number]

/** Working conditions: the law gives guarantees to who works in harmful ones. */
export const workConditions = ['normal', 'harmful'] as const
export type WorkConditions = (typeof workConditions)[number]

/**
 * What the sides agree on. What a kind does not know of stays empty: '', null or false. A contract is in two languages: what is typed as a
 * text has a field in each.
 */
export interface ContractTerms {
  /** The book in work that an author contract is about. */
  tech_card_id: number | null
  book_name: string
  /** A position, a work, what is delivered, what data are kept for: the kind says which. */
  subject: string
  subject_kz: string
  /** The day by which the author delivers the manuscript; '' for none. */
  manuscript_on: string
  /** In tiyn: a fee, a monthly salary, the price of what is delivered, the compensation for keeping away from competitors. */
  fee: number | null
  /** Per cent of the revenue without VAT. */
  royalty: number | null
  rights: ContractRights
  territory: ContractTerritory
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
  /** Where an employee works. */
  workplace: string
  workplace_kz: string
  schedule: WorkSchedule
  /** Hours of a week. */
  week_hours: number | null
  /** From when to when a day lasts, and its break: `09:00–18:00`. */
  work_hours: string
  break_hours: string
  /** Calendar days of the annual paid leave. */
  leave_days: number | null
  /** The day of the next month by which the pay of a month is paid. */
  pay_day: number | null
  conditions: WorkConditions
}
export type ContractTerm = keyof ContractTerms

export const emptyTerms: ContractTerms = {
  tech_card_id: null,
  book_name: '',
  subject: '',
  subject_kz: '',
  manuscript_on: '',
  fee: null,
  royalty: null,
  rights: 'exclusive',
  territory: 'kazakhstan',
  print_run: null,
  author_copies: null,
  ebook: false,
  translation: false,
  discount: null,
  payment_days: null,
  months: null,
  workplace: '',
  workplace_kz: '',
  schedule: 'fiveDays',
  week_hours: null,
  work_hours: '',
  break_hours: '',
  leave_days: null,
  pay_day: null,
  conditions: 'normal',
}

/** Fields typed in both languages: the Russian one and the Kazakh one. */
export const termPairs = [
  ['subject', 'subject_kz'],
  ['workplace', 'workplace_kz'],
] as const satisfies readonly (readonly [ContractTerm, ContractTerm])[]

interface KindTerms {
  /** In the order that its form asks. */
  fields: readonly ContractTerm[]
  required: readonly ContractTerm[]
  /** At least one of these is agreed on. */
  oneOf?: readonly ContractTerm[]
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
      'manuscript_on',
      'fee',
      'royalty',
      'payment_days',
      'rights',
      'territory',
      'author_copies',
      'print_run',
      'ebook',
      'translation',
    ],
    required: ['book_name', 'manuscript_on', 'payment_days'],
    oneOf: ['fee', 'royalty'],
    inYears: true,
    ends: true,
    pays: true,
  },
  op: {
    fields: ['subject', 'subject_kz', 'discount', 'payment_days'],
    required: ['subject', 'subject_kz', 'discount', 'payment_days'],
    inYears: true,
    ends: true,
  },
  biz: {
    fields: ['subject', 'subject_kz', 'fee', 'payment_days'],
    required: ['subject', 'subject_kz', 'fee', 'payment_days'],
    ends: true,
  },
  itd: {
    fields: [
      'subject',
      'subject_kz',
      'workplace',
      'workplace_kz',
      'fee',
      'pay_day',
      'schedule',
      'week_hours',
      'work_hours',
      'break_hours',
      'leave_days',
      'months',
      'conditions',
    ],
    required: [
      'subject',
      'subject_kz',
      'workplace',
      'workplace_kz',
      'fee',
      'pay_day',
      'week_hours',
      'work_hours',
      'break_hours',
      'leave_days',
    ],
    pays: true,
  },
  gph: {
    fields: ['subject', 'subject_kz', 'fee', 'payment_days'],
    required: ['subject', 'subject_kz', 'fee', 'payment_days'],
    ends: true,
    pays: true,
  },
  neconc: { fields: ['months', 'fee'], required: ['months'], pays: true },
  confidence: { fields: ['subject', 'subject_kz', 'months'], required: ['subject', 'subject_kz', 'months'] },
  personal: { fields: ['subject', 'subject_kz'], required: ['subject', 'subject_kz'] },
}

/** Usual terms of a new contract (ours). */
export const defaultTerms: Readonly<Partial<Record<ContractKind, Partial<ContractTerms>>>> = {
  author: { author_copies: 10, payment_days: 10 },
  op: { discount: 10, payment_days: 10 },
  biz: { payment_days: 10 },
  itd: {
    months: 3,
    week_hours: 40,
    work_hours: '09:00–18:00',
    break_hours: '13:00–14:00',
    leave_days: 24,
    pay_day: 10,
  },
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
export function getTermYears(start: string, end: string): number | null {
  const years = Number(addDays(end, 1).slice(0, 4)) - Number(start.slice(0, 4))
  return years > 0 && endAfterYears(start, years) === end ? years : null
}

/** The terms as a kind has them: what it does not know of is emptied. */
export function pickTermsOfKind(kind: ContractKind, given: ContractTerms): ContractTerms {
  const { fields } = contractTerms[kind]
  const pick = (term: ContractTerm) => (fields.includes(term) ? given[term] : emptyTerms[term])
  return Object.fromEntries(
    (Object.keys(emptyTerms) as ContractTerm[]).map((term) => [term, pick(term)]),
  ) as unknown as ContractTerms
}
