import { answerJobs } from '../processes/answer-jobs.ts'
import { readDocument } from './extract-text.ts'
import type { DocumentTextJob } from './document-text.ts'

/* A process of its own, started by `readings.ts`: a file made to exhaust its reader takes nothing but this process with it. */

answerJobs(({ path, mime }: DocumentTextJob) => readDocument(path, mime))
