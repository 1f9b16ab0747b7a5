import { answerJobs } from '../processes/answerJobs.ts'
import { readBoundedSheet, type SheetAnswer } from './sheet.ts'

export interface SheetJob {
  path: string
  /** Bytes. */
  size: number
}

/* A process of its own, started by `readTable.ts`: a workbook made to exhaust its reader takes nothing but this process with it. */

answerJobs(({ path, size }: SheetJob): Promise<SheetAnswer> => readBoundedSheet(path, size))
