import type { BookLanguage, PromiseKey, StageKey, Person } from '@press/domain'

/* Rows of the statistics, as the server calculates them. Money is in tiyn, days are ISO dates. */

/** The five figures above the panels; `before` holds those of the same days a year earlier. */
export interface StatisticsSummary {
  published: number
  copies: number
  /** The median number of days from the application to the arrival in stock; null if no book has both. */
  days: number | null
  /** The percentage of books delivered by their date; null if none had one. */
  on_time: number | null
  /** The sums paid and owed; null for people who may not read them. */
  paid: number | null
  owed: number | null
  before: { published: number; copies: number; days: number | null } | null
}

export interface PublishedRow {
  /** First day of the month. */
  month: string
  /** `null` for future months. */
  books: number | null
  /** The number in the same month of the previous year. */
  books_before: number | null
}

export interface StageCount {
  stage: StageKey
  books: number
}

export interface StageTime {
  stage: StageKey
  median_days: number
  /** Nine of ten books stay no longer than this. */
  p90_days: number
  norm_days: number | null
}

export interface MoneyRow {
  month: string
  /** In that month only. */
  billed: number
  paid: number
  /** The sum owed at the end of the month. */
  owed: number
}

export interface Debtor {
  name: string
  owed: number
}

export interface LoadRow {
  user: Person
  /** The hours of works in progress, and of works not yet started. */
  hours: number
  waiting_hours: number
  capacity_hours: number
}

export interface CalculationRow {
  techcard_id: number
  book_name: string
  language: BookLanguage
  copies: number
  /** The calculator's estimate, and the actual printing cost. */
  calculated: number
  actual: number
}

/** The number of published books by their deviation from the promised date. */
export interface PromiseRow {
  key: PromiseKey
  books: number
}

/** The times of each stage in a month; null if no book left it. */
export interface StageMonth {
  month: string
  stages: readonly { stage: StageKey; books: number; median_days: number | null; p90_days: number | null }[]
}

/** A book that its author rated, with the mean of five criteria. */
export interface RatedBook {
  techcard_id: number
  book_name: string
  language: BookLanguage
  mean: number
  comment: string
}

export interface FlowRow {
  day: string
  books: Record<StageKey, number>
}
