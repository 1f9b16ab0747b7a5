import type { ParsedQuery } from '@press/contract'
import { boardColumns, stageFlags, stageKeys, type BoardCard, type BoardColumn, type Scope } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import {
  dateValue,
  flagValues,
  numberValue,
  jsonObject,
  readHeadedJson,
  readJson,
  textValue,
  thumbnailValue,
  enumValue,
  type JsonField,
} from '../../database/json.ts'
import type { Files } from '../../files/files.ts'
import { PressError } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import {
  laterArrivalsSql,
  countCardsOnDaySql,
  flagsOnDaySql,
  movesOnDayJsonSql,
  cardsInColumnSql,
  currentPositionJson,
} from './board-history.ts'
import { daySqlText, limitClause, buildSearchCondition, todaySql } from '../../database/clauses.ts'
import { countOverdueSql, deliveredColumns, inColumnClause, isUndelivered } from '../shared/tech-cards/columns.ts'
import { missingDetailsSql } from '../shared/tech-cards/missing-for-print.ts'
import { visibleCardsClause } from '../shared/tech-cards/visibility.ts'

type BoardQuery = ParsedQuery<'GET /api/tech-cards/board'>

/** Cards without a due date come last in their column. */
const dueOrder = sql.raw(`coalesce(due, 'infinity')`)

/** A card as the board shows it, with the flags of a table. */
const buildCardJson = (table: string, extraFields: Readonly<Record<string, JsonField>>): JsonField =>
  jsonObject({
    id: numberValue('tech_cards.id'),
    version: numberValue('tech_cards.version'),
    book_name: textValue('book_name'),
    language: enumValue('language'),
    authors: textValue('authors'),
    works_done: numberValue('works_done'),
    works_total: numberValue('works_total'),
    flags: flagValues(stageFlags, { table, onlyTrue: true }),
    src_cover: thumbnailValue('cover_file_id'),
    quantity: numberValue('quantity'),
    due: dateValue('due'),
    project_manager: textValue('users.name'),
    signalEndDate: dateValue('"signalEndDate"'),
    ...extraFields,
  })

const currentCardJson = buildCardJson('tech_cards', {
  since: dateValue(daySqlText('stage_since')),
  print_lacks: numberValue(missingDetailsSql),
  received: numberValue(`case when received is not null then 'true' end`),
})
const pastCardJson = buildCardJson('stood', { now: currentPositionJson })

const managerClause = (manager: BoardQuery['project_manager_id']): SQL =>
  manager === undefined
    ? sql``
    : manager === 'none'
      ? sql`and project_manager_id is null`
      : sql`and project_manager_id = ${manager}`

const filterClause = ({ search, project_manager_id, due }: BoardQuery, visibleClause: SQL, daySql: SQL): SQL =>
  sql`${visibleClause}
    ${search ? sql`and ${buildSearchCondition(sql`search`, search)}` : sql``}
    ${managerClause(project_manager_id)}
    ${due === 'overdue' ? sql`and due < ${daySql}` : sql``}
    ${due === 'week' ? sql`and due between ${daySql} and ${daySql} + 7` : sql``}`

/**
 * Returns the board of a role as JSON text, in one query: the counts and first cards of every column, each card once. With a column
 * and the client's last card, returns the next cards of that column. With a day, returns the board of that day and its moves.
 */
export async function readBoardJson(
  db: Db,
  files: Files,
  query: BoardQuery,
  scope: Scope,
  person: Pick<Person, 'id' | 'role'>,
): Promise<string> {
  const columns = query.column ? [query.column] : (boardColumns[person.role] ?? [])
  const { at: day } = query
  const daySql = day ? sql`${day}::date` : todaySql
  const buildColumnFilter = (key: BoardColumn): SQL => (day ? cardsInColumnSql(key, day) : inColumnClause(key))
  const whereClause = filterClause(query, visibleCardsClause(scope, person), daySql)
  const afterClause = query.after
    ? sql`and (${dueOrder}, id) > (select ${dueOrder}, id from tech_cards where id = ${query.after})`
    : sql``
  const selectIds = (key: BoardColumn): SQL =>
    sql`array(select id from tech_cards where ${buildColumnFilter(key)} and ${whereClause} ${afterClause} order by ${dueOrder}, id ${limitClause(query.limit)})`
  // Only the first response for a past day compares that day with today. Further pages of a column do not.
  const isComparedWithToday = Boolean(day) && !query.column
  const currentCountSql = countCardsOnceSql(
    columns,
    whereClause,
    day ? sql`select now from compared` : sql`select total from counted`,
  )
  const { head, rows } = await readHeadedJson(db, files, {
    before: sql`with shown (key, place, ids) as (values ${sql.join(
      columns.map((key, index) => sql`(${sql.raw(`'${key}', ${index}`)}, ${selectIds(key)})`),
      sql`, `,
    )}),
    counted (key, total, overdue) as (values ${sql.join(
      columns.map((key) => columnCountsSql(key, sql`${buildColumnFilter(key)} and ${whereClause}`, daySql)),
      sql`, `,
    )})${
      day && isComparedWithToday
        ? sql`, compared (key, now, arrived) as (values ${sql.join(
            columns.map((key) => laterArrivalsSql(key, day, inColumnClause(key), whereClause)),
            sql`, `,
          )})`
        : sql``
    }`,
    head: sql`json_build_object('total', ${day ? countCardsOnDaySql(columns, day, whereClause) : currentCountSql},
      'columns', (select json_agg(json_build_object('key', key, 'total', total, 'overdue', overdue, 'ids', ids
        ${isComparedWithToday ? sql`, 'now', now, 'arrived', arrived` : sql``}) order by place)
        from shown join counted using (key) ${isComparedWithToday ? sql`join compared using (key)` : sql``})
      ${day && isComparedWithToday ? sql`, 'now', ${currentCountSql}, 'moves', (${movesOnDayJsonSql(day)})` : sql``})`,
    row: day ? pastCardJson : currentCardJson,
    from: sql`from tech_cards left join users on users.id = project_manager_id ${day ? flagsOnDaySql(day, stageFlags) : sql``}
      where tech_cards.id in (select unnest(ids) from shown)`,
  })
  return `${head.slice(0, -1)},"techcards":[${rows}]}`
}

/**
 * Counts the cards in these columns, each once, without the archive. Delivered cards use the count of their own column, because
 * there are too many to count again.
 */
function countCardsOnceSql(columns: readonly BoardColumn[], whereClause: SQL, countOfColumn: SQL): SQL {
  const openColumnClauses = columns.filter((column) => !deliveredColumns.includes(column)).map(inColumnClause)
  // Every card is at some stage. So if all stages are requested, an index alone can count the cards.
  const stageFilter =
    openColumnClauses.length === stageKeys.length - 1 ? sql`true` : sql`(${sql.join(openColumnClauses, sql` or `)})`
  const counts = [
    ...(openColumnClauses.length > 0
      ? [sql`(select count(*) from tech_cards where ${isUndelivered} and ${stageFilter} and ${whereClause})`]
      : []),
    ...(columns.includes('done') ? [sql`(${countOfColumn} where key = 'done')`] : []),
  ]
  return counts.length > 0 ? sql.join(counts, sql` + `) : sql`0`
}

/** Counts the cards and the overdue cards of a column. Each column is counted separately, so that its partial index is used. */
const columnCountsSql = (key: BoardColumn, columnClause: SQL, daySql: SQL): SQL =>
  sql`(${sql.raw(`'${key}'`)}, (select count(*) from tech_cards where ${columnClause}), ${countOverdueSql(key, columnClause, daySql)})`

/** Returns one card as the board shows it; throws `notFound` if it does not exist. */
export async function getBoardCard({ db, files }: Pick<Context, 'db' | 'files'>, id: number): Promise<BoardCard> {
  const json = await readJson(
    db,
    files,
    currentCardJson,
    sql`from tech_cards left join users on users.id = project_manager_id where tech_cards.id = ${id}`,
  )
  if (!json) throw new PressError('notFound')
  return JSON.parse(json) as BoardCard
}
