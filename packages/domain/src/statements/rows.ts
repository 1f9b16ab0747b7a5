import type { LineState, MatchReason } from './match.ts'
import type { StatementFormat } from './statement.ts'

/** A number of payments and their sum. */
interface Tally {
  count: number
  sum: number
}

/** A bank statement, with the progress of its matching. */
export interface StatementRow {
  id: number
  version: number
  file_name: string
  format: StatementFormat
  /** The name of the bank; '' if the file does not name it. */
  bank: string
  account: string
  date_from: string
  date_to: string
  /** The sum of all incoming payments according to the bank. Null if the file does not state it. */
  turnover: number | null
  /** The number of payments in the file that an earlier statement already contained. */
  known: number
  /** The reason for importing the statement despite a foreign account or a distant date. '' if there was no doubt. */
  reason: string
  total: Tally
  tallies: Record<LineState, Tally>
  state: 'open' | 'closed'
  created_by: string | null
  created_at: string
  closed_by: string | null
  closed_at: string | null
}

/** An offer to which a payment may belong. */
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
  statement_id: number
  number: string
  date: string
  amount: number
  payer_name: string
  payer_bin: string
  /** Whether the press has an organisation with this BIN. */
  payer_known: boolean
  purpose: string
  state: LineState
  reason: MatchReason
  /** The offers to which the payment is assigned. Until a person decides, they are suggestions. */
  parts: (PayableOffer & { amount: number })[]
  decided_by: string | null
  decided_at: string | null
}
