import type { BoardCard, ParsedQuery } from '@press/contract'
import { boardColumns, stageFlags, stageKeys, type BoardColumn, type Scope } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import {
  dateValue,
  flags,
  numberValue,
  jsonObject,
  readHeadedJson,
  readJson,
  textValue,
  thumb,
  enumValue,
  type Value,
} from '../../database/json.ts'
import type { Files } from '../../files/files.ts'
import { PressError } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import {
  findLaterArrivals,
  countCardsOnDay,
  flagsOnDaySql,
  movesOn,
  cardsInColumnSql,
  currentPositionJson,
} from './board-history.ts'
import { dayText, limitClause, matchesSearch, todaySql } from '../../database/clauses.ts'
import { countLate, delivered, inColumnClause, undelivered } from '../shared/tech-cards/columns.ts'
import { findCardMissingDetails } from '../shared/tech-cards/missing-for-print.ts'
import { visibleCards } from '../shared/tech-cards/visibility.ts'

type BoardQuery = ParsedQuery<'GET /api/tech-cards/board'>

/** Cards without a due date come last in their column. */
const order = sql.raw(`coalesce(due, 'infinity')`)

/** A card as the board shows it, with the flags of a table. */
const cardWith = (table: string, more: Readonly<Record<string, Value>>): Value =>
  jsonObject({
    id: numberValue('tech_cards.id'),
    version: numberValue('tech_cards.version'),
    book_name: textValue('book_name'),
    language: enumValue('language'),
    authors: textValue('authors'),
    works_done: numberValue('works_done'),
    works_total: numberValue('works_total'),
    flags: flags(stageFlags, { table, onlyTrue: true }),
    src_cover: thumb('cover_file_id'),
    quantity: numberValue('quantity'),
    due: dateValue('due'),
    project_manager: textValue('users.name'),
    signalEndDate: dateValue('"signalEndDate"'),
    ...more,
  })

const card = cardWith('tech_cards', {
  since: dateValue(dayText('stage_since')),
  print_lacks: numberValue(findCardMissingDetails),
  received: numberValue(`case when received is not null then 'true' end`),
})
const pastCard = cardWith('stood', { now: currentPositionJson })

const managedBy = (manager: BoardQuery['project_manager_id']): SQL =>
  manager === undefined
    ? sql``
    : manager === 'none'
      ? sql`and project_manager_id is null`
      : sql`and project_manager_id = ${manager}`

const limitedTo = ({ search, project_manager_id, due }: BoardQuery, visible: SQL, on: SQL): SQL =>
  sql`${visible}
    ${search ? sql`and ${matchesSearch(sql`search`, search)}` : sql``}
    ${managedBy(project_manager_id)}
    ${due === 'overdue' ? sql`and due < ${on}` : sql``}
    ${due === 'week' ? sql`and due between ${on} and ${on} + 7` : sql``}`

/**
 * Returns the board of a role as JSON text, in one query: the counts and first cards of every column, each card once. With a column
 * and the client's last card, returns the next cards of that column. With a day, returns the board of that day and its moves.
 */
export async function boardJson(
  db: Db,
  files: Files,
  query: BoardQuery,
  scope: Scope,
  person: Pick<Person, 'id' | 'role'>,
): Promise<string> {
  const columns = query.column ? [query.column] : (boardColumns[person.role] ?? [])
  const { at } = query
  const on = at ? sql`${at}::date` : todaySql
  const columnFilter = (key: BoardColumn): SQL => (at ? cardsInColumnSql(key, at) : inColumnClause(key))
  const found = limitedTo(query, visibleCards(scope, person), on)
  const after = query.after
    ? sql`and (${order}, id) > (select ${order}, id from tech_cards where id = ${query.after})`
    : sql``
  const idsOf = (key: BoardColumn): SQL =>
    sql`array(select id from tech_cards where ${columnFilter(key)} and ${found} ${after} order by ${order}, id ${limitClause(query.limit)})`
  // Only the first response for a past day compares that day with today. Further pages of a column do not.
  const compared = Boolean(at) && !query.column
  const countNow = countOnce(columns, found, at ? sql`select now from compared` : sql`select total from counted`)
  const { head, rows } = await readHeadedJson(db, files, {
    before: sql`with shown (key, place, ids) as (values ${sql.join(
      columns.map((key, place) => sql`(${sql.raw(`'${key}', ${place}`)}, ${idsOf(key)})`),
      sql`, `,
    )}),
    counted (key, total, overdue) as (values ${sql.join(
      columns.map((key) => countsOf(key, sql`${columnFilter(key)} and ${found}`, on)),
      sql`, `,
    )})${
      at && compared
        ? sql`, compared (key, now, arrived) as (values ${sql.join(
            columns.map((key) => findLaterArrivals(key, at, inColumnClause(key), found)),
            sql`, `,
          )})`
        : sql``
    }`,
    head: sql`json_build_object('total', ${at ? countCardsOnDay(columns, at, found) : countNow},
      'columns', (select json_agg(json_build_object('key', key, 'total', total, 'overdue', overdue, 'ids', ids
        ${compared ? sql`, 'now', now, 'arrived', arrived` : sql``}) order by place)
        from shown join counted using (key) ${compared ? sql`join compared using (key)` : sql``})
      ${at && compared ? sql`, 'now', ${countNow}, 'moves', (${movesOn(at)})` : sql``})`,
    row: at ? pastCard : card,
    from: sql`from tech_cards left join users on users.id = project_manager_id ${at ? flagsOnDaySql(at, stageFlags) : sql``}
      where tech_cards.id in (select unnest(ids) from shown)`,
  })
  return `${head.slice(0, -1)},"techcards":[${rows}]}`
}

/**
 * Counts the cards in these columns, each once, without the archive. Delivered cards use the count of their own column, because
 * there are too many to count again.
 */
function countOnce(columns: readonly BoardColumn[], found: SQL, countOfColumn: SQL): SQL {
  const open = columns.filter((column) => !delivered.includes(column)).map(inColumnClause)
  // Every card is at some stage. So if all stages are requested, an index alone can count the cards.
  const stageFilter = open.length === stageKeys.length - 1 ? sql`true` : sql`(${sql.join(open, sql` or `)})`
  const counts = [
    ...(open.length > 0
      ? [sql`(select count(*) from tech_cards where ${undelivered} and ${stageFilter} and ${found})`]
      : []),
    ...(columns.includes('done') ? [sql`(${countOfColumn} where key = 'done')`] : []),
  ]
  return counts.length > 0 ? sql.join(counts, sql` + `) : sql`0`
}

/** Counts the cards and the overdue cards of a column. Each column is counted separately, so that its partial index is used. */
const countsOf = (key: BoardColumn, columnClause: SQL, on: SQL): SQL =>
  sql`(${sql.raw(`'${key}'`)}, (select count(*) from tech_cards where ${columnClause}), ${countLate(key, columnClause, on)})`

/** Returns one card as the board shows it; throws `notFound` if it does not exist. */
export async function getBoardCard({ db, files }: Pick<Context, 'db' | 'files'>, id: number): Promise<BoardCard> {
  const found = await readJson(
    db,
    files,
    card,
    sql`from tech_cards left join users on users.id = project_manager_id where tech_cards.id = ${id}`,
  )
  if (!found) throw new PressError('notFound')
  return JSON.parse(found) as BoardCard
}
