import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { fileKinds, pauseAfter, type PublicationChannel } from '@press/domain'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { books, files as fileTable, publications } from '../../database/schema.ts'
import { record } from '../../events/record.ts'
import type { Files } from '../../files/files.ts'
import { enqueue, type JobRunners } from '../../jobs/jobs.ts'
import { formOf, picturesOf, type ProductFields } from '../shop/product.ts'
import { postFormOf, type PostFields } from '../social/post.ts'
import { formBytes, type FormFile } from './form.ts'
import type { Endpoints } from './publications.ts'
import { send } from './send.ts'

/**
 * Sends what waits to be published, notes what came of it, and when to try again.
 *
 * What is guaranteed: a publication is sent at least once, unless it is given up; and as long as the process lives, never again after
 * the other side has taken it, as the answer is written in the transaction that holds its row. A process that dies between that
 * answer and the commit leaves the row waiting, and it is sent once more: the same bytes with the same `idempotency-key`, by which
 * who keeps to that header knows them for one.
 */
export const createPublisher =
  (endpoints: Endpoints, files: Pick<Files, 'store'>): JobRunners['publish'] =>
  async ({ publication: id }, _job, tx) => {
    const [row] = await tx.select().from(publications).where(eq(publications.id, id)).for('update')
    // Two jobs for one publication: the first of them has sent it.
    if (row?.status !== 'waiting') return
    const { channel, key, attempts, tech_card_id } = row
    const endpoint = endpoints[channel]
    const { entries, pictures, price } = channels[channel]
    const boundary = `press-${key}`
    const bytes = formBytes(entries(row, await contentsOf(tx, files, pictures(row))), boundary)
    const sent = endpoint
      ? await send(endpoint, bytes, `multipart/form-data; boundary=${boundary}`, key)
      : { fault: 'unreachable' as const, answer_status: null, answer: null }
    const pause = sent.fault === null ? undefined : pauseAfter(attempts + 1, sent.fault)
    const status = sent.fault === null ? 'sent' : pause === undefined ? 'failed' : 'waiting'
    await tx
      .update(publications)
      .set({
        ...sent,
        status,
        attempts: attempts + 1,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        size: bytes.length,
        sent_at: sql`clock_timestamp()`,
        next_at: pause === undefined ? null : sql`now() + ${pause} * interval '1 second'`,
        version: sql`${publications.version} + 1`,
        updated_at: sql`now()`,
      })
      .where(eq(publications.id, id))
    if (pause !== undefined) await enqueue(tx, 'publish', { publication: id }, pause)
    if (status === 'sent' && price)
      await tx
        .update(books)
        .set({ price: price(row) })
        .where(eq(books.tech_card_id, tech_card_id))
    await record(tx, {
      type: `book.${status === 'sent' ? 'published' : status === 'failed' ? 'publishFailed' : 'publishDelayed'}`,
      resource: 'book',
      resource_id: tech_card_id,
      actor_id: row.created_by,
      data: { publication: id, channel, fault: sent.fault },
    })
  }

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
    entries: (row, files) => formOf(productIn(row), files),
    pictures: (row) => Object.values(picturesOf(productIn(row))),
    price: (row) => {
      const { price_soft, price_hard, price_ebook } = productIn(row)
      return price_soft ?? price_hard ?? price_ebook
    },
  },
  instagram: {
    entries: (row, files) => postFormOf(row.tech_card_id, postIn(row), files),
    pictures: (row) => [postIn(row).image],
  },
}

/** The files of a form by their numbers. */
async function contentsOf(
  tx: Tx,
  { store }: Pick<Files, 'store'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FormFile>> {
  if (ids.length === 0) return new Map()
  const found = await tx
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
