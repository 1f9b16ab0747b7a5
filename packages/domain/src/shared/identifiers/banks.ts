import directory from './banks.json' with { type: 'json' }

/** A bank of Kazakhstan: its three-digit code in account numbers, its BIC and its name, from the National Bank's directory. */
interface Bank {
  code: string
  BIK: string
  name: string
}

const banks: readonly Bank[] = directory

/**
 * Returns the bank that holds an account, found by the account number (`KZ` and 18 characters); undefined when the directory has no
 * such bank.
 */
export const findBankOfAccount = (account: string): Bank | undefined => {
  const [, code] = /^KZ\d\d(\d{3})/.exec(account.replace(/\s/g, '').toUpperCase()) ?? []
  return banks.find((bank) => bank.code === code)
}
