import { randomUUID } from 'node:crypto'
import { type PublicationChannel, type Publication, isResendable } from '@press/domain'
import { sql, eq, and, not } from 'drizzle-orm'
import type { Config } from '../../../config.ts'
import type { Db, Tx } from '../../../database/database.ts'
import { isoTimestampSql, queryRows } from '../../../database/rows.ts'
import { publications } from '../../../database/schema.ts'
import { PressError } from '../../../errors.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { enqueue } from '../../../jobs/jobs.ts'
import { isBeingSent, publishJob } from './publish.ts'
import type { Context } from '../context.ts'

/** The endpoint of each channel; undefined if the channel is not configured. */
export type Endpoints = Pick<Config, PublicationChannel>

const columns = sql`publications.id, publications.version, channel, status, attempts, fields->>'name' as name, sha256, size,
  answer_status, answer, fault, sent_at, next_at, ${isoTimestampSql('publications.created_at')} as created_at, users.name as created_by`

/** Returns the publications of a card to a channel, the latest first. */
export const getPublications = (db: Db, cardId: number, channel: PublicationChannel): Promise<Publication[]> =>
  queryRows<Publication>(
    db,
    sql`select ${columns} from publications left join users on users.id = created_by
      where tech_card_id = ${cardId} and channel = ${channel} order by publications.id desc limit 20`,
  )

export async function getPublication(db: Db, id: number): Promise<Publication> {
  const [publication] = await queryRows<Publication>(
    db,
    sql`select ${columns} from publications left join users on users.id = created_by where publications.id = ${id}`,
  )
  if (!publication) throw new PressError('notFound')
  return publication
}

/** Refuses to queue a publication for a channel that is not configured. */
export function assertEndpoint(endpoints: Endpoints, channel: PublicationChannel): void {
  if (!endpoints[channel])
    throw new PressError('moveRefused', { message: channel === 'shop' ? 'shop.notConfigured' : 'social.notConfigured' })
}

/** Returns the host of a channel's endpoint, to show to people. */
export const getHost = (endpoints: Endpoints, channel: PublicationChannel): string | null => {
  const endpoint = endpoints[channel]
  return endpoint ? new URL(endpoint.url).host : null
}

interface PublicationRequest {
  channel: PublicationChannel
  card: number
  /** Values by field; files are given by id. */
  fields: Record<string, unknown> & { name: string }
  /** Uploads by field, linked to this publication from now on. */
  files: Record<string, number>
}

/** Saves what is to be sent, and queues it. Refuses, by field, uploads that are not the person's own. */
export async function enqueuePublication(
  tx: Tx,
  { files, person }: Pick<Context, 'files' | 'person'>,
  request: PublicationRequest,
): Promise<number> {
  const { channel, card, fields } = request
  const [row] = await tx
    .insert(publications)
    .values({ channel, tech_card_id: card, fields, key: randomUUID(), created_by: person.id })
    .returning({ id: publications.id })
  if (!row) throw new Error('Insert returned no publication')
  await files.link(tx, person, 'publication', row.id, request.files)
  await enqueuePublishJob(tx, row.id, channel, card)
  return row.id
}

/** Resends a publication that was given up or withdrawn. Leaves any other publication unchanged. */
export async function retryPublication(db: Db, endpoints: Endpoints, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(publications).where(eq(publications.id, id)).for('update')
    if (!row) throw new PressError('notFound')
    assertEndpoint(endpoints, row.channel)
    if (!isResendable(row.status)) return
    await tx
      .update(publications)
      .set({ status: 'waiting', attempts: 0, next_at: null, version: sql`${publications.version} + 1` })
      .where(eq(publications.id, row.id))
    await enqueuePublishJob(tx, row.id, row.channel, row.tech_card_id)
  })
}

/** Withdraws pending publications and returns their number. Leaves a publication that a job is currently sending. */
export async function withdrawPublications(tx: Tx, channel: PublicationChannel, cardId: number): Promise<number> {
  const withdrawnRows = await tx
    .update(publications)
    .set({ status: 'withdrawn', next_at: null, version: sql`${publications.version} + 1`, updated_at: sql`now()` })
    .where(
      and(
        eq(publications.tech_card_id, cardId),
        eq(publications.channel, channel),
        eq(publications.status, 'waiting'),
        not(isBeingSent),
      ),
    )
    .returning({ id: publications.id })
  for (const { id: publicationId } of withdrawnRows)
    await recordEvent(tx, 'book.publishWithdrawn', { id: cardId }, { publication: publicationId, channel })
  return withdrawnRows.length
}

async function enqueuePublishJob(
  tx: Tx,
  publicationId: number,
  channel: PublicationChannel,
  cardId: number,
): Promise<void> {
  await enqueue(tx, publishJob, { publication: publicationId })
  await recordEvent(tx, 'book.publishAsked', { id: cardId }, { publication: publicationId, channel })
}
