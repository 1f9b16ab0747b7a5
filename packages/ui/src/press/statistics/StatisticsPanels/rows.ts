import type { BookLanguage, StageKey } from '@press/domain'
import type { Person } from '../../people/wire.ts'

/* Rows of the statistics, as plain as the server counts them. Money is in tiyn, days are ISO days. */

/** The five numbers above the panels; those of the same period a year ago stand under `before`. */
export interface StatisticsSummary {
  published: number
  copies: number
  /** Median days from the application to the stock. */
  days: number
  /** Per cent of books handed over by their date, and what was planned. */
  on_time: number
  on_time_plan: number | null
  paid: number
  owed: number
  before: { published: number; copies: number; days: number } | null
}

export interface PublishedRow {
  /** First day of the month. */
  month: string
  /** `null` for months to come. */
  books: number | null
  /** In the same month of the year before. */
  books_before: number | null
}

export interface StageCount {
  stage: StageKey
  books: number
}

export interface StageTime {
  stage: StageKey
  median_days: number
  /** Nine books of ten stay no longer. */
  p90_days: number
  norm_days: number | null
}

export interface MoneyRow {
  month: string
  /** In that month alone. */
  billed: number
  paid: number
}

export interface Debtor {
  id: number
  name: string
  owed: number
}

export interface LoadRow {
  user: Person
  /** Of works begun, and of works that wait for their beginning. */
  hours: number
  waiting_hours: number
  capacity_hours: number
}

export interface CalculationRow {
  techcard_id: number
  book_name: string
  language: BookLanguage
  copies: number
  /** What the calculator said, and what the printing cost. */
  calculated: number
  actual: number
}

export interface FlowRow {
  day: string
  books: Record<StageKey, number>
}
