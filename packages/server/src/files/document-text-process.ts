import { answerJobs } from '../processes/answer-jobs.ts'
import { readDocument } from './extract-text.ts'
import type { DocumentTextJob } from './document-text.ts'

/* Runs in a separate process, started by `document-texts.ts`. A malicious file that exhausts memory ends only this process. */

answerJobs(({ path, mime }: DocumentTextJob) => readDocument(path, mime))
