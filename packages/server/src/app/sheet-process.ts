import { answerJobs } from '../processes/answer-jobs.ts'
import { readBoundedLines } from './lines.ts'
import { readBoundedSheet, type SheetAnswer } from './sheet.ts'

export interface SheetJob {
  path: string
  /** The size of the file in bytes. */
  size: number
  /** Whether the file is a workbook. If not, it consists of lines of text. */
  isWorkbook: boolean
}

/* Runs as a separate process that `read-table.ts` starts. A malicious workbook that exhausts the memory ends only this process. */

answerJobs(({ path, size, isWorkbook }: SheetJob): Promise<SheetAnswer> =>
  isWorkbook ? readBoundedSheet(path, size) : readBoundedLines(path),
)
