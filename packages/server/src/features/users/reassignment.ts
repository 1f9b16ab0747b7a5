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
import { activeUser, type PersonRow } from '../shared/people.ts'
import { groupByTime, reassignmentQueries } from './reassignment-queries.ts'

export type ReassignedRows = (typeof userReassignments.$inferSelect)['handed']
type Receivers = Partial<Record<ReassignmentKind, number>>

const roleOf = (role_id: number): RoleKey => roleById(role_id)?.key ?? 'executor'

/** Returns a person's open rows by kind, and the colleagues who could take over each kind. Leaves out kinds without open rows. */
export async function findOpenAssignments(
  { db, files }: { db: Db; files: Files },
  user: { id: number; role_id: number },
): Promise<UserOpen> {
  const count = async (query: SQL): Promise<number> => (await queryRows(db, query)).length
  const counts = await Promise.all(reassignmentKinds.map((kind) => count(reassignmentQueries[kind].open(user.id))))
  const open = reassignmentKinds.flatMap((kind, at) => (counts[at] ? [{ kind, count: counts[at] }] : []))
  const people = await queryRows<PersonRow>(
    db,
    sql`select id, name, role_id, avatar_file_id from users where active and id <> ${user.id}
      order by name, id`,
  )
  return {
    kinds: open.map(({ kind, count: many }) => {
      const roles = getEligibleAssignees(kind, roleOf(user.role_id)).map((role) => roleByKey(role).id as number)
      const takers = people.filter(({ role_id }) => roles.includes(role_id))
      return { kind, count: many, takers: takers.map((one) => activeUser(one, files)) }
    }),
    chats: await count(groupByTime(user.id)),
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
    const ids = await idsOf(tx, reassignmentQueries[kind].open(user.id))
    if (ids.length === 0) continue
    const to = receivers[kind]
    const problem = to === undefined ? 'required' : await takerProblem(tx, kind, user, to)
    if (problem || to === undefined) problems[`receivers.${kind}`] = problem ?? 'required'
    else reassignedRows.push({ kind, to, ids })
  }
  assertFields(problems)
  for (const { kind, to, ids } of reassignedRows)
    if (kind !== 'chats' && to !== null) await give(tx, kind, ids, user.id, to)
  const chats = await idsOf(tx, groupByTime(user.id))
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
export async function restoreAssignments(tx: Tx, user: number, reassignedRows: ReassignedRows): Promise<number> {
  let returned = 0
  for (const { kind, to, ids } of reassignedRows)
    if (kind === 'chats') {
      const chatIds = await idsOf(tx, sql`select id from conversations where id = any(${sql.param(ids)}::int[])`)
      if (chatIds.length > 0)
        await tx
          .insert(conversationMembers)
          .values(chatIds.map((conversation_id) => ({ conversation_id, user_id: user })))
          .onConflictDoNothing()
      for (const id of chatIds) await recordEvent(tx, 'message.changed', { id }, {}, { onlyAudience: [user] })
    } else if (to !== null) {
      const remainingIds = await idsOf(tx, reassignmentQueries[kind].still(to, ids))
      if (remainingIds.length > 0) await give(tx, kind, remainingIds, to, user)
      returned += remainingIds.length
    }
  return returned
}

async function give(tx: Tx, kind: ReassignmentKind, ids: readonly number[], from: number, to: number): Promise<void> {
  const { resource, told, give: set } = reassignmentQueries[kind]
  await tx.execute(set(ids, from, to))
  const loggedIds = told ? await idsOf(tx, told(ids)) : ids
  // Records an event for every row, so that every screen with this row refreshes.
  for (const id of loggedIds)
    await recordEvent(tx, `${resource}.handedOver`, { id }, { kind, from, to }, { audience: [from, to] })
}

async function takerProblem(
  tx: Tx,
  kind: ReassignmentKind,
  user: { id: number; role_id: number },
  to: number,
): Promise<FieldProblem | null> {
  const [taker] = await tx.select({ role_id: users.role_id, active: users.active }).from(users).where(eq(users.id, to))
  const isEligible =
    taker?.active && to !== user.id && getEligibleAssignees(kind, roleOf(user.role_id)).includes(roleOf(taker.role_id))
  return isEligible ? null : 'choice'
}

const idsOf = async (tx: Tx, query: SQL): Promise<number[]> =>
  (await tx.execute<{ id: number }>(query)).rows.map(({ id }) => id)
