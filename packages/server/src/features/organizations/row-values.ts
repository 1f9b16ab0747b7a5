import type { OrganizationDetails } from '@press/domain'
import { normalizeIban } from '@press/domain/identifiers/iban'

/** What a form says, as a row keeps it. */
export const toRowValues = ({ IIN, BIK, account, ...same }: OrganizationDetails) => ({
  ...same,
  bin: IIN || null,
  bic: BIK,
  account: normalizeIban(account),
})
