import { fileURLToPath } from 'node:url'
import { fileKinds } from '@press/domain'
import { and, eq, isNotNull, or } from 'drizzle-orm'
import { recordAttempt, getDocumentReadingLimits } from '../auth/rate-limits.ts'
import type { Queryable } from '../database/database.ts'
import { documentTexts, files } from '../database/schema.ts'
import { createProcessWorker } from '../processes/worker.ts'
import type { DocumentText, DocumentTextJob } from './document-text.ts'
import type { Store } from './store.ts'

const program = fileURLToPath(new URL('document-text-process.ts', import.meta.url))
/** The limits in milliseconds and bytes. A document that exceeds them counts as unreadable. */
const extractTimeoutMs = 60_000
const maxExtractBytes = 60 * 1024 ** 2

const unreadableDocument: DocumentText = { pages: null, page_marks: null, text: null }
const readableMimeTypes: readonly string[] = [fileKinds.pdf.mime, fileKinds.docx.mime]

export interface DocumentTextService {
  /**
   * Returns the text of a stored document, which is extracted once and cached. Undefined if there is no such file. Rejects with
   * `tooManyRequests` after ten unreadable documents of one reader within 15 minutes.
   */
  getText: (db: Queryable, id: number, readerId?: number) => Promise<DocumentText | undefined>
  stop: () => void
}

type FileRow = typeof files.$inferSelect

/** Reads documents one at a time, each in a separate process. Concurrent requests for one document share the result. */
export function createDocumentTextService(store: Store): DocumentTextService {
  const worker = createProcessWorker<DocumentTextJob, DocumentText>(program, {
    timeoutMs: extractTimeoutMs,
    isReusable: false,
  })
  /** The readings in progress, by a key that identifies the bytes. */
  const pendingReads = new Map<string, Promise<DocumentText>>()

  const readOnce = (db: Queryable, file: FileRow): Promise<DocumentText> => {
    const { key, mime, sha256 } = file
    const pendingRead = pendingReads.get(sha256)
    if (pendingRead) return pendingRead
    const newRead = (async () => {
      // Another caller may have finished this reading since the last check.
      const storedText = (await readStoredText(db, file.id)) ?? (await findTextOfSameBytes(db, file))
      if (storedText) return storedText
      const reading = await store.lend(key, async (path) => (await worker.run({ path, mime })) ?? unreadableDocument)
      await saveText(db, file.id, reading)
      return reading
    })().finally(() => pendingReads.delete(sha256))
    pendingReads.set(sha256, newRead)
    return newRead
  }

  async function readFor(db: Queryable, file: FileRow, readerId: number | undefined): Promise<DocumentText> {
    if (!readableMimeTypes.includes(file.mime) || file.size > maxExtractBytes) return unreadableDocument
    if (readerId === undefined) return readOnce(db, file)
    const undoAttempt = await recordAttempt(db, getDocumentReadingLimits(readerId))
    const reading = await readOnce(db, file).catch(async (error: unknown) => {
      // The error means that the server is stopping or the store is unavailable, so the failure does not count against the
      // document.
      await undoAttempt()
      throw error
    })
    if (reading.pages !== null || reading.text !== null) await undoAttempt()
    return reading
  }

  return {
    async getText(db, id, readerId) {
      const storedText = await readStoredText(db, id)
      if (storedText) return storedText
      const [file] = await db.select().from(files).where(eq(files.id, id))
      if (!file) return undefined
      const reading = await readFor(db, file, readerId)
      await saveText(db, id, reading)
      return reading
    },
    stop: worker.stop,
  }
}

const textColumns = { pages: documentTexts.pages, page_marks: documentTexts.page_marks, text: documentTexts.text }

async function readStoredText(db: Queryable, id: number): Promise<DocumentText | undefined> {
  const [storedText] = await db.select(textColumns).from(documentTexts).where(eq(documentTexts.file_id, id))
  return storedText
}

const saveText = (db: Queryable, id: number, reading: DocumentText) =>
  db
    .insert(documentTexts)
    .values({ file_id: id, ...reading })
    .onConflictDoNothing()

/**
 * Reuses the result of the same bytes from another file. An unreadable document is tried again, because it may have failed by
 * timeout.
 */
async function findTextOfSameBytes(db: Queryable, { mime, sha256 }: FileRow): Promise<DocumentText | undefined> {
  const { pages, text } = documentTexts
  const [matchingText] = await db
    .select(textColumns)
    .from(documentTexts)
    .innerJoin(files, eq(files.id, documentTexts.file_id))
    .where(and(eq(files.sha256, sha256), eq(files.mime, mime), or(isNotNull(pages), isNotNull(text))))
    .limit(1)
  return matchingText
}
