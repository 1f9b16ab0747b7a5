import type { PaperUse, PaperWait } from '../shared/print/paper-need.ts'
import type { Person } from '../shared/people/rows.ts'
import type { BookLanguage } from '../shared/books/reference-lists.ts'
import type { Binding, BookFormat, Paper } from '../shared/print/material-types.ts'
import type { PrintBlocker } from './runs.ts'
import type { PrintWorkStatus } from '../shared/print/form-values.ts'

interface PlannedBook {
  /** The id of its tech card. */
  id: number
  version: number
  book_name: string
  language: BookLanguage
  authors: string
  src_cover: string | null
  /** The promised date. */
  due: string | null
}

/** A run that still has to be printed. */
export interface PlannedRun extends PlannedBook {
  copies: number | null
  format: BookFormat | null
  pages: number | null
  binding: Binding | null
  status: PrintWorkStatus
  /** Sheets of SRA3 for the block, spoilage included; null while the form is incomplete. */
  sheets: number | null
  paper: Paper | null
  /** Why it cannot be printed yet. */
  hold: PrintBlocker | null
  /** The paper that it lacks. Runs with an earlier promised date get their paper first. */
  paper_wait: PaperWait | null
  /** Its planned paper. */
  use: PaperUse[]
  /** The number of printed copies at the last count, and the version of that count; 0 before the first count. */
  printed: number
  printed_version: number
}

/** A run that may be printed today. */
export interface DayRun {
  id: number
  book_name: string
  language: BookLanguage
  /** The sheets and copies that were left in the morning. */
  sheets: number
  copies: number | null
}

/** A day of the printing house. */
export interface PrintDayRow {
  date: string
  /** 0 before the first change. */
  version: number
  /** Cards in the order that a person chose; null while they are ordered by promised date. */
  arranged: number[] | null
  arranged_by: Person | null
  arranged_at: string | null
  /** The first 100 runs by promised date. */
  runs: DayRun[]
}

/** A signal copy that has to be made, or a printed run that has to be bound. */
export interface PlannedFinish extends PlannedBook {
  step: 'printSignal' | 'finishRun'
}
