import type { BoardCard, ParsedQuery } from '@press/contract'
import { boardColumns, stageFlags, type BoardColumn, type Scope } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../app/person.ts'
import { limited, pattern, today } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { jsonText, rows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { withImages } from '../images.ts'
import { inColumn, visibleCards } from './queries.ts'

type BoardQuery = ParsedQuery<'GET /api/tech-cards/board'>

/** Cards without a due date stand last in their column. */
const order = sql.raw(`coalesce(due, 'infinity')`)

const optional = (key: string, value: string, when = `${value} is not null`): string =>
  `case when ${when} then ',"${key}":' || ${value} else '' end`

/** A card as the board has it, written out by PostgreSQL. `src_cover` is the file's id until `withImages` has seen it. */
const cardJson = sql.raw(
  [
    `'{"id":' || tech_cards.id`,
    `',"version":' || tech_cards.version`,
    `',"book_name":' || to_json(book_name)`,
    `',"language":"' || language || '"'`,
    `',"authors":' || to_json(authors)`,
    `',"works_done":' || works_done`,
    `',"works_total":' || works_total`,
    ...stageFlags.map((flag) => optional(flag, `'true'`, flag)),
    optional('src_cover', 'cover_file_id'),
    optional('quantity', 'quantity'),
    optional('due', `to_json(due)`),
    optional('project_manager', `to_json(users.name)`),
    optional('signalEndDate', `to_json("signalEndDate")`),
    `'}'`,
  ].join(' || '),
)

const limitedTo = ({ search, project_manager_id, due }: BoardQuery, visible: SQL): SQL =>
  sql`${visible}
    ${search ? sql`and search like ${pattern(search)}` : sql``}
    ${project_manager_id ? sql`and project_manager_id = ${project_manager_id}` : sql``}
    ${due === 'overdue' ? sql`and due < ${today}` : sql``}
    ${due === 'week' ? sql`and due between ${today} and ${today} + 7` : sql``}`

/**
 * The board of a role as JSON text, in one statement: every column's counts and first cards, each card once. With a column and the
 * last card that the asker has of it, the column's next cards.
 */
export async function boardJson(
  db: Db,
  files: Files,
  query: BoardQuery,
  scope: Scope,
  person: Pick<Person, 'id' | 'role'>,
): Promise<string> {
  const columns = query.column ? [query.column] : (boardColumns[person.role] ?? [])
  const found = limitedTo(query, visibleCards(scope, person))
  const after = query.after
    ? sql`and (${order}, id) > (select ${order}, id from tech_cards where id = ${query.after})`
    : sql``
  const idsOf = (column: BoardColumn): SQL =>
    sql`array(select id from tech_cards where ${inColumn(column)} and ${found} ${after} order by ${order}, id ${limited(query.limit)})`
  const json = await jsonText(
    db,
    sql`with shown (key, place, ids) as (values ${sql.join(
      columns.map((column, place) => sql`(${sql.raw(`'${column}', ${place}`)}, ${idsOf(column)})`),
      sql`, `,
    )}),
    counted (key, total, overdue) as (
      select counts.* from (
        select ${sql.join(columns.flatMap(countsOf), sql`, `)} from tech_cards where ${found}
      ) sums cross join lateral (values ${sql.raw(
        columns.map((column) => `('${column}', sums."${column}", sums."${column} overdue")`).join(', '),
      )}) counts)
    select '{"columns":[' || (
        select string_agg('{"key":"' || key || '","total":' || total || ',"overdue":' || overdue || ',"ids":' || array_to_json(ids) || '}',
          ',' order by place)
        from shown join counted using (key))
      || '],"techcards":[' || coalesce((
        select string_agg(${cardJson}, ',')
        from tech_cards left join users on users.id = project_manager_id
        where tech_cards.id in (select unnest(ids) from shown)), '')
      || ']}'`,
  )
  return withImages(json, files)
}

const countsOf = (column: BoardColumn): SQL[] => [
  sql`count(*) filter (where ${inColumn(column)}) as ${sql.identifier(column)}`,
  sql`count(*) filter (where ${inColumn(column)} and due < ${today} and not is_done) as ${sql.identifier(`${column} overdue`)}`,
]

/** One card as the board has it. */
export async function findBoardCard(db: Db, files: Files, id: number): Promise<BoardCard | undefined> {
  const [card] = await rows<{ card: string }>(
    db,
    sql`select ${cardJson} as card from tech_cards left join users on users.id = project_manager_id where tech_cards.id = ${id}`,
  )
  return card && (JSON.parse(withImages(card.card, files)) as BoardCard)
}
