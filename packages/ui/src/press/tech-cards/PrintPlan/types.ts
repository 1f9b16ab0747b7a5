import type {
  Binding,
  BookFormat,
  BookLanguage,
  Paper,
  PaperUse,
  PaperWait,
  PrintHold,
  PrintWorkStatus,
  PaperBalanceRow,
  PaperOrder,
} from '@press/domain'

/* The printing house's work by its wire names. */

interface PlannedBook {
  id: number
  version: number
  book_name: string
  language: BookLanguage
  authors: string
  src_cover: string | null
  /** `yyyy-mm-dd` */
  due: string | null
}

/** A run that is to be printed. */
export interface PlannedRun extends PlannedBook {
  copies: number | null
  format: BookFormat | null
  pages: number | null
  binding: Binding | null
  status: PrintWorkStatus
  /** Sheets of SRA3 for the block; null while the form does not say enough. */
  sheets: number | null
  paper: Paper | null
  hold: PrintHold | null
  /** What it waits for where it is short of paper. */
  paper_wait: PaperWait | null
  /** Its paper as it is planned. */
  use: PaperUse[]
  /** Copies that are printed so far. */
  printed: number
}

/** A run that may be printed today: what was left of it this morning. */
export interface DayRun {
  id: number
  book_name: string
  language: BookLanguage
  sheets: number
  copies: number | null
}

/** The day of the printing house. */
export interface PrintDayData {
  /** Cards as somebody has put them; null while they stand by promised date. */
  arranged: number[] | null
  arranged_by: { name: string } | null
  arranged_at: string | null
  runs: DayRun[]
}

/** A signal copy to be made, or a printed run to be bound. */
export interface PlannedFinish extends PlannedBook {
  step: 'printSignal' | 'finishRun'
}

export interface PrintPlanData {
  runs: PlannedRun[]
  paper: PaperBalanceRow[]
  /** Orders of paper that are on their way. */
  paper_orders: PaperOrder[]
  finishing: PlannedFinish[]
  finishing_total: number
  day: PrintDayData
}
