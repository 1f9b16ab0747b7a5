import type { ParsedQuery, AnswerOf } from '@press/contract'
import { type BoardColumn, stageKeys, limits } from '@press/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { jsonObject, enumValue, dateValue } from '../../database/json.ts'
import { isoTimestampSql, queryRows } from '../../database/rows.ts'
import { isEvent } from '../../database/event-clauses.ts'
import { daySql, daySqlText, startOfDaySql } from '../../database/clauses.ts'

/*
 * Queries for the board as of the end of a day in the press's time zone, from the cards' stays at their stages. An undone move
 * restores the earlier stays. Titles, dates and people are current.
 */

/** The condition for a move of a card, or for an undone move. It is also the predicate of the index `events_moves`. */
export const isMove = isEvent('techcard.moved', 'techcard.takenBack')

const stayedOnClause = (day: string): SQL => {
  const end = startOfDaySql(day, 1)
  return sql`entered_at < ${end} and (left_at is null or left_at >= ${end})`
}

/** The condition for cards archived by that day: the card is archived now, and was not archived later than that day. */
const archivedByClause = (day: string): SQL =>
  sql`is_archieve and not exists (select from events where resource = 'techcard' and resource_id = tech_cards.id
    and ${isEvent('techcard.archived')} and events.at >= ${startOfDaySql(day, 1)})`

const wasAtStageClause = (stages: readonly BoardColumn[], day: string): SQL =>
  sql`tech_cards.id in (select tech_card_id from tech_card_stages
      where stage in (${sql.raw(stages.map((stage) => `'${stage}'`).join())}) and ${stayedOnClause(day)})
    and not (${archivedByClause(day)})`

/** The condition for the cards that were in a column on that day. */
export const cardsInColumnSql = (column: BoardColumn, day: string): SQL =>
  column === 'archieve' ? archivedByClause(day) : wasAtStageClause([column], day)

/**
 * Counts the cards in these columns on that day, each once. Archived cards are in no other column, so a separate index counts them.
 */
export function countCardsOnDaySql(columns: readonly BoardColumn[], day: string, cardsClause: SQL): SQL {
  const stages = columns.filter((column) => column !== 'archieve')
  const counts = [
    ...(stages.length > 0 ? [wasAtStageClause(stages, day)] : []),
    ...(columns.includes('archieve') ? [archivedByClause(day)] : []),
  ].map((columnClause) => sql`(select count(*) from tech_cards where ${columnClause} and ${cardsClause})`)
  return counts.length > 0 ? sql.join(counts, sql` + `) : sql`0`
}

/** The stage flags of a card on that day, as a join clause. */
export const flagsOnDaySql = (day: string, flags: readonly string[]): SQL => sql`cross join lateral (
  select ${sql.raw(flags.map((flag) => `bool_or(stage = '${flag.slice(3)}') as ${flag}`).join(', '))}
  from tech_card_stages where tech_card_id = tech_cards.id and ${stayedOnClause(day)}) stood`

/** The moves of a day in order, as JSON. */
export const movesOnDayJsonSql = (day: string): SQL => sql`select coalesce(json_agg(json_build_object(
    'id', events.id, 'at', ${isoTimestampSql('events.at')}, 'type', type, 'techcard_id', resource_id,
    'book_name', data->'book_name', 'from', data->'from', 'to', data->'to', 'reason', data->'reason', 'fields', json_build_array(),
    'by', case when users.id is not null then json_build_object('id', users.id, 'name', users.name, 'role_id', users.role_id,
      'avatar', null) end) order by events.id), '[]')
  from events left join users on users.id = actor_id
  where ${isMove} and events.at >= ${startOfDaySql(day)} and events.at < ${startOfDaySql(day, 1)}`

/** The current position of a card shown on a past day, for the card's JSON. The date of archiving is not stored with the card. */
export const currentPositionJson = jsonObject({
  stage: enumValue(`case when is_archieve then 'archieve' else (array['${stageKeys.join("','")}'])[stage + 1] end`),
  since: dateValue(`case when not is_archieve then ${daySqlText('stage_since')} end`),
})

/** Returns the current cards of a column: their number, and the cards that were not in the column on that day, latest first. */
export const laterArrivalsSql = (
  column: BoardColumn,
  day: string,
  columnClause: SQL,
  cardsClause: SQL,
): SQL => sql`(${sql.raw(`'${column}'`)},
  (select count(*) from tech_cards where ${columnClause} and ${cardsClause}),
  (select json_build_object('total', count(*), 'cards', coalesce(json_agg(json_build_object('id', id, 'book_name', book_name,
      'language', language, 'since', since) order by since desc nulls last, id) filter (where place <= ${sql.raw(String(limits.boardLateCards))}), '[]'))
    from (select id, book_name, language, since, row_number() over (order by since desc nulls last, id) as place
      from (select id, book_name, language, (select ${daySql('max(entered_at)')} from tech_card_stages
          where tech_card_id = tech_cards.id and stage = ${sql.raw(`'${column}'`)} and left_at is null) as since
        from tech_cards where ${columnClause} and ${cardsClause} and not (${cardsInColumnSql(column, day)})) come) ranked))`

/** Returns the number of moves for each day of a span; leaves out days without moves. */
export async function countMovesByDay(
  db: Db,
  { from, to }: ParsedQuery<'GET /api/tech-cards/board/days'>,
): Promise<AnswerOf<'GET /api/tech-cards/board/days'>> {
  const [[firstMove], days] = await Promise.all([
    queryRows<{ day: string | null }>(db, sql`select (${daySql('min(at)')})::text as day from events where ${isMove}`),
    queryRows<{ day: string; moves: number }>(
      db,
      sql`select (${daySql('at')})::text as day, count(*)::int as moves from events
        where ${isMove} and at < ${startOfDaySql(to, 1)}
          and at >= greatest(${startOfDaySql(from)}, ${startOfDaySql(to, 1 - limits.boardHistoryDays)})
        group by 1 order by 1`,
    ),
  ])
  return { first: firstMove?.day ?? null, days }
}
