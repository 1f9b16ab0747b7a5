import { answerJobs } from '../processes/answer-jobs.ts'
import { readBoundedLines } from './lines.ts'
import { readBoundedSheet, type SheetAnswer } from './sheet.ts'

export interface SheetJob {
  path: string
  /** Bytes. */
  size: number
  /** Or lines of text. */
  isWorkbook: boolean
}

/* A process of its own, started by `readTable.ts`: a workbook made to exhaust its reader takes nothing but this process with it. */

answerJobs(({ path, size, isWorkbook }: SheetJob): Promise<SheetAnswer> =>
  isWorkbook ? readBoundedSheet(path, size) : readBoundedLines(path),
)
