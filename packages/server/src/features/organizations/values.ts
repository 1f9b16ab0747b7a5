import type { Requisites } from '@press/domain'
import { normalIban } from '@press/domain/identifiers/iban'

/** What a form says, as a row keeps it. */
export const valuesOf = ({ IIN, BIK, account, ...same }: Requisites) => ({
  ...same,
  bin: IIN || null,
  bic: BIK,
  account: normalIban(account),
})

type Row = {
  readonly [Field in 'bin' | 'phone' | 'email' | 'address' | 'bank' | 'bic' | 'account' | 'kbe']: string | null
} & {
  readonly name: string
}

/** A row as the form has it. */
export const fillingOf = ({ name, bin, phone, email, address, bank, bic, account, kbe }: Row): Requisites => ({
  name,
  IIN: bin ?? '',
  phone: phone ?? '',
  email: email ?? '',
  address: address ?? '',
  account: account ?? '',
  BIK: bic ?? '',
  bank: bank ?? '',
  kbe: kbe ?? '',
})
