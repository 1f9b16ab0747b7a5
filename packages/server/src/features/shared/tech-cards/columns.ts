import { type BoardColumn, getFlag, stageKeys, stageFlags } from '@press/domain'
import { type SQL, sql } from 'drizzle-orm'

/** The cards of a board column. */
export const inColumnClause = (column: BoardColumn): SQL =>
  sql.raw(column === 'archieve' ? 'is_archieve' : `${getFlag(column)} and not is_archieve`)

/** The columns of delivered books, which grow every year. */
export const deliveredColumns: readonly BoardColumn[] = ['done', 'archieve']

/**
 * Cards that are not delivered. `not is_done` means the same but has no index, so queries would also read the books of earlier
 * years.
 */
export const isUndelivered = sql.raw(`not is_archieve and tech_cards.stage < ${stageKeys.indexOf('done')}`)

/**
 * Counts the cards of a column that are overdue on a day. Delivered books are never overdue, and checking them would read every
 * book of earlier years.
 */
export const countOverdueSql = (column: BoardColumn, cards: SQL, day: SQL): SQL =>
  deliveredColumns.includes(column)
    ? sql`0`
    : sql`(select count(*) from tech_cards where ${cards} and coalesce(due, 'infinity') < ${day} and not is_done)`

export const flagColumns = sql.raw(stageFlags.join(', '))
