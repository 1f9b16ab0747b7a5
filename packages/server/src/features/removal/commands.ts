import { type OwnRemoval, getRemovalDueDate, removalWaitingDays, type RemovalRequest } from '@press/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { consumeConfirmation } from '../../auth/reauthentication.ts'
import { getToday } from '../../clock.ts'
import type { Queryable } from '../../database/database.ts'
import { queryRows, isoTimestampSql } from '../../database/rows.ts'
import { removals, users } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { removalJob } from './carry-out.ts'
import type { Context } from '../shared/context.ts'
import { type PersonRow, toApiPerson } from '../shared/people.ts'
import { findObstacles } from './open.ts'

/** A request that is neither withdrawn nor carried out. */
const pendingRemovalClause = (userId: number) =>
  and(eq(removals.user_id, userId), isNull(removals.withdrawn_at), isNull(removals.done_at))

export async function findOwnRemoval(db: Queryable, userId: number): Promise<OwnRemoval> {
  const [request] = await db.select().from(removals).where(pendingRemovalClause(userId))
  return {
    open: await findObstacles(db, userId),
    request: request ? { asked_at: request.asked_at.toISOString(), due: request.due } : null,
  }
}

/**
 * Requests the removal of the caller's account. Refused while the person has unfinished business. A repeated request changes
 * nothing.
 */
export async function requestRemoval({ db, person }: Context): Promise<OwnRemoval> {
  await db.transaction(async (tx) => {
    const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, person.id)).for('update')
    const { open: obstacles, request } = await findOwnRemoval(tx, person.id)
    if (request) return
    if (obstacles.length > 0) throw new PressError('forbidden', { message: 'removalOpen' })
    await consumeConfirmation(tx, person)
    const due = getRemovalDueDate(getToday())
    const [insertedRemoval] = await tx
      .insert(removals)
      .values({ user_id: person.id, due })
      .returning({ id: removals.id })
    if (!insertedRemoval) throw new Error('Insert returned no removal')
    await enqueue(tx, removalJob, { removal: insertedRemoval.id }, removalWaitingDays * 86_400)
    await recordEvent(tx, 'user.removalAsked', person, { name: user?.name, date: due })
  })
  return findOwnRemoval(db, person.id)
}

export async function withdrawRemoval({ db, person }: Context): Promise<OwnRemoval> {
  await db.transaction(async (tx) => {
    const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, person.id)).for('update')
    const withdrawnRows = await tx
      .update(removals)
      .set({ withdrawn_at: sql`now()` })
      .where(pendingRemovalClause(person.id))
      .returning({ id: removals.id })
    if (withdrawnRows.length > 0) await recordEvent(tx, 'user.removalWithdrawn', person, { name: user?.name })
  })
  return findOwnRemoval(db, person.id)
}

export async function listRemovals({ db, files }: Context): Promise<RemovalRequest[]> {
  const rows = await queryRows<PersonRow & { removal: number; asked_at: string; due: string }>(
    db,
    sql`select removals.id as removal, ${isoTimestampSql('asked_at')} as asked_at, due::text as due, users.id, users.name, role_id, avatar_file_id
      from removals join users on users.id = user_id where withdrawn_at is null and done_at is null order by due, removals.id`,
  )
  return Promise.all(
    rows.map(async ({ removal, asked_at, due, ...user }) => ({
      id: removal,
      asked_at,
      due,
      user: toApiPerson(user, files),
      open: await findObstacles(db, user.id),
    })),
  )
}
