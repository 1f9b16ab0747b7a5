import type { OrganizationDetails } from '@press/domain'
import { normalizeIban } from '@press/domain/identifiers/iban'

/** Converts form values to column values. */
export const toRowValues = ({ IIN, BIK, account, ...same }: OrganizationDetails) => ({
  ...same,
  bin: IIN || null,
  bic: BIK,
  account: normalizeIban(account),
})
