import { answerJobs } from '../processes/answerJobs.ts'
import { readDocument } from './readDocument.ts'
import type { ReadingJob } from './reading.ts'

/* A process of its own, started by `readings.ts`: a file made to exhaust its reader takes nothing but this process with it. */

answerJobs(({ path, mime }: ReadingJob) => readDocument(path, mime))
