import { getInvoiceDueDate } from '../invoices/due-dates.ts'
import { isIsoDate } from '../dates.ts'

/** A part of what is to be paid, as it was agreed: how much, in tiyn, and until which day (that day still counts). */
export interface Instalment {
  amount: number
  due: string
}

/** Parts that a payment is divided into at most: one a month for a year (ours). */
export const instalmentsMost = 12

export interface InstalmentStanding extends Instalment {
  /** What has come of it, and what is left, in tiyn. */
  paid: number
  rest: number
}

/** How each part stands once so much was paid: money goes to the earliest part first, whatever was written beside it. */
export function instalmentStandings(instalments: readonly Instalment[], paid: number): InstalmentStanding[] {
  let left = Math.max(0, paid)
  return instalments.map((part) => {
    const taken = Math.min(left, part.amount)
    left -= taken
    return { ...part, paid: taken, rest: part.amount - taken }
  })
}

/** What of a bill decides when it is to be paid; without parts that were agreed all of it is due as every bill is. */
export interface DueInput {
  invoice_date: string
  sum: number
  paid: number
  instalments: readonly Instalment[]
}

/** What is left of a bill, part by part, the earliest first; nothing once it is paid. */
export function getUnpaidParts({ invoice_date, sum, paid, instalments }: DueInput): InstalmentStanding[] {
  const parts = instalments.length > 0 ? instalments : [{ amount: sum, due: getInvoiceDueDate(invoice_date) }]
  return instalmentStandings(parts, paid).filter(({ rest }) => rest > 0)
}

/** The day until which the next money of a bill is to come; of a paid one its last. */
export const getNextDueDate = (bill: DueInput): string =>
  getUnpaidParts(bill)[0]?.due ?? bill.instalments.at(-1)?.due ?? getInvoiceDueDate(bill.invoice_date)

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
 * What is wrong with the parts of an offer's sum, by field (`instalments.0.due`, or `instalments` as a whole): none at all is right, one
 * is no part, and several add up to the sum, each later than the one before.
 */
export function validateInstalment(
  { instalments }: { instalments: readonly { amount: number | null; due: string }[] },
  { sum, date }: { sum: number; date: string },
): InstalmentProblems {
  const problems: InstalmentProblems = {}
  instalments.forEach(({ amount, due }, index) => {
    const at = (field: string) => `instalments.${index}.${field}`
    const before = instalments[index - 1]?.due
    if (amount === null) problems[at('amount')] = 'required'
    else if (!Number.isSafeInteger(amount)) problems[at('amount')] = 'tiyn'
    else if (amount <= 0) problems[at('amount')] = 'positive'
    if (!due) problems[at('due')] = 'required'
    else if (!isIsoDate(due)) problems[at('due')] = 'date'
    else if (due < date) problems[at('due')] = 'beforeDate'
    else if (before && due <= before) problems[at('due')] = 'order'
  })
  const total = instalments.reduce((all, { amount }) => all + (amount ?? 0), 0)
  if (instalments.length === 1) problems['instalments'] = 'one'
  else if (instalments.length > instalmentsMost) problems['instalments'] = 'tooMany'
  else if (instalments.length > 0 && total !== sum)
    problems['instalments'] = total < sum ? 'lessThanSum' : 'moreThanSum'
  return problems
}

/** A sum in parts as alike as whole tenge let them be, the last with what does not divide. */
export function evenParts(sum: number, count: number): number[] {
  const part = Math.floor(sum / count / 100) * 100
  return Array.from({ length: count }, (_none, index) => (index < count - 1 ? part : sum - part * (count - 1)))
}
