import { bankOfAccount } from '@press/domain'

/** The bank that a typed account is at; undefined where none is known or somebody typed another bank by hand. */
export function bankToFill(
  account: string,
  before: string,
  typed: { bank: string; bic: string },
): ReturnType<typeof bankOfAccount> {
  const known = bankOfAccount(before)
  const isOfBefore = typed.bank === (known?.name ?? '') && typed.bic === (known?.BIK ?? '')
  return isOfBefore ? bankOfAccount(account) : undefined
}
