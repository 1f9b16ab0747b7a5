import type { BookLanguage, RiskReason, StageThroughput, WorkTypeName, Person } from '@press/domain'

/* Rows of the press's day, as the server counts them. Money is in tiyn, days are ISO days. */

export type { StageThroughput }

interface Book {
  id: number
  book_name: string
  language: BookLanguage
  src_cover: string | null
  due: string
}

/** A book that is past its day, and what holds it. */
export interface RiskRow extends Book {
  since: string
  reason: RiskReason
  /** The work that is late, the day it was due and who has it. */
  work: WorkTypeName | null
  work_due: string | null
  executor: Person | null
  manager: Person | null
}

export interface DeliveryRow extends Book {
  copies: number | null
  delivery_address: string | null
}

/** What came in and what is owed, both ways. */
export interface PressMoney {
  /** Since the first of the month. */
  received: number
  /** By bills that stand, and of it by those past their date. */
  owed: number
  overdue: number
  /** What issued invoices still ask for, whether or not what they are for was handed over. */
  unpaid: number
  /** Who owes the most. */
  debtors: readonly { name: string; owed: number; overdue: number }[]
  /** What authors are to get for the last quarter. */
  authors: number
}

/** What the press owes those who work for it. */
export interface OwedRow {
  owed: number
  owed_works: number
  checking: number
  checking_works: number
  people: readonly { user: Person; owed: number; works: number }[]
  /** For those who read what the press earns. */
  press: PressMoney | null
}
