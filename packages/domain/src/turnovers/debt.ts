import { addDays } from '../dates.ts'
import { paymentTermDays } from '../invoices/due-dates.ts'
import type { Instalment } from '../offers/instalments.ts'
import { OfferStatus } from '../offers/statuses.ts'

/**
 * What of an offer decides its debt, in tiyn. Debt comes from acts and waybills, never from invoices (decisions §4): `delivered` is what
 * they come to less returns, `paid` what its ledger adds up to.
 */
export interface DebtInput {
  delivered: number
  paid: number
}

/** What is owed to the press: handed over and not paid. */
export const debtOf = ({ delivered, paid }: DebtInput): number => Math.max(0, delivered - paid)

/** What was paid before it was handed over. Debts less advances are turnover less payments. */
export const advanceOf = ({ delivered, paid }: DebtInput): number => Math.max(0, paid - delivered)

/** Money that an offer has no use for: beyond its whole sum, or of one that is not carried out any more. It is set off or returned. */
export function freeAdvance({ status, sum, ...money }: DebtInput & { status: OfferStatus; sum: number }): number {
  const ended = status === OfferStatus.rejected || status === OfferStatus.archived
  return ended ? advanceOf(money) : Math.max(0, money.paid - Math.max(sum, money.delivered))
}

/** A document of turnover that stands: its sum is negative where goods came back. */
export interface DatedTurnover {
  date: string
  sum: number
}

interface DueFacts {
  turnover: readonly DatedTurnover[]
  paid: number
  instalments: readonly Instalment[]
}

const total = (documents: readonly DatedTurnover[]): number => documents.reduce((all, { sum }) => all + sum, 0)

/**
 * How much of a debt is late on a day: what was handed over is to be paid within `paymentTermDays`, or as the parts that were agreed fall
 * due, whichever document they are for.
 */
export function debtLate({ turnover, paid, instalments }: DueFacts, today: string): number {
  const due =
    instalments.length > 0
      ? instalments.reduce((all, part) => (part.due < today ? all + part.amount : all), 0)
      : total(turnover.filter(({ date }) => addDays(date, paymentTermDays) < today))
  // What came back later lowers what is due already.
  return Math.max(0, Math.min(due, total(turnover)) - paid)
}

/** The day until which the next money of a debt was to come; null where nothing is owed. */
export function debtDue({ turnover, paid, instalments }: DueFacts): string | null {
  if (total(turnover) <= paid) return null
  const steps =
    instalments.length > 0
      ? instalments.map(({ amount, due }) => ({ amount, due }))
      : turnover.map(({ date, sum }) => ({ amount: sum, due: addDays(date, paymentTermDays) }))
  let upto = 0
  for (const { amount, due } of steps.toSorted((one, other) => one.due.localeCompare(other.due))) {
    upto += amount
    if (upto > paid) return due
  }
  return steps.at(-1)?.due ?? null
}
