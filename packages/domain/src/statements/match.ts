import { isRefund, stripLeadingZeros, findNumbersInPurpose } from './purpose.ts'
import type { BankPayment } from './statement.ts'

/** An open invoice, or an offer without an invoice yet, to which a payment may belong. Sums are in tiyn. */
export interface OpenInvoice {
  offer_id: number
  /** The number of the offer. */
  number: string
  invoice_number: string | null
  recipient_bin: string
  recipient_name: string
  sum: number
  paid: number
}

/** A part of a payment that is assigned to an offer, in tiyn. */
export interface PaymentPart {
  offer_id: number
  amount: number
}

/** The reasons why a payment is matched, needs confirmation, or is unknown. */
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
/** Whether a person still has to decide about a payment. */
export const isUndecided = (state: LineState): boolean => state === 'confirm' || state === 'unknown'

export interface PaymentMatch {
  state: Exclude<LineState, 'foreign' | 'reversed'>
  reason: MatchReason
  /** The assigned parts. Until a person confirms them, they are suggestions. */
  parts: PaymentPart[]
}

const getBalance = ({ sum, paid }: Pick<OpenInvoice, 'sum' | 'paid'>): number => Math.max(0, sum - paid)

/** A remainder smaller than the sum divided by this number was probably meant to be paid too. */
const negligibleRemainderDivisor = 100

/** Allocates an amount to invoices one after another. A remainder stays unassigned. */
export function allocateToInvoices(amount: number, invoices: readonly OpenInvoice[]): PaymentPart[] {
  let remainingAmount = amount
  return invoices.flatMap((invoice) => {
    const part = Math.min(remainingAmount, getBalance(invoice))
    remainingAmount -= part
    return part > 0 ? [{ offer_id: invoice.offer_id, amount: part }] : []
  })
}

type Numbers = ReturnType<typeof findNumbersInPurpose>

/**
 * Returns the invoices that the numbers in a purpose name, in the same order. Among invoices with the same number, the payer's own
 * invoices come first, and then unpaid invoices.
 */
function findByNumbers(numbers: Numbers, payerBin: string, invoices: readonly OpenInvoice[]): OpenInvoice[] {
  const pickBest = (candidates: readonly OpenInvoice[]) =>
    candidates.toSorted(
      (a, b) =>
        Number(b.recipient_bin === payerBin) - Number(a.recipient_bin === payerBin) ||
        Number(getBalance(b) > 0) - Number(getBalance(a) > 0) ||
        b.offer_id - a.offer_id,
    )[0]
  const matches = [
    ...numbers.invoices.map((number) =>
      pickBest(invoices.filter((one) => one.invoice_number && stripLeadingZeros(one.invoice_number) === number)),
    ),
    ...numbers.offers.map((number) => pickBest(invoices.filter((one) => stripLeadingZeros(one.number) === number))),
  ]
  return [...new Set(matches.filter((one) => one !== undefined))]
}

/**
 * Matches a payment by the numbers in its purpose, then by payer and amount. The payment is matched only when number, payer and sum
 * agree. Otherwise it needs confirmation, and the result has the best guess. `isRepeat` means that the same payment was received
 * before.
 */
export function matchPayment(
  payment: Pick<BankPayment, 'amount' | 'payer_bin' | 'purpose'>,
  invoices: readonly OpenInvoice[],
  isRepeat = false,
): PaymentMatch {
  const { amount, payer_bin: payerBin, purpose } = payment
  const suggestMatch = (reason: MatchReason, candidates: readonly OpenInvoice[]): PaymentMatch => ({
    state: 'confirm',
    reason,
    parts: allocateToInvoices(amount, candidates),
  })
  if (isRefund(purpose)) return { state: 'unknown', reason: 'refund', parts: [] }
  const unpaidInvoices = invoices.filter((one) => getBalance(one) > 0)
  const numbers = findNumbersInPurpose(purpose)
  const namedInvoices = findByNumbers(numbers, payerBin, invoices)
  const namesUnknownInvoice = namedInvoices.length === 0 && numbers.invoices.length + numbers.offers.length > 0
  const namedBalance = namedInvoices.reduce((sum, one) => sum + getBalance(one), 0)
  if (namedInvoices.length > 0 && namedBalance > 0) {
    if (isRepeat) return suggestMatch('repeat', namedInvoices)
    if (namedInvoices.some((one) => one.recipient_bin !== payerBin)) return suggestMatch('otherPayer', namedInvoices)
    if (amount > namedBalance) return suggestMatch('more', namedInvoices)
    const confirmMatch = (reason: MatchReason): PaymentMatch => ({
      ...suggestMatch(reason, namedInvoices),
      state: 'matched',
    })
    const [firstInvoice] = namedInvoices
    if (namedInvoices.length > 1 || !firstInvoice)
      return amount === namedBalance ? confirmMatch('split') : suggestMatch('several', namedInvoices)
    if (amount === namedBalance) return confirmMatch(firstInvoice.paid > 0 ? 'rest' : 'whole')
    return namedBalance - amount < namedBalance / negligibleRemainderDivisor
      ? suggestMatch('less', namedInvoices)
      : confirmMatch('part')
  }
  const payerInvoices = unpaidInvoices.filter((one) => one.recipient_bin === payerBin && payerBin !== '')
  if (payerInvoices.length > 0) {
    const exactInvoices = payerInvoices.filter((one) => getBalance(one) === amount)
    const largerInvoices = payerInvoices.filter((one) => getBalance(one) > amount)
    const [bestGuess = payerInvoices[0]] = [
      ...exactInvoices,
      ...largerInvoices.toSorted((a, b) => getBalance(a) - getBalance(b)),
    ]
    const reason = namedInvoices.length > 0 ? 'more' : namesUnknownInvoice ? 'noSuchInvoice' : 'noNumber'
    return suggestMatch(isRepeat ? 'repeat' : reason, bestGuess ? [bestGuess] : [])
  }
  // A payment that names an unknown invoice is not matched to another invoice with the same sum.
  if (namesUnknownInvoice) return { state: 'unknown', reason: 'noSuchInvoice', parts: [] }
  const sameSumInvoices = unpaidInvoices.filter((one) => getBalance(one) === amount)
  const [onlyInvoice] = sameSumInvoices
  if (onlyInvoice && sameSumInvoices.length === 1) return suggestMatch('otherPayer', [onlyInvoice])
  const isKnownPayer = invoices.some((one) => one.recipient_bin === payerBin && payerBin !== '')
  return { state: 'unknown', reason: isKnownPayer ? 'noInvoice' : 'unknownPayer', parts: [] }
}

/** Whether the offer's recipient differs from the payer of a payment. False when either of them has no BIN. */
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

/** Adds the remainder of a payment to its last part, as an advance of that part's customer. */
export function addAdvance(amount: number, parts: readonly PaymentPart[]): PaymentPart[] {
  const remainder = amount - parts.reduce((sum, part) => sum + part.amount, 0)
  return parts.map((part, index) => (index === parts.length - 1 ? { ...part, amount: part.amount + remainder } : part))
}

/**
 * Returns the problem of a payment's parts. The parts must add up to the payment, and no part may exceed the amount due of its
 * invoice. An advance may use the whole payment.
 */
export function getPartsProblem(
  amount: number,
  parts: readonly PaymentPart[],
  getAmountDue: (offer: number) => number,
): PartProblem | undefined {
  if (parts.length === 0) return 'none'
  if (parts.some((part) => part.amount <= 0)) return 'notPositive'
  if (new Set(parts.map((part) => part.offer_id)).size < parts.length) return 'twice'
  const total = parts.reduce((sum, part) => sum + part.amount, 0)
  if (total !== amount) return total < amount ? 'lessThanPayment' : 'moreThanPayment'
  return parts.some((part) => part.amount > getAmountDue(part.offer_id)) ? 'moreThanOwed' : undefined
}
