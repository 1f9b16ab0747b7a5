import { limits } from '../shared/constants.ts'

/** A payment in the ledger, in tiyn. A refund is negative. */
export interface Payment {
  amount: number
}

export const sumPayments = (payments: readonly Payment[]): number =>
  payments.reduce((total, { amount }) => total + amount, 0)

/** Returns the amount still due of a total; 0 when it is overpaid. */
export const getAmountDue = (payments: readonly Payment[], total: number): number =>
  Math.max(0, total - sumPayments(payments))

/** Returns the amount paid beyond a total; 0 without an overpayment. */
export const getOverpayment = (payments: readonly Payment[], total: number): number =>
  Math.max(0, sumPayments(payments) - total)

/**
 * Returns the paid share of a total in whole per cent, rounded down. It is 100 only when nothing is due, and 0 for a total of 0.
 */
export function getPaidPercentage(payments: readonly Payment[], total: number): number {
  const { min, max } = limits.percentage
  if (total <= 0) return min
  return Math.min(max, Math.max(min, Math.floor((sumPayments(payments) * 100) / total)))
}

/** Whether a number may be set as an offer's payment percentage (spec §5). */
export const isPercentage = (value: number): boolean => value >= limits.percentage.min && value <= limits.percentage.max

/** The scale that keeps six decimal digits of a percentage. */
const percentScale = 1_000_000

/**
 * Returns the ledger row that brings the paid sum to a percentage. The amount is rounded up, so that it gives the same percentage
 * again. Uses whole numbers: as floats, 29 % of 100 tiyn are 28.999…96. `reached` is the percentage that the amount gives, because
 * a sum of a few tiyn cannot express every percentage.
 */
export function createPaymentForPercentage(
  percentage: number,
  payments: readonly Payment[],
  total: number,
): Payment & { reached: number } {
  const scaledAmount = BigInt(total) * BigInt(Math.round(percentage * percentScale))
  const divisor = BigInt(100 * percentScale)
  const amount = Number((scaledAmount + divisor - 1n) / divisor) - sumPayments(payments)
  return { amount, reached: getPaidPercentage([...payments, { amount }], total) }
}
