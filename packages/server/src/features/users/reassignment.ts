import {
  reassignmentKinds,
  roleById,
  roleByKey,
  getEligibleAssignees,
  type ReassignmentKind,
  type RoleKey,
  type UserOpen,
} from '@press/domain'
import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { conversationMembers, userReassignments, users } from '../../database/schema.ts'
import { assertFields, type FieldProblem } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Files } from '../../files/files.ts'
import { toApiPerson, type PersonRow } from '../shared/people.ts'
import { selectGroupChats, reassignmentQueries } from './reassignment-queries.ts'

export type ReassignedRows = (typeof userReassignments.$inferSelect)['handed']
type Receivers = Partial<Record<ReassignmentKind, number>>

const getRoleKey = (role_id: number): RoleKey => roleById(role_id)?.key ?? 'executor'

/** Returns a person's open rows by kind, and the colleagues who could take over each kind. Leaves out kinds without open rows. */
export async function findOpenAssignments(
  { db, files }: { db: Db; files: Files },
  user: { id: number; role_id: number },
): Promise<UserOpen> {
  const countRows = async (query: SQL): Promise<number> => (await queryRows(db, query)).length
  const counts = await Promise.all(
    reassignmentKinds.map((kind) => countRows(reassignmentQueries[kind].selectOpenIds(user.id))),
  )
  const openKinds = reassignmentKinds.flatMap((kind, index) => (counts[index] ? [{ kind, count: counts[index] }] : []))
  const people = await queryRows<PersonRow>(
    db,
    sql`select id, name, role_id, avatar_file_id from users where active and id <> ${user.id}
      order by name, id`,
  )
  return {
    kinds: openKinds.map(({ kind, count: rowCount }) => {
      const roles = getEligibleAssignees(kind, getRoleKey(user.role_id)).map((role) => roleByKey(role).id as number)
      const eligiblePeople = people.filter(({ role_id }) => roles.includes(role_id))
      return { kind, count: rowCount, takers: eligiblePeople.map((one) => toApiPerson(one, files)) }
    }),
    chats: await countRows(selectGroupChats(user.id)),
  }
}

/**
 * Reassigns all open rows of a person to the chosen recipients. Refuses if a kind has no recipient, or if its recipient may not
 * take it over.
 */
export async function reassignWork(
  tx: Tx,
  user: { id: number; name: string; role_id: number },
  receivers: Receivers,
): Promise<ReassignedRows> {
  const problems: Record<string, FieldProblem> = {}
  const reassignedRows: ReassignedRows = []
  for (const kind of reassignmentKinds) {
    const ids = await queryIds(tx, reassignmentQueries[kind].selectOpenIds(user.id))
    if (ids.length === 0) continue
    const recipientId = receivers[kind]
    const recipientProblem =
      recipientId === undefined ? 'required' : await findRecipientProblem(tx, kind, user, recipientId)
    if (recipientProblem || recipientId === undefined) problems[`receivers.${kind}`] = recipientProblem ?? 'required'
    else reassignedRows.push({ kind, to: recipientId, ids })
  }
  assertFields(problems)
  for (const { kind, to, ids } of reassignedRows)
    if (kind !== 'chats' && to !== null) await reassignRows(tx, kind, ids, user.id, to)
  const chats = await queryIds(tx, selectGroupChats(user.id))
  if (chats.length > 0) {
    await tx
      .delete(conversationMembers)
      .where(
        sql`${eq(conversationMembers.user_id, user.id)} and ${inArray(conversationMembers.conversation_id, chats)}`,
      )
    for (const id of chats) await recordEvent(tx, 'message.left', { id }, {}, { onlyAudience: [user.id] })
    reassignedRows.push({ kind: 'chats', to: null, ids: chats })
  }
  return reassignedRows
}

/** Gives reassigned rows back to the person, if their recipients still have them. Returns the number of these rows. */
export async function restoreAssignments(tx: Tx, userId: number, reassignedRows: ReassignedRows): Promise<number> {
  let returnedCount = 0
  for (const { kind, to, ids } of reassignedRows)
    if (kind === 'chats') {
      const chatIds = await queryIds(tx, sql`select id from conversations where id = any(${sql.param(ids)}::int[])`)
      if (chatIds.length > 0)
        await tx
          .insert(conversationMembers)
          .values(chatIds.map((conversation_id) => ({ conversation_id, user_id: userId })))
          .onConflictDoNothing()
      for (const id of chatIds) await recordEvent(tx, 'message.changed', { id }, {}, { onlyAudience: [userId] })
    } else if (to !== null) {
      const remainingIds = await queryIds(tx, reassignmentQueries[kind].selectStillOwnedIds(to, ids))
      if (remainingIds.length > 0) await reassignRows(tx, kind, remainingIds, to, userId)
      returnedCount += remainingIds.length
    }
  return returnedCount
}

async function reassignRows(
  tx: Tx,
  kind: ReassignmentKind,
  ids: readonly number[],
  fromUserId: number,
  toUserId: number,
): Promise<void> {
  const { resource, told: selectLoggedIds, buildReassignment: buildStatement } = reassignmentQueries[kind]
  await tx.execute(buildStatement(ids, fromUserId, toUserId))
  const loggedIds = selectLoggedIds ? await queryIds(tx, selectLoggedIds(ids)) : ids
  // Records an event for every row, so that every screen with this row refreshes.
  for (const id of loggedIds)
    await recordEvent(
      tx,
      `${resource}.handedOver`,
      { id },
      { kind, from: fromUserId, to: toUserId },
      { audience: [fromUserId, toUserId] },
    )
}

async function findRecipientProblem(
  tx: Tx,
  kind: ReassignmentKind,
  user: { id: number; role_id: number },
  recipientId: number,
): Promise<FieldProblem | null> {
  const [recipient] = await tx
    .select({ role_id: users.role_id, active: users.active })
    .from(users)
    .where(eq(users.id, recipientId))
  const isEligible =
    recipient?.active &&
    recipientId !== user.id &&
    getEligibleAssignees(kind, getRoleKey(user.role_id)).includes(getRoleKey(recipient.role_id))
  return isEligible ? null : 'choice'
}

const queryIds = async (tx: Tx, query: SQL): Promise<number[]> =>
  (await tx.execute<{ id: number }>(query)).rows.map(({ id }) => id)
