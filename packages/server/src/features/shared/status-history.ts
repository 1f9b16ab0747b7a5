import type { StatusMove, MoveCountsByDay } from '@press/contract'
import { limits } from '@press/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { queryRows, isoTimestampSql } from '../../database/rows.ts'
import { isEvent, eventField } from '../../database/event-clauses.ts'
import type { Files } from '../../files/files.ts'
import { toApiPerson } from './people.ts'
import { daySql, startOfDaySql } from '../../database/clauses.ts'

/*
 * Queries for boards whose cards move only by status, as of the end of a day in the press's time zone. Statuses come from the moves
 * up to that day; all other data of a card is current.
 */

/** The predicate of the index `events_status_moves`. */
const isMove = isEvent('offer.moved', 'offer.revised', 'shoporder.moved')

const tableByResource = { offer: 'offers', shoporder: 'shop_orders' } as const
type Resource = keyof typeof tableByResource
/** The initial status of each resource. */
const initialStatuses = { offer: 'in process', shoporder: 'new' } as const satisfies Record<Resource, string>

/** The condition that the row existed at the end of the day. */
export const createdBeforeClause = (resource: Resource, day: string): SQL =>
  sql`${sql.raw(tableByResource[resource])}.created_at < ${startOfDaySql(day, 1)}`

/**
 * Returns the status of a row at the end of that day: the status before its first later move, or its current status if it has not
 * moved since.
 */
export function statusOnDaySql(resource: Resource, day: string): SQL {
  const row = sql.raw(tableByResource[resource])
  const end = startOfDaySql(day, 1)
  return sql`case when ${row}.status_since < ${end} then ${row}.status else coalesce((
      select ${eventField('from')} from events where resource = ${sql.raw(`'${resource}'`)} and resource_id = ${row}.id and ${isMove}
        and events.at >= ${end} order by events.id limit 1), ${sql.raw(`'${initialStatuses[resource]}'`)}) end`
}

/** The day since when a row has its current status. */
export const statusSinceSql = (resource: Resource): SQL =>
  sql`(${daySql(`${tableByResource[resource]}.status_since`)})::text`

/** Returns the moves of a day on a board, in order; `where` selects the rows. */
export async function findMovesOnDay(
  db: Db,
  files: Files,
  resource: Resource,
  day: string,
  where: SQL = sql`true`,
): Promise<StatusMove[]> {
  const rows = await queryRows<
    Omit<StatusMove, 'by'> & {
      person: number | null
      name: string
      role_id: number
      avatar_file_id: number | null
    }
  >(
    db,
    sql`select events.id, ${isoTimestampSql('events.at')} as at, resource_id as row_id, ${eventField('from')} as "from",
        coalesce(${eventField('to')}, ${sql.raw(`'${initialStatuses[resource]}'`)}) as "to", ${eventField('note')} as reason,
        users.id as person, users.name, users.role_id, users.avatar_file_id
      from events join ${sql.raw(tableByResource[resource])} on ${sql.raw(tableByResource[resource])}.id = resource_id
      left join users on users.id = actor_id
      where resource = ${sql.raw(`'${resource}'`)} and ${isMove} and events.at >= ${startOfDaySql(day)} and events.at < ${startOfDaySql(day, 1)}
        and ${where}
      order by events.id`,
  )
  return rows.map(({ person, name, role_id, avatar_file_id, ...move }) => ({
    ...move,
    by: person === null ? null : toApiPerson({ id: person, name, role_id, avatar_file_id }, files),
  }))
}

/** Returns the number of moves on a board for each day of a span. */
export async function countMovesByDay(
  db: Db,
  resource: Resource,
  { from, to }: { from: string; to: string },
  where: SQL = sql`true`,
): Promise<MoveCountsByDay> {
  const movesSourceSql = sql`from events join ${sql.raw(tableByResource[resource])} on ${sql.raw(tableByResource[resource])}.id = resource_id
    where resource = ${sql.raw(`'${resource}'`)} and ${isMove} and ${where}`
  const [[firstMove], days] = await Promise.all([
    queryRows<{ day: string | null }>(db, sql`select (${daySql('min(events.at)')})::text as day ${movesSourceSql}`),
    queryRows<{ day: string; moves: number }>(
      db,
      sql`select (${daySql('events.at')})::text as day, count(*)::int as moves ${movesSourceSql}
        and events.at < ${startOfDaySql(to, 1)} and events.at >= greatest(${startOfDaySql(from)}, ${startOfDaySql(to, 1 - limits.boardHistoryDays)})
        group by 1 order by 1`,
    ),
  ])
  return { first: firstMove?.day ?? null, days }
}
