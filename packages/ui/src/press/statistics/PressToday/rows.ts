import type { BookLanguage, RiskReason, StagePace, WorkTypeName } from '@press/domain'
import type { Person } from '../../people/wire.ts'

/* Rows of the press's day, as the server counts them. Money is in tiyn, days are ISO days. */

export type { StagePace }

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

/** What the press owes those who work for it. */
export interface OwedRow {
  owed: number
  owed_works: number
  checking: number
  checking_works: number
  people: readonly { user: Person; owed: number; works: number }[]
}
