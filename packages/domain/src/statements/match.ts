import { isRefund, stripLeadingZeros, numbersInPurpose } from './purpose.ts'
import type { BankPayment } from './statement.ts'

/** An invoice, or an offer that waits for one, that money may come for; sums in tiyn. */
export interface OpenInvoice {
  offer_id: number
  /** Of the offer. */
  number: string
  invoice_number: string | null
  recipient_bin: string
  recipient_name: string
  sum: number
  paid: number
}

/** A part of a payment that goes to an offer, in tiyn. */
export interface PaymentPart {
  offer_id: number
  amount: number
}

/** Why a payment is sure, is asked about, or is nobody's. */
export const matchReasons = [
  'whole',
  'rest',
  'part',
  'split',
  'several',
  'less',
  'more',
  'otherPayer',
  'noNumber',
  'noSuchInvoice',
  'repeat',
  'noInvoice',
  'unknownPayer',
  'refund',
  'undone',
] as const
export type MatchReason = (typeof matchReasons)[number]

export const lineStates = ['confirm', 'unknown', 'matched', 'foreign', 'reversed'] as const
export type LineState = (typeof lineStates)[number]
/** Which a person has still to decide. */
export const isUndecided = (state: LineState): boolean => state === 'confirm' || state === 'unknown'

export interface PaymentMatch {
  state: Exclude<LineState, 'foreign' | 'reversed'>
  reason: MatchReason
  /** Where it goes, or would go if a person agreed. */
  parts: PaymentPart[]
}

const restOf = ({ sum, paid }: Pick<OpenInvoice, 'sum' | 'paid'>): number => Math.max(0, sum - paid)

/** A rest of less than one part in so many that is left over was meant to be nothing. */
const negligibleRemainderDivisor = 100

/** Fills invoices one after the other; what is left over stays with nobody. */
export function allocateToInvoices(amount: number, invoices: readonly OpenInvoice[]): PaymentPart[] {
  let left = amount
  return invoices.flatMap((invoice) => {
    const part = Math.min(left, restOf(invoice))
    left -= part
    return part > 0 ? [{ offer_id: invoice.offer_id, amount: part }] : []
  })
}

type Numbers = ReturnType<typeof numbersInPurpose>

/** The invoices that numbers of a purpose name, in its order; of one number the payer's own, then what is still owed. */
function named(numbers: Numbers, payer: string, invoices: readonly OpenInvoice[]): OpenInvoice[] {
  const best = (found: readonly OpenInvoice[]) =>
    found.toSorted(
      (a, b) =>
        Number(b.recipient_bin === payer) - Number(a.recipient_bin === payer) ||
        Number(restOf(b) > 0) - Number(restOf(a) > 0) ||
        b.offer_id - a.offer_id,
    )[0]
  const found = [
    ...numbers.invoices.map((number) =>
      best(invoices.filter((one) => one.invoice_number && stripLeadingZeros(one.invoice_number) === number)),
    ),
    ...numbers.offers.map((number) => best(invoices.filter((one) => stripLeadingZeros(one.number) === number))),
  ]
  return [...new Set(found.filter((one) => one !== undefined))]
}

/**
 * Where a payment belongs: by the numbers in its purpose, then by who pays and how much. It is sure only where number, payer and sum
 * agree; else it is asked about, with the best guess. `again` says that the same came already.
 */
export function matchPayment(
  payment: Pick<BankPayment, 'amount' | 'payer_bin' | 'purpose'>,
  invoices: readonly OpenInvoice[],
  again = false,
): PaymentMatch {
  const { amount, payer_bin: payer, purpose } = payment
  const ask = (reason: MatchReason, among: readonly OpenInvoice[]): PaymentMatch => ({
    state: 'confirm',
    reason,
    parts: allocateToInvoices(amount, among),
  })
  if (isRefund(purpose)) return { state: 'unknown', reason: 'refund', parts: [] }
  const owed = invoices.filter((one) => restOf(one) > 0)
  const numbers = numbersInPurpose(purpose)
  const meant = named(numbers, payer, invoices)
  const namesOthers = meant.length === 0 && numbers.invoices.length + numbers.offers.length > 0
  const rest = meant.reduce((sum, one) => sum + restOf(one), 0)
  if (meant.length > 0 && rest > 0) {
    if (again) return ask('repeat', meant)
    if (meant.some((one) => one.recipient_bin !== payer)) return ask('otherPayer', meant)
    if (amount > rest) return ask('more', meant)
    const sure = (reason: MatchReason): PaymentMatch => ({ ...ask(reason, meant), state: 'matched' })
    const [first] = meant
    if (meant.length > 1 || !first) return amount === rest ? sure('split') : ask('several', meant)
    if (amount === rest) return sure(first.paid > 0 ? 'rest' : 'whole')
    return rest - amount < rest / negligibleRemainderDivisor ? ask('less', meant) : sure('part')
  }
  const own = owed.filter((one) => one.recipient_bin === payer && payer !== '')
  if (own.length > 0) {
    const exact = own.filter((one) => restOf(one) === amount)
    const near = own.filter((one) => restOf(one) > amount)
    const [guess = own[0]] = [...exact, ...near.toSorted((a, b) => restOf(a) - restOf(b))]
    const reason = meant.length > 0 ? 'more' : namesOthers ? 'noSuchInvoice' : 'noNumber'
    return ask(again ? 'repeat' : reason, guess ? [guess] : [])
  }
  // Whoever names an invoice that is not the press's is not guessed to mean another's because the sums are alike.
  if (namesOthers) return { state: 'unknown', reason: 'noSuchInvoice', parts: [] }
  const alike = owed.filter((one) => restOf(one) === amount)
  const [only] = alike
  if (only && alike.length === 1) return ask('otherPayer', [only])
  const known = invoices.some((one) => one.recipient_bin === payer && payer !== '')
  return { state: 'unknown', reason: known ? 'noInvoice' : 'unknownPayer', parts: [] }
}

/** Whether an offer is another customer's than the payer of a payment; false where one of them has no BIN to compare. */
export const isOtherCustomer = (payer_bin: string, { recipient_bin }: Pick<OpenInvoice, 'recipient_bin'>): boolean =>
  payer_bin !== '' && recipient_bin !== '' && payer_bin !== recipient_bin

export const partProblems = [
  'none',
  'notPositive',
  'twice',
  'lessThanPayment',
  'moreThanPayment',
  'moreThanOwed',
] as const
export type PartProblem = (typeof partProblems)[number]

/** The parts of a payment with what is left of it in the last one, where it is an advance of that customer. */
export function withAdvance(amount: number, parts: readonly PaymentPart[]): PaymentPart[] {
  const left = amount - parts.reduce((sum, part) => sum + part.amount, 0)
  return parts.map((part, place) => (place === parts.length - 1 ? { ...part, amount: part.amount + left } : part))
}

/**
 * What is wrong with the parts of a payment: they add up to it, and none is more than its invoice still owes. An advance may be as much
 * as the payment.
 */
export function partsProblem(
  amount: number,
  parts: readonly PaymentPart[],
  restOfOffer: (offer: number) => number,
): PartProblem | undefined {
  if (parts.length === 0) return 'none'
  if (parts.some((part) => part.amount <= 0)) return 'notPositive'
  if (new Set(parts.map((part) => part.offer_id)).size < parts.length) return 'twice'
  const total = parts.reduce((sum, part) => sum + part.amount, 0)
  if (total !== amount) return total < amount ? 'lessThanPayment' : 'moreThanPayment'
  return parts.some((part) => part.amount > restOfOffer(part.offer_id)) ? 'moreThanOwed' : undefined
}
