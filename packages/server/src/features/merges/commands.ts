import {
  type Merge,
  type MergeKind,
  type MergeMove,
  getMergeRefusal,
  type UserAction,
  getUserRefusal,
  type MergedRow,
  movesMoney,
} from '@press/domain'
import { sql, eq, and, isNull, desc } from 'drizzle-orm'
import { endAccess } from '../../auth/access.ts'
import { consumeConfirmation } from '../../auth/reauthentication.ts'
import type { Tx, Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { merges, organizations, users } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { countReferencesSql, type MovedReference, moveReferencesSql, restoreReferencesSql } from './references.ts'

interface Row {
  id: number
  name: string
  role_id?: number
  active?: boolean
  merged_into: number | null
}

const columnsAndTable: Record<MergeKind, string> = {
  user: 'id, name, role_id, active, merged_into from users',
  organization: 'id, name, merged_into from organizations',
}

/** Returns both rows. Throws if these rows cannot be merged, or if the person may not merge these accounts. */
async function findMergeablePair(
  { person }: Pick<Context, 'person'>,
  kind: MergeKind,
  [targetId, sourceId]: readonly [number, number],
  readRow: (id: number) => Promise<Row | undefined>,
): Promise<[Row, Row]> {
  const [targetRow, sourceRow] = [await readRow(targetId), await readRow(sourceId)]
  if (!targetRow || !sourceRow) throw new PressError('notFound')
  const refusal = getMergeRefusal(targetRow, sourceRow)
  if (refusal) throw new PressError('validation', { fields: { with: `merge${capitalize(refusal)}` } })
  if (kind === 'user') for (const row of [targetRow, sourceRow]) assertActionAllowed(person, row, 'role')
  return [targetRow, sourceRow]
}

const capitalize = <Word extends string>(word: Word): Capitalize<Word> =>
  (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<Word>

/** Only someone who may grant the account's role may merge it into another account. */
function assertActionAllowed(person: Context['person'], row: Row, action: UserAction): void {
  const refusal = getUserRefusal(person, { id: row.id, role_id: row.role_id ?? 0, state: 'active' }, action)
  // Merging authors and partners is allowed: they keep their role, and they are the people who register twice.
  if (refusal && refusal !== 'outside') throw new PressError('forbidden', { message: `user.${refusal}` })
}

const sumMoves = (movedCounts: readonly MergeMove[]): MergeMove[] => {
  const counts = new Map<MergedRow, number>()
  for (const { what, count } of movedCounts) counts.set(what, (counts.get(what) ?? 0) + count)
  return [...counts].flatMap(([what, count]) => (count > 0 ? [{ what, count }] : []))
}

/** Returns the number of rows that a merge would move, by kind. */
export async function previewMerge(context: Context, kind: MergeKind, targetId: number, sourceId: number) {
  const { db } = context
  const readRow = async (id: number) =>
    (await queryRows<Row>(db, sql`select ${sql.raw(columnsAndTable[kind])} where id = ${id}`))[0]
  const [, sourceRow] = await findMergeablePair(context, kind, [targetId, sourceId], readRow)
  const counts = await Promise.all(
    countReferencesSql(kind, sourceId, targetId).map(async ({ what, query }) => ({
      what,
      count: (await queryRows<{ count: number }>(db, query))[0]?.count ?? 0,
    })),
  )
  return { gone: { id: sourceId, name: sourceRow.name }, moves: sumMoves(counts) }
}

/** Merges two rows. Moves everything of the source row to the target row, and takes the source row out of use. */
export async function mergeRows(context: Context, kind: MergeKind, targetId: number, sourceId: number): Promise<Merge> {
  const { db, person } = context
  const id = await db.transaction(async (tx) => {
    const readRow = async (rowId: number) =>
      (
        await tx.execute<Row & Record<string, unknown>>(
          sql`select ${sql.raw(columnsAndTable[kind])} where id = ${rowId} for update`,
        )
      ).rows[0]
    const [, sourceRow] = await findMergeablePair(context, kind, [targetId, sourceId], readRow)
    const movedReferences: MovedReference[] = []
    for (const { query, ...reference } of moveReferencesSql(kind, sourceId, targetId)) {
      const { rows } = await tx.execute<{ key: string }>(query)
      if (rows.length > 0) movedReferences.push({ ...reference, keys: rows.map(({ key }) => key) })
    }
    if (kind === 'user' && movesMoney(movedReferences)) await consumeConfirmation(tx, person)
    await markMerged(tx, kind, sourceId, targetId)
    const [insertedMerge] = await tx
      .insert(merges)
      .values({
        kind,
        kept_id: targetId,
        gone_id: sourceId,
        by_id: person.id,
        was_active: sourceRow.active ?? true,
        moved: movedReferences,
      })
      .returning({ id: merges.id })
    if (!insertedMerge) throw new Error('Insert returned no merge')
    const counts = sumMoves(movedReferences.map(({ what, keys }) => ({ what, count: keys.length })))
    await recordEvent(tx, `${kind}.merged`, { id: targetId }, { gone: sourceId, name: sourceRow.name, moved: counts })
    return insertedMerge.id
  })
  const merge = (await listMerges(db, kind, targetId)).find((one) => one.id === id)
  if (!merge) throw new PressError('notFound')
  return merge
}

async function markMerged(tx: Tx, kind: MergeKind, sourceId: number, targetId: number): Promise<void> {
  if (kind === 'organization') {
    await tx.update(organizations).set({ merged_into: targetId }).where(eq(organizations.id, sourceId))
    return
  }
  await tx
    .update(users)
    .set({ merged_into: targetId, active: false, version: sql`${users.version} + 1` })
    .where(eq(users.id, sourceId))
  await endAccess(tx, sourceId)
}

async function lockUser(tx: Tx, id: number): Promise<Row> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  if (!row) throw new PressError('notFound')
  return row
}

/** Undoes the last merge into a row, if the person may merge both rows. Moves rows back that still belong to the kept row. */
export async function undoMerge(context: Context, kind: MergeKind, targetId: number): Promise<void> {
  const { db, person } = context
  await db.transaction(async (tx) => {
    const [lastMerge] = await tx
      .select()
      .from(merges)
      .where(and(eq(merges.kind, kind), eq(merges.kept_id, targetId), isNull(merges.undone_at)))
      .orderBy(desc(merges.id))
      .limit(1)
      .for('update')
    if (!lastMerge) throw new PressError('notFound')
    const { gone_id, moved, was_active } = lastMerge
    if (kind === 'user') {
      for (const id of [targetId, gone_id]) assertActionAllowed(person, await lockUser(tx, id), 'role')
      if (movesMoney(moved)) await consumeConfirmation(tx, person)
    }
    for (const reference of moved) {
      const restoreSql = restoreReferencesSql(kind, reference, gone_id, targetId)
      if (restoreSql) await tx.execute(restoreSql)
    }
    if (kind === 'organization')
      await tx.update(organizations).set({ merged_into: null }).where(eq(organizations.id, gone_id))
    else
      await tx
        .update(users)
        .set({ merged_into: null, active: was_active, version: sql`${users.version} + 1` })
        .where(eq(users.id, gone_id))
    await tx
      .update(merges)
      .set({ undone_at: sql`now()` })
      .where(eq(merges.id, lastMerge.id))
    await recordEvent(tx, `${kind}.unmerged`, { id: targetId }, { gone: gone_id })
  })
}

/** Returns the merges into a row that are not undone, latest first. */
export async function listMerges(db: Db, kind: MergeKind, targetId: number): Promise<Merge[]> {
  const ownerTable = sql.raw(kind === 'user' ? 'users' : 'organizations')
  const rows = await queryRows<Omit<Merge, 'moves'> & { moved: MovedReference[] }>(
    db,
    sql`select merges.id, kind, json_build_object('id', gone.id, 'name', gone.name) as gone, moved, at, users.name as by
      from merges join ${ownerTable} gone on gone.id = gone_id left join users on users.id = by_id
      where kind = ${kind} and kept_id = ${targetId} and undone_at is null order by merges.id desc`,
  )
  return rows.map(({ moved, ...merge }) => ({
    ...merge,
    moves: sumMoves(moved.map(({ what, keys }) => ({ what, count: keys.length }))),
  }))
}
