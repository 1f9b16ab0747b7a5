/** An organisation with the details that documents need. */
export interface Organization {
  id: number
  name: string
  phone: string
  email: string
  address: string
  bank: string
  BIK: string
  /** The BIN or the IIN. */
  IIN: string
  account: string
  /** Whether someone from the organisation has an account as a partner. */
  is_partner: boolean
}
