import directory from './banks.json' with { type: 'json' }

/** A bank of Kazakhstan: its three digits in an account, its BIC and its name, as the National Bank's directory has them. */
interface Bank {
  code: string
  BIK: string
  name: string
}

const banks: readonly Bank[] = directory

/** The bank that holds an account, by the account alone (`KZ` and 18 characters); undefined where the table does not know it. */
export const bankOfAccount = (account: string): Bank | undefined => {
  const [, code] = /^KZ\d\d(\d{3})/.exec(account.replace(/\s/g, '').toUpperCase()) ?? []
  return banks.find((bank) => bank.code === code)
}
