import type { BookLanguage, PromiseKey, StageKey, Person } from '@press/domain'

/* Rows of the statistics, as plain as the server counts them. Money is in tiyn, days are ISO days. */

/** The five numbers above the panels; those of the same days a year ago stand under `before`. */
export interface StatisticsSummary {
  published: number
  copies: number
  /** Median days from the application to the stock; null where no book has both. */
  days: number | null
  /** Per cent of books handed over by their date; null where none had one. */
  on_time: number | null
  /** What came in, and what is owed; null for those who do not read it. */
  paid: number | null
  owed: number | null
  before: { published: number; copies: number; days: number | null } | null
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
  /** What was owed when it was over. */
  owed: number
}

export interface Debtor {
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

/** Books that came out so far from the day they had been promised for. */
export interface PromiseRow {
  key: PromiseKey
  books: number
}

/** A month's times of each stage; null where no book left it. */
export interface StageMonth {
  month: string
  stages: readonly { stage: StageKey; books: number; median_days: number | null; p90_days: number | null }[]
}

/** A book that its author rated; the mean of five criteria. */
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
