import { answerJobs } from '../processes/answer-jobs.ts'
import { readDocument } from './extract-text.ts'
import type { DocumentTextJob } from './document-text.ts'

/* Runs in a separate process, started by `readings.ts`: a malicious file that exhausts memory ends only this process. */

answerJobs(({ path, mime }: DocumentTextJob) => readDocument(path, mime))
