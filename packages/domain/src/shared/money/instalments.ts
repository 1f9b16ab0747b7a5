import { getInvoiceDueDate } from './due-dates.ts'
import { isIsoDate } from '../dates/dates.ts'

/** An agreed part of a payment: the amount in tiyn and its due date. A payment on the due date is on time. */
export interface Instalment {
  amount: number
  due: string
}

/** The maximum number of instalments: one a month for a year (our rule). */
export const maxInstalments = 12

export interface InstalmentStanding extends Instalment {
  /** The paid and the remaining amount of the instalment, in tiyn. */
  paid: number
  rest: number
}

/**
 * Returns the state of each instalment after `paid` tiyn were paid. Money covers the earliest instalment first, whatever the
 * payment's note says.
 */
export function calculateInstalmentStandings(instalments: readonly Instalment[], paid: number): InstalmentStanding[] {
  let remainingPayment = Math.max(0, paid)
  return instalments.map((part) => {
    const paidAmount = Math.min(remainingPayment, part.amount)
    remainingPayment -= paidAmount
    return { ...part, paid: paidAmount, rest: part.amount - paidAmount }
  })
}

/** The fields of an invoice that decide when it is due. Without agreed instalments the whole sum is due on the usual due date. */
export interface DueInput {
  invoice_date: string
  sum: number
  paid: number
  instalments: readonly Instalment[]
}

/** Returns the unpaid instalments of an invoice, the earliest first; an empty list once the invoice is paid. */
export function getUnpaidParts({ invoice_date, sum, paid, instalments }: DueInput): InstalmentStanding[] {
  const parts = instalments.length > 0 ? instalments : [{ amount: sum, due: getInvoiceDueDate(invoice_date) }]
  return calculateInstalmentStandings(parts, paid).filter(({ rest }) => rest > 0)
}

/** Returns the due date of the next payment of an invoice; for a paid invoice, its last due date. */
export const getNextDueDate = (invoice: DueInput): string =>
  getUnpaidParts(invoice)[0]?.due ?? invoice.instalments.at(-1)?.due ?? getInvoiceDueDate(invoice.invoice_date)

export type InstalmentProblem =
  | 'required'
  | 'tiyn'
  | 'positive'
  | 'date'
  | 'order'
  | 'beforeDate'
  | 'one'
  | 'lessThanSum'
  | 'moreThanSum'
  | 'tooMany'
export type InstalmentProblems = Record<string, InstalmentProblem>

/**
 * Returns the problems of an offer's instalments, by field (`instalments.0.due`, or `instalments` for the whole list). An empty
 * list is valid, but a single instalment is not. Several instalments must add up to the sum, and each must be due later than the
 * one before it.
 */
export function validateInstalment(
  { instalments }: { instalments: readonly { amount: number | null; due: string }[] },
  { sum, date }: { sum: number; date: string },
): InstalmentProblems {
  const problems: InstalmentProblems = {}
  instalments.forEach(({ amount, due }, index) => {
    const fieldPath = (field: string) => `instalments.${index}.${field}`
    const previousDue = instalments[index - 1]?.due
    if (amount === null) problems[fieldPath('amount')] = 'required'
    else if (!Number.isSafeInteger(amount)) problems[fieldPath('amount')] = 'tiyn'
    else if (amount <= 0) problems[fieldPath('amount')] = 'positive'
    if (!due) problems[fieldPath('due')] = 'required'
    else if (!isIsoDate(due)) problems[fieldPath('due')] = 'date'
    else if (due < date) problems[fieldPath('due')] = 'beforeDate'
    else if (previousDue && due <= previousDue) problems[fieldPath('due')] = 'order'
  })
  const total = instalments.reduce((runningTotal, { amount }) => runningTotal + (amount ?? 0), 0)
  if (instalments.length === 1) problems['instalments'] = 'one'
  else if (instalments.length > maxInstalments) problems['instalments'] = 'tooMany'
  else if (instalments.length > 0 && total !== sum)
    problems['instalments'] = total < sum ? 'lessThanSum' : 'moreThanSum'
  return problems
}

/** Splits a sum into parts of equal whole tenge; the last part includes the remainder. */
export function splitSumEvenly(sum: number, count: number): number[] {
  const partAmount = Math.floor(sum / count / 100) * 100
  return Array.from({ length: count }, (_none, index) =>
    index < count - 1 ? partAmount : sum - partAmount * (count - 1),
  )
}
