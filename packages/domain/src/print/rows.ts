import type { PaperWait } from '../paper/needs.ts'
import type { PaperUse } from '../paper/use.ts'
import type { Person } from '../people/rows.ts'
import type { BookLanguage } from '../tech-cards/reference-lists.ts'
import type { Binding, BookFormat, Paper } from './material-types.ts'
import type { PrintBlocker } from '../print-plan/plan.ts'
import type { PrintWorkStatus } from '../print-forms/values.ts'

interface PlannedBook {
  /** Of its tech card. */
  id: number
  version: number
  book_name: string
  language: BookLanguage
  authors: string
  src_cover: string | null
  /** The promised day. */
  due: string | null
}

/** A run that is to be printed. */
export interface PlannedRun extends PlannedBook {
  copies: number | null
  format: BookFormat | null
  pages: number | null
  binding: Binding | null
  status: PrintWorkStatus
  /** Sheets of SRA3 for the block, spoilage included; null while the form lacks facts. */
  sheets: number | null
  paper: Paper | null
  /** Why it cannot be printed yet. */
  hold: PrintBlocker | null
  /** Which paper it waits for. Runs with an earlier promised day take theirs first. */
  paper_wait: PaperWait | null
  /** Its planned paper. */
  use: PaperUse[]
  /** Copies printed by the last count, and the version of that count; 0 before the first. */
  printed: number
  printed_version: number
}

/** A run that may be printed today. */
export interface DayRun {
  id: number
  book_name: string
  language: BookLanguage
  /** Sheets and copies that were left in the morning. */
  sheets: number
  copies: number | null
}

/** A day of the printing house. */
export interface PrintDayRow {
  date: string
  /** 0 before the first change. */
  version: number
  /** Cards in the order that a person chose; null while they are ordered by promised day. */
  arranged: number[] | null
  arranged_by: Person | null
  arranged_at: string | null
  /** By promised day; the first 100. */
  runs: DayRun[]
}

/** A signal copy that is to be made, or a printed run that is to be bound. */
export interface PlannedFinish extends PlannedBook {
  step: 'printSignal' | 'finishRun'
}
