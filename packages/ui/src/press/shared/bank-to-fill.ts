import { bankOfAccount } from '@press/domain'

/** Returns the bank of a typed account number. Returns undefined if the bank is unknown or the user typed another bank. */
export function findBankToFill(
  account: string,
  previousAccount: string,
  enteredBank: { bank: string; bic: string },
): ReturnType<typeof bankOfAccount> {
  const previousBank = bankOfAccount(previousAccount)
  const isPreviousBank =
    enteredBank.bank === (previousBank?.name ?? '') && enteredBank.bic === (previousBank?.BIK ?? '')
  return isPreviousBank ? bankOfAccount(account) : undefined
}
