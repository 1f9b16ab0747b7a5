import { bankOfAccount } from '@press/domain'

/** Returns the bank of a typed account number. Returns undefined if the bank is unknown or the user typed another bank. */
export function bankToFill(
  account: string,
  before: string,
  typed: { bank: string; bic: string },
): ReturnType<typeof bankOfAccount> {
  const known = bankOfAccount(before)
  const isOfBefore = typed.bank === (known?.name ?? '') && typed.bic === (known?.BIK ?? '')
  return isOfBefore ? bankOfAccount(account) : undefined
}
