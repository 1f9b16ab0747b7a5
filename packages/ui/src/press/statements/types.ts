import type { LineState, MatchReason, StatementFormat } from '@press/domain'

/** Sums are in tiyn. */
interface Tally {
  count: number
  sum: number
}

/** A statement of the bank, with how far it is decided. */
export interface BankStatementRow {
  id: number
  version: number
  file_name: string
  format: StatementFormat
  bank: string
  account: string
  date_from: string
  date_to: string
  turnover: number | null
  known: number
  /** Why it was taken in although it looks wrong. @default nothing */
  reason?: string
  total: Tally
  tallies: Record<LineState, Tally>
  state: 'open' | 'closed'
  created_by: string | null
  created_at: string
}

/** An offer that money may go to. */
export interface PayableOffer {
  offer_id: number
  number: string
  invoice_number: string | null
  recipient_name: string
  recipient_bin: string
  sum: number
  paid: number
}

/** A payment of a statement. */
export interface StatementLine {
  id: number
  version: number
  number: string
  date: string
  amount: number
  payer_name: string
  payer_bin: string
  payer_known: boolean
  purpose: string
  state: LineState
  reason: MatchReason
  parts: readonly (PayableOffer & { amount: number })[]
  decided_by: string | null
}
