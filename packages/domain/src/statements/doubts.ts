import { isFarDay } from '../shared/money/payment-day.ts'
import type { BankStatement } from './statement.ts'

const normalizeAccount = (account: string): string => account.replace(/\s/g, '').toUpperCase()

/** The doubts about a bank statement. If there are any, the import needs a reason. */
export interface StatementDoubts {
  /** Accounts of the statement that do not belong to the press. */
  accounts: string[]
  /** Dates of payments that are far from today, in order. */
  days: string[]
}

/**
 * Returns what looks wrong in a correctly read statement: accounts that are not the press's, and dates far from today. Accounts are
 * not compared when the file names no account or the press has entered none.
 */
export function findStatementDoubts(
  { accounts, payments }: Pick<BankStatement, 'accounts' | 'payments'>,
  pressAccounts: readonly string[],
  today: string,
): StatementDoubts {
  const normalizedPressAccounts = pressAccounts.map(normalizeAccount)
  const farDays = new Set(payments.map(({ date }) => date).filter((day) => isFarDay(day, today)))
  return {
    accounts:
      normalizedPressAccounts.length > 0
        ? accounts.filter((account) => !normalizedPressAccounts.includes(normalizeAccount(account)))
        : [],
    days: [...farDays].sort(),
  }
}
