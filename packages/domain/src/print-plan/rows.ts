import type { PaperUse, PaperWait } from '../shared/print/paper-need.ts'
import type { Person } from '../shared/people/rows.ts'
import type { BookLanguage } from '../shared/books/reference-lists.ts'
import type { Binding, BookFormat, Paper } from '../shared/print/material-types.ts'
import type { PrintBlocker } from './runs.ts'
import type { PrintWorkStatus } from '../shared/print/form-values.ts'

interface PlannedBook {
  /** The id of the book's tech card. */
  id: number
  version: number
  book_name: string
  language: BookLanguage
  authors: string
  src_cover: string | null
  /** The promised date of the print run. */
  due: string | null
}

/** A print run that still has to be printed. */
export interface PlannedRun extends PlannedBook {
  copies: number | null
  format: BookFormat | null
  pages: number | null
  binding: Binding | null
  status: PrintWorkStatus
  /** The number of SRA3 sheets for the block, including spoilage. Null while the form is incomplete. */
  sheets: number | null
  paper: Paper | null
  /** Why the print run cannot be printed yet; null if it can. */
  hold: PrintBlocker | null
  /** The paper that the print run still needs. Print runs with an earlier promised date get their paper first. */
  paper_wait: PaperWait | null
  /** The paper that the print run will use according to the plan. */
  use: PaperUse[]
  /** The number of printed copies at the last count. `printed_version` is the version of that count; 0 before the first count. */
  printed: number
  printed_version: number
}

/** A print run that may be printed today. */
export interface DayRun {
  id: number
  book_name: string
  language: BookLanguage
  /** The sheets and copies that still had to be printed this morning. */
  sheets: number
  copies: number | null
}

/** A day of the printing house. */
export interface PrintDayRow {
  date: string
  /** The version of the arrangement; 0 before the first change. */
  version: number
  /** The ids of the tech cards in the order that a person chose. Null while they are ordered by promised date. */
  arranged: number[] | null
  arranged_by: Person | null
  arranged_at: string | null
  /** The first 100 print runs by promised date. */
  runs: DayRun[]
}

/** A signal copy that has to be made, or a finished print run that has to be bound. */
export interface PlannedFinish extends PlannedBook {
  step: 'printSignal' | 'finishRun'
}
