import {
  type Merge,
  type MergeKind,
  type MergeMove,
  mergeRefusal,
  type UserAction,
  userRefusal,
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

const columns: Record<MergeKind, string> = {
  user: 'id, name, role_id, active, merged_into from users',
  organization: 'id, name, merged_into from organizations',
}

/** Returns both rows. Throws if these rows cannot be merged, or if the person may not merge these accounts. */
async function findMergeablePair(
  { person }: Pick<Context, 'person'>,
  kind: MergeKind,
  [target, source]: readonly [number, number],
  read: (id: number) => Promise<Row | undefined>,
): Promise<[Row, Row]> {
  const [targetRow, sourceRow] = [await read(target), await read(source)]
  if (!targetRow || !sourceRow) throw new PressError('notFound')
  const refusal = mergeRefusal(targetRow, sourceRow)
  if (refusal) throw new PressError('validation', { fields: { with: `merge${capitalize(refusal)}` } })
  if (kind === 'user') for (const row of [targetRow, sourceRow]) assertAllowed(person, row, 'role')
  return [targetRow, sourceRow]
}

const capitalize = <Word extends string>(word: Word): Capitalize<Word> =>
  (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<Word>

/** Only someone who may grant the account's role may merge it into another account. */
function assertAllowed(person: Context['person'], row: Row, action: UserAction): void {
  const refusal = userRefusal(person, { id: row.id, role_id: row.role_id ?? 0, state: 'active' }, action)
  // Merging authors and partners is allowed: they keep their role, and they are the people who register twice.
  if (refusal && refusal !== 'outside') throw new PressError('forbidden', { message: `user.${refusal}` })
}

const sumMoves = (movedCounts: readonly MergeMove[]): MergeMove[] => {
  const counts = new Map<MergedRow, number>()
  for (const { what, count } of movedCounts) counts.set(what, (counts.get(what) ?? 0) + count)
  return [...counts].flatMap(([what, count]) => (count > 0 ? [{ what, count }] : []))
}

/** Returns the number of rows that a merge would move, by kind. */
export async function previewMerge(context: Context, kind: MergeKind, target: number, source: number) {
  const { db } = context
  const read = async (id: number) =>
    (await queryRows<Row>(db, sql`select ${sql.raw(columns[kind])} where id = ${id}`))[0]
  const [, sourceRow] = await findMergeablePair(context, kind, [target, source], read)
  const counts = await Promise.all(
    countReferencesSql(kind, source, target).map(async ({ what, query }) => ({
      what,
      count: (await queryRows<{ count: number }>(db, query))[0]?.count ?? 0,
    })),
  )
  return { gone: { id: source, name: sourceRow.name }, moves: sumMoves(counts) }
}

/** Merges two rows. Moves everything of the source row to the target row, and takes the source row out of use. */
export async function mergeRows(context: Context, kind: MergeKind, target: number, source: number): Promise<Merge> {
  const { db, person } = context
  const id = await db.transaction(async (tx) => {
    const read = async (rowId: number) =>
      (
        await tx.execute<Row & Record<string, unknown>>(
          sql`select ${sql.raw(columns[kind])} where id = ${rowId} for update`,
        )
      ).rows[0]
    const [, sourceRow] = await findMergeablePair(context, kind, [target, source], read)
    const movedReferences: MovedReference[] = []
    for (const { query, ...reference } of moveReferencesSql(kind, source, target)) {
      const { rows } = await tx.execute<{ key: string }>(query)
      if (rows.length > 0) movedReferences.push({ ...reference, keys: rows.map(({ key }) => key) })
    }
    if (kind === 'user' && movesMoney(movedReferences)) await consumeConfirmation(tx, person)
    await markMerged(tx, kind, source, target)
    const [insertedMerge] = await tx
      .insert(merges)
      .values({
        kind,
        kept_id: target,
        gone_id: source,
        by_id: person.id,
        was_active: sourceRow.active ?? true,
        moved: movedReferences,
      })
      .returning({ id: merges.id })
    if (!insertedMerge) throw new Error('Insert returned no merge')
    const counts = sumMoves(movedReferences.map(({ what, keys }) => ({ what, count: keys.length })))
    await recordEvent(tx, `${kind}.merged`, { id: target }, { gone: source, name: sourceRow.name, moved: counts })
    return insertedMerge.id
  })
  const merge = (await listMerges(db, kind, target)).find((one) => one.id === id)
  if (!merge) throw new PressError('notFound')
  return merge
}

async function markMerged(tx: Tx, kind: MergeKind, source: number, target: number): Promise<void> {
  if (kind === 'organization') {
    await tx.update(organizations).set({ merged_into: target }).where(eq(organizations.id, source))
    return
  }
  await tx
    .update(users)
    .set({ merged_into: target, active: false, version: sql`${users.version} + 1` })
    .where(eq(users.id, source))
  await endAccess(tx, source)
}

async function lockUser(tx: Tx, id: number): Promise<Row> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  if (!row) throw new PressError('notFound')
  return row
}

/** Undoes the last merge into a row, if the person may merge both rows. Moves rows back that still belong to the kept row. */
export async function undoMerge(context: Context, kind: MergeKind, target: number): Promise<void> {
  const { db, person } = context
  await db.transaction(async (tx) => {
    const [lastMerge] = await tx
      .select()
      .from(merges)
      .where(and(eq(merges.kind, kind), eq(merges.kept_id, target), isNull(merges.undone_at)))
      .orderBy(desc(merges.id))
      .limit(1)
      .for('update')
    if (!lastMerge) throw new PressError('notFound')
    const { gone_id, moved, was_active } = lastMerge
    if (kind === 'user') {
      for (const id of [target, gone_id]) assertAllowed(person, await lockUser(tx, id), 'role')
      if (movesMoney(moved)) await consumeConfirmation(tx, person)
    }
    for (const reference of moved) {
      const restoreSql = restoreReferencesSql(kind, reference, gone_id, target)
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
    await recordEvent(tx, `${kind}.unmerged`, { id: target }, { gone: gone_id })
  })
}

/** Returns the merges into a row that are not undone, latest first. */
export async function listMerges(db: Db, kind: MergeKind, target: number): Promise<Merge[]> {
  const names = sql.raw(kind === 'user' ? 'users' : 'organizations')
  const rows = await queryRows<Omit<Merge, 'moves'> & { moved: MovedReference[] }>(
    db,
    sql`select merges.id, kind, json_build_object('id', gone.id, 'name', gone.name) as gone, moved, at, users.name as by
      from merges join ${names} gone on gone.id = gone_id left join users on users.id = by_id
      where kind = ${kind} and kept_id = ${target} and undone_at is null order by merges.id desc`,
  )
  return rows.map(({ moved, ...merge }) => ({
    ...merge,
    moves: sumMoves(moved.map(({ what, keys }) => ({ what, count: keys.length }))),
  }))
}
