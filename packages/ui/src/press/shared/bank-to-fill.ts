import { findBankOfAccount } from '@press/domain'

/** Returns the bank of a typed account number. Returns undefined if the bank is unknown or the user typed another bank. */
export function findBankToFill(
  account: string,
  previousAccount: string,
  enteredBank: { bank: string; bic: string },
): ReturnType<typeof findBankOfAccount> {
  const previousBank = findBankOfAccount(previousAccount)
  const isPreviousBank =
    enteredBank.bank === (previousBank?.name ?? '') && enteredBank.bic === (previousBank?.BIK ?? '')
  return isPreviousBank ? findBankOfAccount(account) : undefined
}
