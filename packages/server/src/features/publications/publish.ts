import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { fileKinds, getRetryDelaySeconds, type PublicationChannel } from '@press/domain'
import { and, eq, inArray, not, sql } from 'drizzle-orm'
import type { Endpoint } from '../../config.ts'
import type { Db } from '../../database/database.ts'
import { books, files as fileTable, publications } from '../../database/schema.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Files } from '../../files/files.ts'
import { enqueue, jobType, type JobType } from '../../jobs/jobs.ts'
import { toShopForm, getPictures, type ProductFields } from '../shop/product.ts'
import { toPostForm, type PostFields } from '../social/post.ts'
import { formBytes, type FormFile } from './form.ts'
import { postToEndpoint, type EndpointResponse } from './send.ts'

/** Seconds that a publication is reserved for the job that sends it: longer than reading its pictures and waiting for the response. */
const reservationSeconds = 60

/** Reserves a publication that waits; undefined when it no longer waits. */
async function reserve(db: Db, id: number): Promise<Row | undefined> {
  const [reserved] = await db
    .update(publications)
    .set({ sending_until: sql`now() + ${reservationSeconds} * interval '1 second'` })
    .where(and(eq(publications.id, id), eq(publications.status, 'waiting'), not(isBeingSent)))
    .returning()
  if (reserved) return reserved
  const [row] = await db.select({ status: publications.status }).from(publications).where(eq(publications.id, id))
  // Two jobs for one publication: this one looks again later, in case the process of the other dies.
  if (row?.status === 'waiting') throw new Error('Another job is sending this publication')
  return undefined
}

/** Whether a job is sending a publication now. */
export const isBeingSent = sql<boolean>`coalesce(${publications.sending_until} > now(), false)`

/**
 * Sends a waiting publication, then writes the outcome and the time of the next try.
 *
 * A publication is sent at least once, unless it is given up. It is sent again after the other side has accepted it only if the process
 * dies before it has written the outcome: the same bytes with the same `idempotency-key`, by which the receiver can tell.
 */
export const publishJob: JobType<{ publication: number }> = jobType({
  kind: 'publish',
  lane: 'publish',
  run: async ({ publication: id }, { db, signal }, { config, files }) => {
    const row = await reserve(db, id)
    if (!row) return undefined
    const { channel, attempts, tech_card_id } = row
    const { price } = channels[channel]
    const { bytes, sent } = await sendOut(db, files, row, config[channel], signal).catch(async (error: unknown) => {
      // Another process, or a later attempt, need not wait for the end of the reservation.
      await db.update(publications).set({ sending_until: null }).where(eq(publications.id, id))
      throw error
    })
    const pause = sent.fault === null ? undefined : getRetryDelaySeconds(attempts + 1, sent.fault)
    const status = sent.fault === null ? 'sent' : pause === undefined ? 'failed' : 'waiting'
    return async (tx) => {
      await tx
        .update(publications)
        .set({
          ...sent,
          status,
          attempts: attempts + 1,
          sha256: createHash('sha256').update(bytes).digest('hex'),
          size: bytes.length,
          sent_at: sql`clock_timestamp()`,
          sending_until: null,
          next_at: pause === undefined ? null : sql`now() + ${pause} * interval '1 second'`,
          version: sql`${publications.version} + 1`,
          updated_at: sql`now()`,
        })
        .where(eq(publications.id, id))
      if (pause !== undefined) await enqueue(tx, publishJob, { publication: id }, pause)
      if (status === 'sent' && price)
        await tx
          .update(books)
          .set({ price: price(row) })
          .where(eq(books.tech_card_id, tech_card_id))
      const type =
        status === 'sent' ? 'book.published' : status === 'failed' ? 'book.publishFailed' : 'book.publishDelayed'
      await recordEvent(
        tx,
        type,
        { id: tech_card_id },
        { publication: id, channel, fault: sent.fault },
        { actor: row.created_by },
      )
    }
  },
})

type Row = typeof publications.$inferSelect
type Entries = Parameters<typeof formBytes>[0]

interface Channel {
  /** The form that goes out. */
  entries: (row: Row, files: ReadonlyMap<number, FormFile>) => Entries
  /** The files it holds. */
  pictures: (row: Row) => number[]
  /** What a book costs once this is taken. */
  price?: (row: Row) => number | null
}

const productIn = (row: Row) => row.fields as unknown as ProductFields
const postIn = (row: Row) => row.fields as unknown as PostFields

const channels: Record<PublicationChannel, Channel> = {
  shop: {
    entries: (row, files) => toShopForm(productIn(row), files),
    pictures: (row) => Object.values(getPictures(productIn(row))),
    price: (row) => {
      const { price_soft, price_hard, price_ebook } = productIn(row)
      return price_soft ?? price_hard ?? price_ebook
    },
  },
  instagram: {
    entries: (row, files) => toPostForm(row.tech_card_id, postIn(row), files),
    pictures: (row) => [postIn(row).image],
  },
}

/** Sends the form of a publication with its pictures. Gives what went out, and what came of it. */
async function sendOut(
  db: Db,
  files: Pick<Files, 'store'>,
  row: Row,
  endpoint: Endpoint | undefined,
  signal: AbortSignal,
): Promise<{ bytes: Buffer; sent: EndpointResponse }> {
  const { entries, pictures } = channels[row.channel]
  const boundary = `press-${row.key}`
  const bytes = formBytes(entries(row, await contentsOf(db, files, pictures(row))), boundary)
  const sent: EndpointResponse = endpoint
    ? await postToEndpoint(endpoint, bytes, `multipart/form-data; boundary=${boundary}`, row.key, signal)
    : { fault: 'unreachable', answer_status: null, answer: null }
  return { bytes, sent }
}

/** The files of a form by their numbers. */
async function contentsOf(
  db: Db,
  { store }: Pick<Files, 'store'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FormFile>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select()
    .from(fileTable)
    .where(inArray(fileTable.id, [...ids]))
  return new Map(
    await Promise.all(
      found.map(async ({ id, key, mime }) => {
        const extension = mime === fileKinds.png.mime ? 'png' : 'jpg'
        return [id, { name: `${id}.${extension}`, mime, content: await buffer(await store.read(key)) }] as const
      }),
    ),
  )
}
