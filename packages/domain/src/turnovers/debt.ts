import { addDays } from '../shared/dates/dates.ts'
import { paymentTermDays } from '../shared/money/due-dates.ts'
import type { Instalment } from '../shared/money/instalments.ts'
import { OfferStatus } from '../shared/documents/offers.ts'

/**
 * The data of an offer that decides its debt, in tiyn. Debt comes from acts and waybills, never from invoices (decisions §4).
 * `delivered` is the sum of acts and waybills minus returns, and `paid` is the sum of the ledger.
 */
export interface DebtInput {
  delivered: number
  paid: number
}

/** Returns the debt to the press: the value of what is delivered and not paid. */
export const calculateDebt = ({ delivered, paid }: DebtInput): number => Math.max(0, delivered - paid)

/** Returns the amount paid before delivery. The sum of all debts minus all advances equals all deliveries minus all payments. */
export const calculateAdvance = ({ delivered, paid }: DebtInput): number => Math.max(0, paid - delivered)

/**
 * Returns the money that an offer does not need: the amount above its sum, or the advance of a rejected or archived offer. This
 * money is set off or refunded.
 */
export function calculateFreeAdvance({
  status,
  sum,
  ...balance
}: DebtInput & { status: OfferStatus; sum: number }): number {
  const isClosed = status === OfferStatus.rejected || status === OfferStatus.archived
  return isClosed ? calculateAdvance(balance) : Math.max(0, balance.paid - Math.max(sum, balance.delivered))
}

/** A delivery document that is not cancelled. Its sum is negative for a return. */
export interface DatedTurnover {
  date: string
  sum: number
}

interface DueFacts {
  turnover: readonly DatedTurnover[]
  paid: number
  instalments: readonly Instalment[]
}

const sumTurnover = (documents: readonly DatedTurnover[]): number =>
  documents.reduce((runningTotal, { sum }) => runningTotal + sum, 0)

/**
 * Returns the overdue part of a debt on a day. A delivery must be paid within `paymentTermDays`. Agreed instalments are due on
 * their dates, whichever document they belong to.
 */
export function calculateOverdueDebt({ turnover, paid, instalments }: DueFacts, today: string): number {
  const dueAmount =
    instalments.length > 0
      ? instalments.reduce((dueTotal, part) => (part.due < today ? dueTotal + part.amount : dueTotal), 0)
      : sumTurnover(turnover.filter(({ date }) => addDays(date, paymentTermDays) < today))
  // Counts all documents here, because later returns reduce the amount that is already due.
  return Math.max(0, Math.min(dueAmount, sumTurnover(turnover)) - paid)
}

/** Returns the due date of the next payment of a debt; null without a debt. */
export function getDebtDueDate({ turnover, paid, instalments }: DueFacts): string | null {
  if (sumTurnover(turnover) <= paid) return null
  const duePayments =
    instalments.length > 0
      ? instalments.map(({ amount, due }) => ({ amount, due }))
      : turnover.map(({ date, sum }) => ({ amount: sum, due: addDays(date, paymentTermDays) }))
  let cumulativeAmount = 0
  for (const { amount, due } of duePayments.toSorted((one, other) => one.due.localeCompare(other.due))) {
    cumulativeAmount += amount
    if (cumulativeAmount > paid) return due
  }
  return duePayments.at(-1)?.due ?? null
}

export type SetOffProblem = 'required' | 'positive' | 'moreThanAdvance' | 'moreThanOwed'

/** Returns what is wrong with an amount that is set off: it can exceed neither the advance nor the sum that is still due. */
export function getSetOffProblem(
  amount: number | null,
  { advance, owed }: { advance: number; owed: number },
): SetOffProblem | null {
  if (!amount) return 'required'
  if (amount < 0) return 'positive'
  if (amount > advance) return 'moreThanAdvance'
  return amount > owed ? 'moreThanOwed' : null
}
