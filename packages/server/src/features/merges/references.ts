import type { MergedRow, MergeKind } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'

/** A column that references the owner of a row. A merge does not change columns that record who did something in the past. */
interface Reference {
  table: string
  column: string
  /** The columns that distinguish the rows of one owner. */
  keys: readonly string[]
  what: MergedRow
  /** A condition that limits which rows move. */
  where?: string
  /**
   * Whether a value may occur only once. If both owners have a row with the same keys, the row of the merged owner does not move.
   */
  once?: true
}

const referenceById = (table: string, column: string, what: MergedRow): Reference => ({
  table,
  column,
  keys: ['id'],
  what,
})

const references: Record<MergeKind, readonly Reference[]> = {
  organization: [
    { table: 'profiles', column: 'organization_id', keys: ['user_id'], what: 'partners' },
    referenceById('offers', 'organization_id', 'offers'),
  ],
  user: [
    referenceById('applications', 'created_by', 'applications'),
    { table: 'application_authors', column: 'user_id', keys: ['application_id', 'position'], what: 'books' },
    { table: 'tech_card_authors', column: 'user_id', keys: ['tech_card_id', 'position'], what: 'books' },
    referenceById('work_types', 'executor_id', 'works'),
    referenceById('accruals', 'payee_id', 'works'),
    referenceById('projects', 'manager_id', 'projects'),
    referenceById('tech_cards', 'project_manager_id', 'cards'),
    referenceById('contracts', 'party_id', 'contracts'),
    referenceById('offers', 'user_id', 'offers'),
    referenceById('todos', 'created_by', 'todos'),
    referenceById('todos', 'assignee_id', 'todos'),
    referenceById('support_requests', 'created_by', 'support'),
    referenceById('calendar_events', 'created_by', 'events'),
    {
      table: 'conversation_members',
      column: 'user_id',
      keys: ['conversation_id'],
      what: 'chats',
      where: `conversation_id in (select id from conversations where type = 'group')`,
      once: true,
    },
  ],
}

export interface MovedReference {
  /** The table and the column, for example `offers.user_id`. */
  reference: string
  what: MergedRow
  /** The keys of the moved rows; the values of several columns are joined with a colon. */
  keys: string[]
}

const nameOf = ({ table, column }: Reference): string => `${table}.${column}`
const keyOf = ({ keys }: Reference): SQL => sql.raw(`concat_ws(':', ${keys.join(', ')})`)
const [tableOf, columnOf] = [
  ({ table }: Reference): SQL => sql.raw(table),
  ({ column }: Reference): SQL => sql.raw(column),
]

function ownedByClause(reference: Reference, source: number, target: number): SQL {
  const { table, column, keys, where, once } = reference
  const sameKeysClause = keys.map((key) => `other.${key} = ${table}.${key}`).join(' and ')
  return sql`${columnOf(reference)} = ${source} ${where ? sql.raw(`and ${where}`) : sql``} ${
    once
      ? sql`and not exists (select from ${sql.raw(`${table} other where ${sameKeysClause} and other.${column}`)} = ${target})`
      : sql``
  }`
}

/** Returns a query for each reference that counts the rows that would move. */
export const countReferencesSql = (
  kind: MergeKind,
  source: number,
  target: number,
): { what: MergedRow; query: SQL }[] =>
  references[kind].map((reference) => ({
    what: reference.what,
    query: sql`select count(*)::int as count from ${tableOf(reference)} where ${ownedByClause(reference, source, target)}`,
  }))

/** Returns a statement for each reference that moves its rows and returns their keys. */
export const moveReferencesSql = (
  kind: MergeKind,
  source: number,
  target: number,
): (Omit<MovedReference, 'keys'> & { query: SQL })[] =>
  references[kind].map((reference) => ({
    reference: nameOf(reference),
    what: reference.what,
    query: sql`update ${tableOf(reference)} set ${columnOf(reference)} = ${target}
      where ${ownedByClause(reference, source, target)} returning ${keyOf(reference)} as key`,
  }))

/** Returns the statement that moves rows back, if they still belong to the row that was kept. */
export function restoreReferencesSql(
  kind: MergeKind,
  { reference, keys }: MovedReference,
  source: number,
  target: number,
): SQL | undefined {
  const match = references[kind].find((one) => nameOf(one) === reference)
  return (
    match &&
    sql`update ${tableOf(match)} set ${columnOf(match)} = ${source}
      where ${columnOf(match)} = ${target} and ${keyOf(match)} = any(${sql.param(keys)}::text[])`
  )
}
