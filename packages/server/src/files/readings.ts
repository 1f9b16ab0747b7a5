import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { fileKinds } from '@press/domain'
import { eq } from 'drizzle-orm'
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
  const { mime, size } = file
  const reading =
    readable.includes(mime) && size <= mostBytes ? await read({ path: store.pathOf(file.key), mime }) : unread
  await db
    .insert(fileReadings)
    .values({ file_id: id, ...reading })
    .onConflictDoNothing()
  return reading
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
