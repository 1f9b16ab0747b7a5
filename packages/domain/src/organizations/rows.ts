/** An organisation with the particulars that papers need. */
export interface Organization {
  id: number
  name: string
  phone: string
  email: string
  address: string
  bank: string
  BIK: string
  /** BIN or IIN. */
  IIN: string
  account: string
  /** Someone of it has an account as a partner. */
  is_partner: boolean
}
