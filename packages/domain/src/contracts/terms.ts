import { addDays } from '../shared/dates/dates.ts'
import type { ContractKind } from '../shared/documents/contracts.ts'

/** The rights that an author grants to the press: exclusive, or also available to others. */
export const contractRights = ['exclusive', 'simple'] as const
export type ContractRights = (typeof contractRights)[number]

/** The territory where the author's rights apply. */
export const contractTerritories = ['kazakhstan', 'eaeu', 'world'] as const
export type ContractTerritory = (typeof contractTerritories)[number]

/** The working week of an employee. */
export const workSchedules = ['fiveDays', 'sixDays', 'flexible'] as const
export type WorkSchedule = (typeof workSchedules)[number]

/** Working conditions: the law guarantees benefits for harmful ones. */
export const workConditions = ['normal', 'harmful'] as const
export type WorkConditions = (typeof workConditions)[number]

/**
 * The agreed terms. Terms that a kind does not have stay empty: '', null or false. A contract is in two languages, so each typed
 * text has a field in each.
 */
export interface ContractTerms {
  /** The book in progress of an author contract. */
  tech_card_id: number | null
  book_name: string
  /** A position, a work, the delivered goods, or the purpose of personal data, depending on the kind. */
  subject: string
  subject_kz: string
  /** The deadline for the author's manuscript; '' for none. */
  manuscript_on: string
  /**
   * In tiyn: a fee, a monthly salary, the price of the delivered goods, or the compensation for a non-compete, depending on the
   * kind.
   */
  fee: number | null
  /** Percent of the revenue without VAT. */
  royalty: number | null
  rights: ContractRights
  territory: ContractTerritory
  print_run: number | null
  author_copies: number | null
  ebook: boolean
  translation: boolean
  /** The discount on the press's price for a reseller, in percent. */
  discount: number | null
  /** Working days. */
  payment_days: number | null
  /** Months of probation, non-compete or confidentiality, depending on the kind. */
  months: number | null
  /** The place of work of an employee. */
  workplace: string
  workplace_kz: string
  schedule: WorkSchedule
  /** Hours per week. */
  week_hours: number | null
  /** The start and end of the working day, and of its break: `09:00–18:00`. */
  work_hours: string
  break_hours: string
  /** Calendar days of annual paid leave. */
  leave_days: number | null
  /** The day of the next month by which a month's salary is paid. */
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
  /** In the order of the form. */
  fields: readonly ContractTerm[]
  required: readonly ContractTerm[]
  /** At least one of these is required. */
  oneOf?: readonly ContractTerm[]
  /** Whether its term is in whole years. */
  inYears?: true
  /** Whether it must have an end date. */
  ends?: true
  /** Whether the press pays under it. */
  pays?: true
}

/** The terms of each kind of contract (our rule). */
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

/** The default terms of a new contract (our rule). */
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

/** Returns the last day of this many years from a day on. */
export function endAfterYears(start: string, years: number): string {
  const year = Number(start.slice(0, 4)) + years
  // Most years have no 29 February.
  const same = `${String(year).padStart(4, '0')}-${start.slice(5).replace('02-29', '03-01')}`
  return addDays(same, -1)
}

/** Returns the whole years of a term; null if it is not in whole years. */
export function getTermYears(start: string, end: string): number | null {
  const years = Number(addDays(end, 1).slice(0, 4)) - Number(start.slice(0, 4))
  return years > 0 && endAfterYears(start, years) === end ? years : null
}

/** Returns the terms of a kind; terms that it does not have become empty. */
export function pickTermsOfKind(kind: ContractKind, terms: ContractTerms): ContractTerms {
  const { fields } = contractTerms[kind]
  const pick = (term: ContractTerm) => (fields.includes(term) ? terms[term] : emptyTerms[term])
  return Object.fromEntries(
    (Object.keys(emptyTerms) as ContractTerm[]).map((term) => [term, pick(term)]),
  ) as unknown as ContractTerms
}
