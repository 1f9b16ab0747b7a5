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

const createIdReference = (table: string, column: string, what: MergedRow): Reference => ({
  table,
  column,
  keys: ['id'],
  what,
})

const references: Record<MergeKind, readonly Reference[]> = {
  organization: [
    { table: 'profiles', column: 'organization_id', keys: ['user_id'], what: 'partners' },
    createIdReference('offers', 'organization_id', 'offers'),
  ],
  user: [
    createIdReference('applications', 'created_by', 'applications'),
    { table: 'application_authors', column: 'user_id', keys: ['application_id', 'position'], what: 'books' },
    { table: 'tech_card_authors', column: 'user_id', keys: ['tech_card_id', 'position'], what: 'books' },
    createIdReference('work_types', 'executor_id', 'works'),
    createIdReference('accruals', 'payee_id', 'works'),
    createIdReference('projects', 'manager_id', 'projects'),
    createIdReference('tech_cards', 'project_manager_id', 'cards'),
    createIdReference('contracts', 'party_id', 'contracts'),
    createIdReference('offers', 'user_id', 'offers'),
    createIdReference('todos', 'created_by', 'todos'),
    createIdReference('todos', 'assignee_id', 'todos'),
    createIdReference('support_requests', 'created_by', 'support'),
    createIdReference('calendar_events', 'created_by', 'events'),
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

const getReferenceName = ({ table, column }: Reference): string => `${table}.${column}`
const buildKeySql = ({ keys }: Reference): SQL => sql.raw(`concat_ws(':', ${keys.join(', ')})`)
const [getTableSql, getColumnSql] = [
  ({ table }: Reference): SQL => sql.raw(table),
  ({ column }: Reference): SQL => sql.raw(column),
]

function ownedByClause(reference: Reference, sourceId: number, targetId: number): SQL {
  const { table, column, keys, where, once } = reference
  const sameKeysClause = keys.map((key) => `other.${key} = ${table}.${key}`).join(' and ')
  return sql`${getColumnSql(reference)} = ${sourceId} ${where ? sql.raw(`and ${where}`) : sql``} ${
    once
      ? sql`and not exists (select from ${sql.raw(`${table} other where ${sameKeysClause} and other.${column}`)} = ${targetId})`
      : sql``
  }`
}

/** Returns a query for each reference that counts the rows that would move. */
export const countReferencesSql = (
  kind: MergeKind,
  sourceId: number,
  targetId: number,
): { what: MergedRow; query: SQL }[] =>
  references[kind].map((reference) => ({
    what: reference.what,
    query: sql`select count(*)::int as count from ${getTableSql(reference)} where ${ownedByClause(reference, sourceId, targetId)}`,
  }))

/** Returns a statement for each reference that moves its rows and returns their keys. */
export const moveReferencesSql = (
  kind: MergeKind,
  sourceId: number,
  targetId: number,
): (Omit<MovedReference, 'keys'> & { query: SQL })[] =>
  references[kind].map((reference) => ({
    reference: getReferenceName(reference),
    what: reference.what,
    query: sql`update ${getTableSql(reference)} set ${getColumnSql(reference)} = ${targetId}
      where ${ownedByClause(reference, sourceId, targetId)} returning ${buildKeySql(reference)} as key`,
  }))

/** Returns the statement that moves rows back, if they still belong to the row that was kept. */
export function restoreReferencesSql(
  kind: MergeKind,
  { reference, keys }: MovedReference,
  sourceId: number,
  targetId: number,
): SQL | undefined {
  const match = references[kind].find((one) => getReferenceName(one) === reference)
  return (
    match &&
    sql`update ${getTableSql(match)} set ${getColumnSql(match)} = ${sourceId}
      where ${getColumnSql(match)} = ${targetId} and ${buildKeySql(match)} = any(${sql.param(keys)}::text[])`
  )
}
