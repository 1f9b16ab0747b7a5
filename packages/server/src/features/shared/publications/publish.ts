import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { getRetryDelaySeconds, type PublicationChannel, fileKinds } from '@press/domain'
import { sql, and, eq, not, inArray } from 'drizzle-orm'
import type { Endpoint } from '../../../config.ts'
import type { Db } from '../../../database/database.ts'
import { publications, books, files as fileTable } from '../../../database/schema.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { Files } from '../../../files/files.ts'
import { type JobType, defineJobType, enqueue } from '../../../jobs/jobs.ts'
import { type ProductFields, toShopForm, getPictures } from './product.ts'
import { type PostFields, toPostForm } from './post.ts'
import { encodeForm, type FormFile } from './form.ts'
import { type EndpointResponse, postToEndpoint } from './send.ts'

/**
 * The time in seconds for which a publication is reserved for the job that sends it. It must exceed the time to read its pictures
 * and wait for the response.
 */
const reservationSeconds = 60

/** Reserves a pending publication; returns undefined if it is not pending. */
async function reservePublication(db: Db, id: number): Promise<Row | undefined> {
  const [reservedRow] = await db
    .update(publications)
    .set({ sending_until: sql`now() + ${reservationSeconds} * interval '1 second'` })
    .where(and(eq(publications.id, id), eq(publications.status, 'waiting'), not(isBeingSent)))
    .returning()
  if (reservedRow) return reservedRow
  const [row] = await db.select({ status: publications.status }).from(publications).where(eq(publications.id, id))
  // Another job is sending this publication. This job retries later, in case the other process crashes.
  if (row?.status === 'waiting') throw new Error('Another job is sending this publication')
  return undefined
}

/** Whether a job is currently sending a publication. */
export const isBeingSent = sql<boolean>`coalesce(${publications.sending_until} > now(), false)`

/**
 * Sends a pending publication, then saves the outcome and the time of the next attempt.
 *
 * Delivery is at least once, unless the publication is given up. A duplicate is sent only if the process crashes before it has
 * saved the outcome. The duplicate has the same bytes and the same `idempotency-key`, so the receiver can recognize it.
 */
export const publishJob: JobType<{ publication: number }> = defineJobType({
  kind: 'publish',
  lane: 'publish',
  run: async ({ publication: id }, { db, signal }, { config, files }) => {
    const row = await reservePublication(db, id)
    if (!row) return undefined
    const { channel, attempts, tech_card_id } = row
    const { getPrice: getBookPrice } = channels[channel]
    const { bytes, sent: response } = await sendPublication(db, files, row, config[channel], signal).catch(
      async (error: unknown) => {
        // Releases the reservation at once, so that another process or a later attempt need not wait for it to expire.
        await db.update(publications).set({ sending_until: null }).where(eq(publications.id, id))
        throw error
      },
    )
    const retryDelaySeconds = response.fault === null ? undefined : getRetryDelaySeconds(attempts + 1, response.fault)
    const status = response.fault === null ? 'sent' : retryDelaySeconds === undefined ? 'failed' : 'waiting'
    return async (tx) => {
      await tx
        .update(publications)
        .set({
          ...response,
          status,
          attempts: attempts + 1,
          sha256: createHash('sha256').update(bytes).digest('hex'),
          size: bytes.length,
          sent_at: sql`clock_timestamp()`,
          sending_until: null,
          next_at: retryDelaySeconds === undefined ? null : sql`now() + ${retryDelaySeconds} * interval '1 second'`,
          version: sql`${publications.version} + 1`,
          updated_at: sql`now()`,
        })
        .where(eq(publications.id, id))
      if (retryDelaySeconds !== undefined) await enqueue(tx, publishJob, { publication: id }, retryDelaySeconds)
      if (status === 'sent' && getBookPrice)
        await tx
          .update(books)
          .set({ price: getBookPrice(row) })
          .where(eq(books.tech_card_id, tech_card_id))
      const type =
        status === 'sent' ? 'book.published' : status === 'failed' ? 'book.publishFailed' : 'book.publishDelayed'
      await recordEvent(
        tx,
        type,
        { id: tech_card_id },
        { publication: id, channel, fault: response.fault },
        { actor: row.created_by },
      )
    }
  },
})

type Row = typeof publications.$inferSelect
type Entries = Parameters<typeof encodeForm>[0]

interface Channel {
  /** Builds the form to send. */
  buildEntries: (row: Row, files: ReadonlyMap<number, FormFile>) => Entries
  /** The ids of the files in the form. */
  getPictureIds: (row: Row) => number[]
  /** The price of a book once this publication is accepted. */
  getPrice?: (row: Row) => number | null
}

const getProduct = (row: Row) => row.fields as unknown as ProductFields
const getPost = (row: Row) => row.fields as unknown as PostFields

const channels: Record<PublicationChannel, Channel> = {
  shop: {
    buildEntries: (row, files) => toShopForm(getProduct(row), files),
    getPictureIds: (row) => Object.values(getPictures(getProduct(row))),
    getPrice: (row) => {
      const { price_soft, price_hard, price_ebook } = getProduct(row)
      return price_soft ?? price_hard ?? price_ebook
    },
  },
  instagram: {
    buildEntries: (row, files) => toPostForm(row.tech_card_id, getPost(row), files),
    getPictureIds: (row) => [getPost(row).image],
  },
}

/** Sends the form of a publication with its pictures. Returns what was sent and the outcome. */
async function sendPublication(
  db: Db,
  files: Pick<Files, 'store'>,
  row: Row,
  endpoint: Endpoint | undefined,
  signal: AbortSignal,
): Promise<{ bytes: Buffer; sent: EndpointResponse }> {
  const { buildEntries: buildFormEntries, getPictureIds: listPictureIds } = channels[row.channel]
  const boundary = `press-${row.key}`
  const bytes = encodeForm(buildFormEntries(row, await readFormFiles(db, files, listPictureIds(row))), boundary)
  const response: EndpointResponse = endpoint
    ? await postToEndpoint(endpoint, bytes, `multipart/form-data; boundary=${boundary}`, row.key, signal)
    : { fault: 'unreachable', answer_status: null, answer: null }
  return { bytes, sent: response }
}

/** Returns the files of a form by id. */
async function readFormFiles(
  db: Db,
  { store }: Pick<Files, 'store'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FormFile>> {
  if (ids.length === 0) return new Map()
  const fileRows = await db
    .select()
    .from(fileTable)
    .where(inArray(fileTable.id, [...ids]))
  return new Map(
    await Promise.all(
      fileRows.map(async ({ id, key, mime }) => {
        const extension = mime === fileKinds.png.mime ? 'png' : 'jpg'
        return [id, { name: `${id}.${extension}`, mime, content: await buffer(await store.read(key)) }] as const
      }),
    ),
  )
}
