import { isIsoDate } from '../shared/dates/dates.ts'
import { isValidKnp } from '../shared/identifiers/bank-codes.ts'

/** The default purpose-of-payment code for people whom the press pays. It stands for services (our rule). */
export const payoutKnp = '859'

export interface BankFileInput {
  account: string
  number: number | null
  date: string
  knp: string
}
export type BankFileProblem = 'required' | 'date' | 'positive' | 'knp' | 'choice'

/** Returns the problems of the form of a bank file. `accounts` are the press's bank accounts that can pay. */
export function validateBankFile(
  { account, number, date, knp }: BankFileInput,
  accounts: readonly string[],
): Partial<Record<keyof BankFileInput, BankFileProblem>> {
  const problems: ReturnType<typeof validateBankFile> = {}
  if (!account) problems.account = 'required'
  else if (!accounts.includes(account)) problems.account = 'choice'
  if (number === null) problems.number = 'required'
  else if (!(Number.isInteger(number) && number > 0)) problems.number = 'positive'
  if (!date) problems.date = 'required'
  else if (!isIsoDate(date)) problems.date = 'date'
  if (!knp) problems.knp = 'required'
  else if (!isValidKnp(knp)) problems.knp = 'knp'
  return problems
}
