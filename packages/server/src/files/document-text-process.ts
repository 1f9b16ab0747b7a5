import { answerJobs } from '../processes/answer-jobs.ts'
import { readDocument } from './extract-text.ts'
import type { ReadingJob } from './document-text.ts'

/* A process of its own, started by `readings.ts`: a file made to exhaust its reader takes nothing but this process with it. */

answerJobs(({ path, mime }: ReadingJob) => readDocument(path, mime))
