import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { fileKinds } from '@press/domain'
import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { fileReadings, files } from '../database/schema.ts'
import type { Reading, ReadingJob } from './reading.ts'
import type { Store } from './store.ts'

const program = fileURLToPath(new URL('readingProcess.ts', import.meta.url))
/** Milliseconds, bytes and megabytes of memory after which a document counts as one that cannot be read. */
const mostTime = 60_000
const mostBytes = 60 * 1024 ** 2
const mostMemory = 768
const niceness = 10

const unread: Reading = { pages: null, page_marks: null, text: null }
const readable: readonly string[] = [fileKinds.pdf.mime, fileKinds.docx.mime]

/** What a stored document says; read once, in a process of its own, and kept. Undefined when there is no such file. */
export async function readingOf(db: Queryable, store: Store, id: number): Promise<Reading | undefined> {
  const [known] = await db.select().from(fileReadings).where(eq(fileReadings.file_id, id))
  if (known) return known
  const [file] = await db.select().from(files).where(eq(files.id, id))
  if (!file) return undefined
  const { mime, size, sha256 } = file
  const reading =
    readable.includes(mime) && size <= mostBytes
      ? ((await readBefore(db, mime, sha256)) ?? (await store.lend(file.key, (path) => read({ path, mime }))))
      : unread
  await db
    .insert(fileReadings)
    .values({ file_id: id, ...reading })
    .onConflictDoNothing()
  return reading
}

/** What the same bytes said under another name. One that could not be read is tried anew, as it may have been for want of time. */
async function readBefore(db: Queryable, mime: string, sha256: string): Promise<Reading | undefined> {
  const { pages, page_marks, text } = fileReadings
  const [same] = await db
    .select({ pages, page_marks, text })
    .from(fileReadings)
    .innerJoin(files, eq(files.id, fileReadings.file_id))
    .where(and(eq(files.sha256, sha256), eq(files.mime, mime), or(isNotNull(pages), isNotNull(text))))
    .limit(1)
  return same
}

function read(job: ReadingJob): Promise<Reading> {
  return new Promise((resolve) => {
    const child = fork(program, {
      execArgv: [`--max-old-space-size=${mostMemory}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    if (child.pid !== undefined) setPriority(child.pid, niceness)
    const limit = setTimeout(() => child.kill('SIGKILL'), mostTime)
    const done = (reading: Reading): void => {
      clearTimeout(limit)
      resolve(reading)
    }
    child.on('message', (reading) => done(reading as Reading))
    child.on('error', () => done(unread))
    child.on('exit', () => done(unread))
    child.send(job, (failure) => failure && done(unread))
  })
}
