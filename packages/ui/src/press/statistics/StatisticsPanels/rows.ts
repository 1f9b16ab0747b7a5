import type { BookLanguage, PromiseKey, StageKey, Person } from '@press/domain'

/* Rows of the statistics, as the server calculates them. Money is in tiyn, days are ISO dates. */

/** The five figures above the panels. `before` contains the figures of the same days a year earlier. */
export interface StatisticsSummary {
  published: number
  copies: number
  /** The median number of days from the application to the arrival in stock. Null if no book has both dates. */
  days: number | null
  /** The percentage of books delivered by their promised date. Null if no book had a promised date. */
  on_time: number | null
  /** The sum paid; `owed` is the sum owed. Both are null for people who may not read these sums. */
  paid: number | null
  owed: number | null
  before: { published: number; copies: number; days: number | null } | null
}

export interface PublishedRow {
  /** First day of the month. */
  month: string
  /** The number of books published in the month; `null` for future months. */
  books: number | null
  /** The number of books published in the same month of the previous year. */
  books_before: number | null
}

export interface StageCount {
  stage: StageKey
  books: number
}

export interface StageTime {
  stage: StageKey
  median_days: number
  /** The 90th percentile: nine of ten books stay no longer than this number of days. */
  p90_days: number
  norm_days: number | null
}

export interface MoneyRow {
  month: string
  /** The sum invoiced in this month only. */
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
  /** The hours of works in progress. `waiting_hours` are the hours of works that have not started. */
  hours: number
  waiting_hours: number
  capacity_hours: number
}

export interface CalculationRow {
  techcard_id: number
  book_name: string
  language: BookLanguage
  copies: number
  /** The calculator's estimate of the printing cost. `actual` is the actual cost. */
  calculated: number
  actual: number
}

/** The number of published books by their deviation from the promised date. */
export interface PromiseRow {
  key: PromiseKey
  books: number
}

/** The times of each stage in a month. They are null if no book left the stage. */
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
