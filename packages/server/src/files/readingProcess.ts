import { readFile } from 'node:fs/promises'
import { readDocument } from './readDocument.ts'
import type { ReadingJob } from './reading.ts'

/* Reads one document and ends: a file made to exhaust its reader takes nothing but this process with it. */

process.once('message', ({ path, mime }: ReadingJob) => {
  readFile(path)
    .then((bytes) => readDocument(bytes, mime))
    .then((reading) => process.send?.(reading, () => process.exit()))
    .catch(() => process.exit(1))
})
