import type { TurnoverKind } from '../shared/documents/turnovers.ts'
import type { MoneyKind } from './ledger.ts'

/**
 * What was delivered to a customer and what they paid. `owed` is delivered but not paid, and `overdue` is its late part. `advance`
 * is paid but not delivered. `unpaid` is the open amount of issued invoices, which is not a debt.
 */
export interface OrganizationAccountRow {
  id: number
  name: string
  bin: string
  delivered: number
  paid: number
  owed: number
  advance: number
  overdue: number
  unpaid: number
}

/** A turnover or money document of a customer, and the debt after it; negative for an advance. */
export interface AccountLedgerRow {
  kind: TurnoverKind | MoneyKind
  day: string
  offer_id: number
  offer_number: string
  /** The number of the document or of the payment order; '' if there is none. */
  number: string
  note: string
  debit: number
  credit: number
  balance: number
}
