import type { Requisites } from '@press/domain'
import { normalIban } from '@press/domain/identifiers/iban'

/** What a form says, as a row keeps it. */
export const valuesOf = ({ IIN, BIK, account, ...same }: Requisites) => ({
  ...same,
  bin: IIN || null,
  bic: BIK,
  account: normalIban(account),
})
