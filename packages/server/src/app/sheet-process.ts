import { answerJobs } from '../processes/answer-jobs.ts'
import { readBoundedLines } from './lines.ts'
import { readBoundedSheet, type SheetAnswer } from './sheet.ts'

export interface SheetJob {
  path: string
  /** Size in bytes. */
  size: number
  /** False for lines of text. */
  isWorkbook: boolean
}

/* Runs as a separate process, started by `read-table.ts`: a workbook made to exhaust its reader ends only this process. */

answerJobs(({ path, size, isWorkbook }: SheetJob): Promise<SheetAnswer> =>
  isWorkbook ? readBoundedSheet(path, size) : readBoundedLines(path),
)
