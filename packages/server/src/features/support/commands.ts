import type { ParsedBody } from '@press/contract'
import {
  validateSupport,
  type SupportRequest,
  type SupportStatus,
  type SupportStep,
  findTransition,
  supportTransitions,
} from '@press/domain'
import { sql, eq } from 'drizzle-orm'
import { recordAttempt, getSupportLimits } from '../../auth/rate-limits.ts'
import { runChange, assertVersion } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { supportRequests } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { canAnswerSupport } from '../shared/support.ts'
import { findRequest } from './queries.ts'

type Body = ParsedBody<'POST /api/support'>
type Row = typeof supportRequests.$inferSelect

function assertValidRequest(body: Body): void {
  const fields = validateSupport(body)
  if (Object.keys(fields).length > 0) throw new PressError('validation', { fields })
}

export async function createSupportRequest(context: Context, { attachment, ...body }: Body): Promise<SupportRequest> {
  const { db, files, person } = context
  assertValidRequest(body)
  await recordAttempt(db, getSupportLimits(person.id))
  const id = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(supportRequests)
      .values({ ...body, created_by: person.id })
      .returning()
    if (!row) throw new Error('Insert returned no request')
    await files.link(tx, person, 'support', row.id, { attachment })
    await recordEvent(tx, 'support.created', row)
    return row.id
  })
  return findRequest(context, id)
}

export async function editRequest(
  context: Context,
  id: number,
  { version, attachment, ...body }: ParsedBody<'POST /api/edit-request/{id}'>,
): Promise<SupportRequest> {
  const { db, files, person } = context
  assertValidRequest(body)
  await runChange(
    db,
    async (tx) => {
      const row = await lockRequest(tx, context, id)
      if (row.created_by !== person.id) throw new PressError('forbidden')
      assertVersion(row, version)
      // A request cannot change once someone has started to answer it.
      if (row.status !== 'open') throw new PressError('moveRefused')
      await files.link(tx, person, 'support', id, { attachment })
      await updateRequest(tx, row, body)
      await recordEvent(tx, 'support.edited', { ...row, ...body })
    },
    async () => ({ request: await findRequest(context, id) }),
  )
  return findRequest(context, id)
}

const stepByStatus: Record<SupportStatus, SupportStep> = {
  open: 'reopened',
  'in-progress': 'taken',
  resolved: 'resolved',
}

/** Takes, answers or closes a request. Its owner can reopen it. */
export async function setRequestStatus(
  context: Context,
  id: number,
  { version, status, response, notes }: ParsedBody<'POST /api/support-request/{id}'>,
): Promise<SupportRequest> {
  const { db, person } = context
  await runChange(
    db,
    async (tx) => {
      const row = await lockRequest(tx, context, id)
      assertVersion(row, version)
      if ((response !== undefined || notes !== undefined) && !canAnswerSupport(person))
        throw new PressError('forbidden')
      const responseText = (response ?? row.response).trim()
      const isAnswered = responseText !== '' && responseText !== row.response
      // Answering an open request also takes the request.
      const newStatus = status ?? (isAnswered && row.status === 'open' ? 'in-progress' : row.status)
      const actor = { role: person.role, own: row.created_by === person.id }
      if (newStatus !== row.status && !findTransition(supportTransitions, actor, row.status, newStatus))
        throw new PressError('moveRefused')
      if (newStatus === 'resolved' && !responseText)
        throw new PressError('validation', { fields: { response: 'required' } })
      await updateRequest(tx, row, {
        status: newStatus,
        response: responseText,
        ...(notes !== undefined && { notes: notes.trim() }),
        ...(isAnswered && !row.answered_at && { answered_at: sql`now()` }),
      })
      const eventData = isAnswered ? { response: responseText } : {}
      if (newStatus !== row.status) await recordEvent(tx, `support.${stepByStatus[newStatus]}`, row, eventData)
      else if (isAnswered) await recordEvent(tx, 'support.answered', row, eventData)
      // Only people who answer requests may read notes. These people see every request anyway, so the event has no other audience.
      else await recordEvent(tx, 'support.noted', row, {}, { onlyAudience: [] })
    },
    async () => ({ request: await findRequest(context, id) }),
  )
  return findRequest(context, id)
}

type Values = Parameters<ReturnType<Tx['update']>['set']>[0]

const updateRequest = (tx: Tx, { id, version }: Row, values: Values) =>
  tx
    .update(supportRequests)
    .set({ ...values, version: version + 1, updated_at: sql`now()` })
    .where(eq(supportRequests.id, id))

/** Locks a request that the person may read. */
async function lockRequest(tx: Tx, { person }: Context, id: number): Promise<Row> {
  const [row] = await tx.select().from(supportRequests).where(eq(supportRequests.id, id)).for('update')
  if (!row || (row.created_by !== person.id && !canAnswerSupport(person))) throw new PressError('notFound')
  return row
}
