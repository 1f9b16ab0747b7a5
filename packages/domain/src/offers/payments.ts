import { limits } from '../constants.ts'

/** An instalment of the ledger, in tiyn; negative where money went back. */
export interface Payment {
  amount: number
}

export const sumPayments = (payments: readonly Payment[]): number =>
  payments.reduce((total, { amount }) => total + amount, 0)

/** What is still owed of a total; nothing once more than that was paid. */
export const getAmountDue = (payments: readonly Payment[], total: number): number =>
  Math.max(0, total - sumPayments(payments))

/** What was paid beyond a total; nothing where it was not. */
export const getOverpayment = (payments: readonly Payment[], total: number): number =>
  Math.max(0, sumPayments(payments) - total)

/** How much of a total is paid, in whole per cent, rounded down: 100 only when nothing is owed, and 0 of a total of nothing. */
export function getPaidPercentage(payments: readonly Payment[], total: number): number {
  const { min, max } = limits.percentage
  if (total <= 0) return min
  return Math.min(max, Math.max(min, Math.floor((sumPayments(payments) * 100) / total)))
}

/** Whether a number may be set as an offer's payment percentage (spec §5). */
export const isPercentage = (value: number): boolean => value >= limits.percentage.min && value <= limits.percentage.max

/** Digits of a per cent that count. */
const percentDigits = 1_000_000

/**
 * The ledger row that brings what is paid to a percentage: rounded up, so that the percentage is read back. Calculated in whole
 * numbers: as floats, 29 % of 100 tiyn are 28.999…96. `reached` is the percentage that is read back: of a few tiyn not every one exists.
 */
export function createPaymentForPercentage(
  percentage: number,
  payments: readonly Payment[],
  total: number,
): Payment & { reached: number } {
  const parts = BigInt(total) * BigInt(Math.round(percentage * percentDigits))
  const whole = BigInt(100 * percentDigits)
  const amount = Number((parts + whole - 1n) / whole) - sumPayments(payments)
  return { amount, reached: getPaidPercentage([...payments, { amount }], total) }
}
