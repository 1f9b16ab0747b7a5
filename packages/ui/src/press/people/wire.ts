/*
 * Rows by their wire names. They are structural: what a call answers fits as it is (packages/shell/test/wire.test-d.ts).
 * Days are `yyyy-mm-dd`, moments ISO 8601.
 */

export interface Author {
  /** Null for someone without an account. */
  id: number | null
  name: string
  email: string
  phone: string
}

export interface AuthorOption {
  id: number
  name: string
  organization: string | null
}
