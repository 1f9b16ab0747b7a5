import { limits } from '../constants.ts'
import { addDays } from '../dates.ts'
import type { BankStatement } from './statement.ts'

const withoutSpaces = (account: string): string => account.replace(/\s/g, '').toUpperCase()

/** Whether a day is so far from today that a payment of it was most likely mistyped, or is of another file. */
export const isFarDay = (day: string, today: string): boolean =>
  day < addDays(today, -limits.paymentDays) || day > addDays(today, limits.paymentDays)

/** What is to be explained before a statement is taken in. */
export interface StatementDoubts {
  /** Accounts of the statement that are not the press's. */
  accounts: string[]
  /** Days of payments that are far from today, in order. */
  days: string[]
}

/**
 * What looks wrong with a statement that is none the less read right: it is of another's account, or its days are far off. A file that
 * names no account, and a press that has entered none, leave nothing to compare.
 */
export function statementDoubts(
  { accounts, payments }: Pick<BankStatement, 'accounts' | 'payments'>,
  own: readonly string[],
  today: string,
): StatementDoubts {
  const known = own.map(withoutSpaces)
  const far = new Set(payments.map(({ date }) => date).filter((day) => isFarDay(day, today)))
  return {
    accounts: known.length > 0 ? accounts.filter((account) => !known.includes(withoutSpaces(account))) : [],
    days: [...far].sort(),
  }
}
