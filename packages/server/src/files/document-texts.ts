import { fileURLToPath } from 'node:url'
import { fileKinds } from '@press/domain'
import { and, eq, isNotNull, or } from 'drizzle-orm'
import { recordAttempt, readingLimits } from '../auth/rate-limits.ts'
import type { Queryable } from '../database/database.ts'
import { documentTexts, files } from '../database/schema.ts'
import { createProcessWorker } from '../processes/worker.ts'
import type { DocumentText, DocumentTextJob } from './document-text.ts'
import type { Store } from './store.ts'

const program = fileURLToPath(new URL('document-text-process.ts', import.meta.url))
/** Milliseconds and bytes after which a document counts as one that cannot be read. */
const extractTimeoutMs = 60_000
const maxExtractBytes = 60 * 1024 ** 2

const unread: DocumentText = { pages: null, page_marks: null, text: null }
const readable: readonly string[] = [fileKinds.pdf.mime, fileKinds.docx.mime]

export interface Readings {
  /**
   * What a stored document says; read once and kept. Undefined when there is no such file. Rejects with `tooManyRequests` when ten
   * documents of this reader could not be read within a quarter of an hour.
   */
  of: (db: Queryable, id: number, reader?: number) => Promise<DocumentText | undefined>
  stop: () => void
}

type FileRow = typeof files.$inferSelect

/** Reads documents one at a time, each in a process of its own. Whoever asks for a document that is being read gets the same reading. */
export function createReadings(store: Store): Readings {
  const worker = createProcessWorker<DocumentTextJob, DocumentText>(program, { time: extractTimeoutMs, keep: false })
  /** By what tells the bytes. */
  const underWay = new Map<string, Promise<DocumentText>>()

  const read = (db: Queryable, file: FileRow): Promise<DocumentText> => {
    const { key, mime, sha256 } = file
    const known = underWay.get(sha256)
    if (known) return known
    const shared = (async () => {
      // Another caller may have ended this reading since the last look.
      const kept = (await keptReading(db, file.id)) ?? (await readBefore(db, file))
      if (kept) return kept
      const reading = await store.lend(key, async (path) => (await worker.run({ path, mime })) ?? unread)
      await keep(db, file.id, reading)
      return reading
    })().finally(() => underWay.delete(sha256))
    underWay.set(sha256, shared)
    return shared
  }

  async function readFor(db: Queryable, file: FileRow, reader: number | undefined): Promise<DocumentText> {
    if (!readable.includes(file.mime) || file.size > maxExtractBytes) return unread
    if (reader === undefined) return read(db, file)
    const forgive = await recordAttempt(db, readingLimits(reader))
    const reading = await read(db, file).catch(async (error: unknown) => {
      // The press stops, or the store is away: nothing speaks against the document.
      await forgive()
      throw error
    })
    if (reading.pages !== null || reading.text !== null) await forgive()
    return reading
  }

  return {
    async of(db, id, reader) {
      const known = await keptReading(db, id)
      if (known) return known
      const [file] = await db.select().from(files).where(eq(files.id, id))
      if (!file) return undefined
      const reading = await readFor(db, file, reader)
      await keep(db, id, reading)
      return reading
    },
    stop: worker.stop,
  }
}

const said = { pages: documentTexts.pages, page_marks: documentTexts.page_marks, text: documentTexts.text }

async function keptReading(db: Queryable, id: number): Promise<DocumentText | undefined> {
  const [kept] = await db.select(said).from(documentTexts).where(eq(documentTexts.file_id, id))
  return kept
}

const keep = (db: Queryable, id: number, reading: DocumentText) =>
  db
    .insert(documentTexts)
    .values({ file_id: id, ...reading })
    .onConflictDoNothing()

/** What the same bytes said under another name. One that could not be read is tried anew, as it may have been for want of time. */
async function readBefore(db: Queryable, { mime, sha256 }: FileRow): Promise<DocumentText | undefined> {
  const { pages, text } = documentTexts
  const [same] = await db
    .select(said)
    .from(documentTexts)
    .innerJoin(files, eq(files.id, documentTexts.file_id))
    .where(and(eq(files.sha256, sha256), eq(files.mime, mime), or(isNotNull(pages), isNotNull(text))))
    .limit(1)
  return same
}
