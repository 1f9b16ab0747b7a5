import { addDays } from '../shared/dates/dates.ts'
import type { ContractKind } from '../shared/documents/contracts.ts'

/** The rights that an author grants to the press: exclusive rights, or rights that others may also receive (`simple`). */
export const contractRights = ['exclusive', 'simple'] as const
export type ContractRights = (typeof contractRights)[number]

/** The territory where the author's rights apply. */
export const contractTerritories = ['kazakhstan', 'eaeu', 'world'] as const
export type ContractTerritory = (typeof contractTerritories)[number]

/** The working week of an employee. */
export const workSchedules = ['fiveDays', 'sixDays', 'flexible'] as const
export type WorkSchedule = (typeof workSchedules)[number]

/** Working conditions. The law guarantees benefits for harmful conditions. */
export const workConditions = ['normal', 'harmful'] as const
export type WorkConditions = (typeof workConditions)[number]

/**
 * The agreed terms of a contract. Terms that its kind does not have stay empty: '', null or false. A contract is in two languages,
 * so each typed text has a field in each language.
 */
export interface ContractTerms {
  /** The book in progress of an author contract. */
  tech_card_id: number | null
  book_name: string
  /**
   * The subject of the contract. Depending on the kind, it is a position, a work, the delivered goods, or the purpose of personal
   * data.
   */
  subject: string
  subject_kz: string
  /** The deadline for the author's manuscript; empty if there is none. */
  manuscript_on: string
  /**
   * An amount in tiyn. Depending on the kind, it is a fee, a monthly salary, the price of the delivered goods, or the compensation
   * for a non-compete.
   */
  fee: number | null
  /** The author's royalty, in percent of the revenue without VAT. */
  royalty: number | null
  rights: ContractRights
  territory: ContractTerritory
  print_run: number | null
  author_copies: number | null
  ebook: boolean
  translation: boolean
  /** A reseller's discount on the press's price, in percent. */
  discount: number | null
  /** The number of working days in which a payment is due. */
  payment_days: number | null
  /** The number of months. Depending on the kind, of probation, non-compete or confidentiality. */
  months: number | null
  /** The place of work of an employee. */
  workplace: string
  workplace_kz: string
  schedule: WorkSchedule
  /** Working hours per week. */
  week_hours: number | null
  /** The start and end of the working day, and of its break, such as `09:00–18:00`. */
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

/** Pairs of fields that are typed in both languages: first the Russian field, then the Kazakh field. */
export const termPairs = [
  ['subject', 'subject_kz'],
  ['workplace', 'workplace_kz'],
] as const satisfies readonly (readonly [ContractTerm, ContractTerm])[]

interface KindTerms {
  /** The terms of this kind, in the order of the form. */
  fields: readonly ContractTerm[]
  required: readonly ContractTerm[]
  /** Terms of which at least one is required. */
  oneOf?: readonly ContractTerm[]
  /** Whether the duration of the contract is in whole years. */
  inYears?: true
  /** Whether the contract must have an end date. */
  ends?: true
  /** Whether the press pays the other party under the contract. */
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

/** Returns the last day of a period of `years` years that begins on `start`. */
export function calculateEndDate(start: string, years: number): string {
  const year = Number(start.slice(0, 4)) + years
  // Replaces 29 February with 1 March, because most years have no 29 February.
  const anniversary = `${String(year).padStart(4, '0')}-${start.slice(5).replace('02-29', '03-01')}`
  return addDays(anniversary, -1)
}

/** Returns the duration in whole years; null if it is not a whole number of years. */
export function getTermYears(start: string, end: string): number | null {
  const years = Number(addDays(end, 1).slice(0, 4)) - Number(start.slice(0, 4))
  return years > 0 && calculateEndDate(start, years) === end ? years : null
}

/** Returns the terms that a kind of contract has. All other terms become empty. */
export function pickTermsOfKind(kind: ContractKind, terms: ContractTerms): ContractTerms {
  const { fields } = contractTerms[kind]
  const pickTerm = (term: ContractTerm) => (fields.includes(term) ? terms[term] : emptyTerms[term])
  return Object.fromEntries(
    (Object.keys(emptyTerms) as ContractTerm[]).map((term) => [term, pickTerm(term)]),
  ) as unknown as ContractTerms
}
