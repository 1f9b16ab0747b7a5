import type { Binding, BookFormat, BookLanguage, Paper, PrintHold, PrintWorkStatus } from '@press/domain'

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
}

/** A signal copy to be made, or a printed run to be bound. */
export interface PlannedFinish extends PlannedBook {
  step: 'printSignal' | 'finishRun'
}

export interface PrintPlanData {
  runs: PlannedRun[]
  paper: { paper: Paper; sheets: number }[]
  finishing: PlannedFinish[]
  finishing_total: number
}
