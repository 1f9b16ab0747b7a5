import type { BookLanguage, RiskReason, StageThroughput, WorkTypeName, Person } from '@press/domain'

/* Rows of the dashboard, as the server calculates them. Money is in tiyn, days are ISO dates. */

export type { StageThroughput }

interface BookRow {
  id: number
  book_name: string
  language: BookLanguage
  src_cover: string | null
  due: string
}

/** An overdue book, and the reason for its delay. */
export interface RiskRow extends BookRow {
  since: string
  reason: RiskReason
  /** The type of the overdue work; `work_due` is its due date, and `executor` is its executor. */
  work: WorkTypeName | null
  work_due: string | null
  executor: Person | null
  manager: Person | null
}

export interface DeliveryRow extends BookRow {
  copies: number | null
  delivery_address: string | null
}

/** Payments received, debts to the press, and debts of the press. */
export interface PressMoney {
  /** The payments received since the first of the month. */
  received: number
  /** The sum of active invoices. `overdue` is the overdue part of this sum. */
  owed: number
  overdue: number
  /** The unpaid sum of issued invoices, whether or not their goods were delivered. */
  unpaid: number
  /** The largest debtors. */
  debtors: readonly { name: string; owed: number; overdue: number }[]
  /** The royalties owed to authors for the last quarter. */
  authors: number
}

/** The sums that the press owes its executors. */
export interface OwedRow {
  owed: number
  owed_works: number
  checking: number
  checking_works: number
  people: readonly { user: Person; owed: number; works: number }[]
  /** Income and debts of the press. Null for people who may not read the press's income. */
  press: PressMoney | null
}
