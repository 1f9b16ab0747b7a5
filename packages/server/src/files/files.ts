import { filePurposes, type FilePurposeKey, type StoredFile } from '@press/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { Readable } from 'node:stream'
import { queueForArchive } from '../archive/files.ts'
import type { Person } from '../auth/person.ts'
import type { Config } from '../config.ts'
import type { Db, Queryable, Tx } from '../database/database.ts'
import { fileLinks, files } from '../database/schema.ts'
import { assertFields, type FieldProblem } from '../errors.ts'
import { recordAttempt, getImageProcessingLimits } from '../auth/rate-limits.ts'
import { isFileRemovalAllowed } from './removal-lock.ts'
import { createImages, type Images } from './images.ts'
import { toPageSize, type ImageSize } from './image-sizes.ts'
import { checkContent, checkImage, checkName } from './inspect.ts'
import { createPages, type Pages } from './pages.ts'
import { createDocumentTextService, type DocumentTextService } from './document-texts.ts'
import { assertQuota, createQuota, createQuotaError } from './quota.ts'
import { createImageUrlSigner, type ImageUrlSigner } from './signed-image-urls.ts'
import type { StoredUpload } from './incoming.ts'
import { digestFile } from './file-digest.ts'
import { createStore } from './create-store.ts'
import { getStoredFilePath } from './local-store.ts'
import type { Store } from './store.ts'
import { unlinkedFilesClause } from './unlinked.ts'

/** The kinds of rows that files belong to. */
export type FileResource =
  | 'application'
  | 'application-draft'
  | 'techcard'
  | 'signal'
  | 'work'
  | 'offer'
  | 'offer-sending'
  | 'offer-decision'
  | 'royalty-sending'
  | 'publication'
  | 'memorandum'
  | 'contract'
  | 'contract-sending'
  | 'support'
  | 'message'
  | 'conversation'
  | 'press'
  | 'user'

/** Whether a person may read the file in a field of a row; each kind of row has its own check. */
export type RowReaders = Record<FileResource, (db: Db, person: Person, id: number, field: string) => Promise<boolean>>

export interface Upload {
  name: string
  purpose: FilePurposeKey
  /** The person who uploads the file; null for files that the system adds itself, such as the demo's files. */
  owner_id: number | null
  content: Readable
}

/** The files of a row: upload ids by field. Null removes the field's file; undefined leaves it unchanged. */
export type FileFields = Record<string, number | null | undefined>

export interface Files {
  store: Store
  signer: ImageUrlSigner
  images: Images
  pages: Pages
  readings: DocumentTextService
  /**
   * Stores a stream after checking its bytes. When the promise resolves, the file is safely stored. Rejects with a PressError on
   * `file`. Keeps only the pixels of an image, without its metadata.
   */
  put: (upload: Upload) => Promise<StoredFile>
  /**
   * Links uploads to a row in the caller's transaction. Accepts only the person's own unlinked upload, or a file already linked to
   * this row. Any other file gives an error on its field.
   */
  link: (tx: Tx, person: { id: number }, resource: FileResource, id: number, fields: FileFields) => Promise<void>
  /** Returns the files of rows, by row id and field. */
  findFiles: (
    db: Queryable,
    resource: FileResource,
    ids: readonly number[],
  ) => Promise<Map<number, Record<string, StoredFile>>>
  /** Deletes uploads that were never linked, for example the files of a refused form. */
  discard: (ids: readonly number[]) => Promise<void>
  /** Returns an image URL. The URL is valid until the session for which this service was created ends. */
  imageUrl: (id: number, size: ImageSize) => string
  /** Returns a URL like `imageUrl` for a page of a PDF, counted from 1. */
  pageUrl: (id: number, page: number) => string
  /** Returns the same service with image URLs for a session. Without a session, no one can load the URLs. */
  forSession: (session: number) => Files
  /** Stops reading documents. Pending calls are refused with `unavailable`; uploads still work. */
  stop: () => void
}

/** An id that belongs to no session. */
const noSessionId = 0

const fileColumns = { id: files.id, name: files.name, size: files.size, mime: files.mime }

export function createFiles(db: Db, config: Pick<Config, 'dataDir' | 'bucket' | 'secret' | 'archive'>): Files {
  const store = createStore(config)
  const signer = createImageUrlSigner(config.secret)
  const images = createImages(store)
  const pages = createPages(store)
  const readings = createDocumentTextService(store)
  const reserveUpload = createQuota(db)

  async function saveUpload(receivedUpload: StoredUpload, { name, purpose, owner_id }: Upload): Promise<StoredFile> {
    const mime = await checkContent(receivedUpload, name, purpose)
    const dimensions = purpose === 'image' ? checkImage(await images.prepare(receivedUpload.path)) : {}
    const { size, sha256 } = purpose === 'image' ? await digestFile(receivedUpload.path) : receivedUpload
    const key = await store.keep(receivedUpload)
    try {
      if (config.archive && !config.bucket)
        await queueForArchive(getStoredFilePath(config.dataDir, key), config.dataDir, config.archive)
      return await db.transaction(async (tx) => {
        if (owner_id !== null) await assertQuota(tx, owner_id, size)
        const values = { owner_id, purpose, name, mime, size, sha256, key, ...dimensions }
        const [row] = await tx.insert(files).values(values).returning(fileColumns)
        if (!row) throw new Error('Insert returned no file')
        return row
      })
    } catch (error) {
      await store.remove(key)
      throw error
    }
  }

  const service: Files = {
    store,
    signer,
    images,
    pages,
    readings,
    imageUrl: (id, size) => signer.url(id, { size, session: noSessionId }),
    pageUrl: (id, page) => signer.url(id, { size: toPageSize(page), session: noSessionId }),
    forSession: (session) => ({
      ...service,
      imageUrl: (id, size) => signer.url(id, { size, session }),
      pageUrl: (id, page) => signer.url(id, { size: toPageSize(page), session }),
    }),

    async put(upload) {
      const tidiedUpload = { ...upload, name: tidyName(upload.name) }
      checkName(tidiedUpload.name, tidiedUpload.purpose)
      const { owner_id, purpose } = upload
      if (purpose === 'image' && owner_id !== null) await recordAttempt(db, getImageProcessingLimits(owner_id))
      const reservation = await reserveUpload(owner_id)
      try {
        const receivedUpload = await store.receive(upload.content, filePurposes[purpose].maxBytes, reservation.take)
        try {
          if (receivedUpload.noRoom) throw createQuotaError()
          return await saveUpload(receivedUpload, tidiedUpload)
        } catch (error) {
          await store.discard(receivedUpload)
          throw error
        }
      } finally {
        reservation.end()
      }
    },

    async link(tx, person, resource, id, fields) {
      const isLinkOfRow = and(eq(fileLinks.resource, resource), eq(fileLinks.resource_id, id))
      const problems: Record<string, FieldProblem> = {}
      for (const [field, file] of Object.entries(fields)) {
        if (file === undefined) continue
        const [currentLink] = await tx
          .select({ id: fileLinks.file_id })
          .from(fileLinks)
          .where(and(isLinkOfRow, eq(fileLinks.field, field)))
        if (currentLink?.id === file) continue
        if (file !== null && !(await isUnlinkedUpload(tx, file, person.id))) {
          problems[field] = 'unknownFile'
          continue
        }
        await tx.delete(fileLinks).where(and(isLinkOfRow, eq(fileLinks.field, field)))
        if (file !== null) await tx.insert(fileLinks).values({ file_id: file, resource, resource_id: id, field })
      }
      assertFields(problems)
    },

    async findFiles(queryable, resource, ids) {
      const filesByRow = new Map<number, Record<string, StoredFile>>()
      if (ids.length === 0) return filesByRow
      const rows = await queryable
        .select({ row: fileLinks.resource_id, field: fileLinks.field, ...fileColumns })
        .from(fileLinks)
        .innerJoin(files, eq(files.id, fileLinks.file_id))
        .where(and(eq(fileLinks.resource, resource), inArray(fileLinks.resource_id, [...ids])))
      for (const { row, field, ...file } of rows) filesByRow.set(row, { ...filesByRow.get(row), [field]: file })
      return filesByRow
    },

    async discard(ids) {
      if (ids.length === 0) return
      const deletedFiles = await db
        .delete(files)
        .where(and(inArray(files.id, [...ids]), unlinkedFilesClause(db)))
        .returning({ key: files.key })
      if (deletedFiles.length > 0 && (await isFileRemovalAllowed(db)))
        await Promise.all(deletedFiles.map(({ key }) => store.remove(key)))
    },

    stop() {
      pages.stop()
      readings.stop()
    },
  }
  return service
}

/** Whether an upload is the person's own and unlinked. Locks it, so that the cleanup does not delete it meanwhile. */
async function isUnlinkedUpload(tx: Tx, id: number, owner: number): Promise<boolean> {
  const [file] = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, id), eq(files.owner_id, owner), unlinkedFilesClause(tx)))
    .for('update')
  return file !== undefined
}

/** Removes folders and unprintable characters from a name, and limits it to 200 characters with its extension. */
function tidyName(name: string): string {
  const cleanName = (name.normalize('NFC').split(/[\\/]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  const extensionStart = cleanName.lastIndexOf('.')
  return cleanName.length <= 200
    ? cleanName
    : cleanName.slice(0, 200 - (cleanName.length - extensionStart)) + cleanName.slice(extensionStart)
}
