import { limits } from '../shared/constants.ts'
import { isIsoDate, findInvalidDates } from '../shared/dates/dates.ts'
import { isValidBic, isValidKbe, isValidKnp } from '../shared/identifiers/bank-codes.ts'
import { isValidBinIin } from '../shared/identifiers/bin-iin.ts'
import { isFarDay } from '../shared/money/payment-day.ts'
import { isEmail } from '../shared/people/email.ts'
import { isLink } from '../shared/text.ts'
import { isPercentage } from './payments.ts'
import type { OfferWork, PricedItem } from './totals.ts'

/** The fields of a party. In an offer, their names start with `recipient_` or `sender_`. */
export const partyFields = ['name', 'phone', 'address', 'bank', 'bic', 'bin', 'account', 'email'] as const
export type PartyField = (typeof partyFields)[number]
export type OfferSide = 'recipient' | 'sender'

type Parties = { [Key in `${OfferSide}_${PartyField}`]: string }

export interface OfferItemInput extends PricedItem {
  name: string
  color_pages: number | null
  bw_pages: number | null
}

/** The fields of an offer's form (spec §3). Dates are `yyyy-mm-dd`, and prices are in tiyn. */
export interface OfferFormInput extends Parties {
  date: string | null
  deadline: string | null
  valid_until: string | null
  sender_kbe: string
  sender_knp: string
  note: string
  disk_link: string
  /** The partner's discount in per cent. Forms without this field omit it. */
  discount?: number
  items: readonly OfferItemInput[]
}

export type OfferProblem =
  | 'required'
  | 'unsaid'
  | 'tooLong'
  | 'mustAgree'
  | 'email'
  | 'binIin'
  | 'bic'
  | 'kbe'
  | 'knp'
  | 'positive'
  | 'notNegative'
  | 'whole'
  | 'tiyn'
  | 'percentage'
  | 'date'
  | 'beforeDate'
  | 'link'
/** Problems by form field, such as `items.0.name` for a title and `items.0.work_types.0.unit_count` for one of its works. */
export type OfferProblems = Record<string, OfferProblem>

type Checks = (readonly [field: string, value: string, isRight: (value: string) => boolean, problem: OfferProblem])[]

const createPartyChecks = (offer: OfferFormInput, side: OfferSide): Checks => [
  [`${side}_email`, offer[`${side}_email`], isEmail, 'email'],
  [`${side}_bin`, offer[`${side}_bin`], isValidBinIin, 'binIin'],
  [`${side}_bic`, offer[`${side}_bic`], isValidBic, 'bic'],
]

const getCountProblem = (count: number): OfferProblem | null => {
  if (!Number.isInteger(count)) return 'whole'
  return count > 0 ? null : 'positive'
}

/** Returns the problem of an amount of money. It must be a whole number of tiyn. */
const getMoneyProblem = (tiyn: number): OfferProblem | null => {
  if (!Number.isSafeInteger(tiyn)) return 'tiyn'
  return tiyn >= 0 ? null : 'notNegative'
}

const getWorkProblems = (work: OfferWork): Record<string, OfferProblem | null> => ({
  name: work.name.trim() ? null : 'required',
  unit_count: work.unit_count > 0 && Number.isFinite(work.unit_count) ? null : 'positive',
  unit_price: getMoneyProblem(work.unit_price),
})

const getItemProblems = (item: OfferItemInput): Record<string, OfferProblem | null> => ({
  name: item.name.trim() ? (item.name.length > limits.bookNameLength ? 'tooLong' : null) : 'required',
  quantity: getCountProblem(item.quantity),
  price: getMoneyProblem(item.price),
  color_pages: (item.color_pages ?? 0) >= 0 ? null : 'notNegative',
  bw_pages: (item.bw_pages ?? 0) >= 0 ? null : 'notNegative',
})

/**
 * Returns the problems of an offer by field. The offer may be saved if there are none. The input fields themselves check bank
 * accounts and phones.
 */
export function validateOffer(offer: OfferFormInput): OfferProblems {
  const problems: OfferProblems = {}
  const addProblems = (path: string, fieldProblems: Record<string, OfferProblem | null>) => {
    for (const [field, problem] of Object.entries(fieldProblems)) if (problem) problems[path + field] = problem
  }
  if (!offer.date) problems['date'] = 'required'
  if (!offer.recipient_name.trim()) problems['recipient_name'] = 'required'
  if (offer.note.length > limits.noteLength) problems['note'] = 'tooLong'
  for (const field of ['deadline', 'valid_until'] as const) {
    const day = offer[field]
    if (day && offer.date && day < offer.date) problems[field] = 'beforeDate'
  }
  for (const field of findInvalidDates(offer, ['date', 'deadline', 'valid_until'])) problems[field] = 'date'
  if (offer.discount !== undefined && !isPercentage(offer.discount)) problems['discount'] = 'percentage'
  const checks: Checks = [
    ...createPartyChecks(offer, 'recipient'),
    ...createPartyChecks(offer, 'sender'),
    ['sender_kbe', offer.sender_kbe, isValidKbe, 'kbe'],
    ['sender_knp', offer.sender_knp, isValidKnp, 'knp'],
    ['disk_link', offer.disk_link, isLink, 'link'],
  ]
  for (const [field, value, isValid, problem] of checks)
    if (value.trim() && !isValid(value.trim())) problems[field] = problem
  if (offer.items.length === 0) problems['items'] = 'required'
  offer.items.forEach((item, index) => {
    addProblems(`items.${index}.`, getItemProblems(item))
    item.work_types.forEach((work, workIndex) =>
      addProblems(`items.${index}.work_types.${workIndex}.`, getWorkProblems(work)),
    )
  })
  return problems
}

/** Returns the problems of a request for an invoice (spec §5). */
export function validateInvoiceRequest(request: { note: string; agreed: boolean }): OfferProblems {
  const problems: OfferProblems = {}
  if (request.note.length > limits.noteLength) problems['note'] = 'tooLong'
  if (!request.agreed) problems['agreed'] = 'mustAgree'
  return problems
}

/** Returns the problems of the dates of an invoice and a contract; a missing date is ''. */
export function validateInvoice(dates: { invoice_date: string; contract_date: string }): OfferProblems {
  return Object.fromEntries(findInvalidDates(dates, ['invoice_date', 'contract_date']).map((field) => [field, 'date']))
}

/** Returns the problems of the date of an electronic tax invoice; a missing date is ''. */
export const validateEsf = (form: { esf_date: string }): OfferProblems =>
  Object.fromEntries(findInvalidDates(form, ['esf_date']).map((field) => [field, 'date']))

/** Checks a payment percentage (spec §5). */
export const validatePaidPercentage = (progress: number | null): { progress?: 'percentage' } =>
  isPercentage(progress ?? Number.NaN) ? {} : { progress: 'percentage' }

/** The form of a payment. The amount is in tiyn, and negative for a refund. */
export interface PaymentInput {
  amount: number | null
  date: string
  /** Whether the user confirmed that the payment is more than the amount due. */
  advance: boolean
  /** The reason why the date is correct. Required when the date is more than a year from today. */
  reason: string
}
export type PaymentProblems = Partial<
  Record<keyof PaymentInput, 'required' | 'zero' | 'tiyn' | 'date' | 'moreThanOwed' | 'moreThanPaid' | 'paymentDay'>
>

/** Checks a payment for an offer of `sum` tiyn, of which `paid` tiyn are already paid. */
export function validatePayment(
  payment: PaymentInput,
  { sum, paid }: { sum: number; paid: number },
  today: string,
): PaymentProblems {
  const { amount, date, advance, reason } = payment
  const problems: PaymentProblems = {}
  if (amount === null) problems.amount = 'required'
  else if (amount === 0) problems.amount = 'zero'
  else if (!Number.isSafeInteger(amount)) problems.amount = 'tiyn'
  else if (paid + amount < 0) problems.amount = 'moreThanPaid'
  else if (amount > Math.max(0, sum - paid) && !advance) problems.advance = 'moreThanOwed'
  if (!date) problems.date = 'required'
  else if (!isIsoDate(date)) problems.date = 'date'
  else if (isFarDay(date, today) && !reason.trim()) problems.reason = 'paymentDay'
  return problems
}
