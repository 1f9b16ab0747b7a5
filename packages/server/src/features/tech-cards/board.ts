import type { BoardCard, ParsedQuery } from '@press/contract'
import { boardColumns, stageFlags, type BoardColumn, type Scope } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { limited, holds, today } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { day, ifTrue, number, object, optional, text, word, written } from '../../database/json.ts'
import { jsonText, rows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { PressError } from '../../errors.ts'
import type { Context } from '../context.ts'
import { withImages } from '../images.ts'
import { arrivedAfter, countStood, dayOf, flagsThat, movesOn, stoodIn, whereNow } from './pastBoard.ts'
import { inColumn, visibleCards } from './queries.ts'

type BoardQuery = ParsedQuery<'GET /api/tech-cards/board'>

/** Cards without a due date stand last in their column. */
const order = sql.raw(`coalesce(due, 'infinity')`)

/** A card as the board has it, with flags of this table. `src_cover` is the file's id until `withImages` has seen it. */
const cardWith = (flags: string, more: Parameters<typeof object>[0] = {}): SQL =>
  written(
    object({
      id: number('tech_cards.id'),
      version: number('tech_cards.version'),
      book_name: text('book_name'),
      language: word('language'),
      authors: text('authors'),
      works_done: number('works_done'),
      works_total: number('works_total'),
      ...Object.fromEntries(stageFlags.map((flag) => [flag, ifTrue(`${flags}.${flag}`)])),
      src_cover: optional(number('cover_file_id')),
      quantity: optional(number('quantity')),
      due: optional(day('due')),
      project_manager: optional(text('users.name')),
      signalEndDate: optional(day('"signalEndDate"')),
      ...more,
    }),
  )

const card = cardWith('tech_cards', { since: optional(day(dayOf('stage_since'))) })
const pastCard = cardWith('stood', { now: whereNow })

const columnWith = (more: Parameters<typeof object>[0] = {}): SQL =>
  written(
    object({
      key: word('key'),
      total: number('total'),
      overdue: number('overdue'),
      ids: number('array_to_json(ids)'),
      ...more,
    }),
  )
const column = columnWith()
const pastColumn = columnWith({ now: number('now_total'), arrived: number('arrived') })

const managedBy = (manager: BoardQuery['project_manager_id']): SQL =>
  manager === undefined
    ? sql``
    : manager === 'none'
      ? sql`and project_manager_id is null`
      : sql`and project_manager_id = ${manager}`

const limitedTo = ({ search, project_manager_id, due }: BoardQuery, visible: SQL, on: SQL): SQL =>
  sql`${visible}
    ${search ? sql`and ${holds(sql`search`, search)}` : sql``}
    ${managedBy(project_manager_id)}
    ${due === 'overdue' ? sql`and due < ${on}` : sql``}
    ${due === 'week' ? sql`and due between ${on} and ${on} + 7` : sql``}`

/**
 * The board of a role as JSON text, in one statement: every column's counts and first cards, each card once. With a column and the
 * last card that the asker has of it, the column's next cards. With a day, the board as it stood then, and its moves.
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
  const on = at ? sql`${at}::date` : today
  const standsIn = (key: BoardColumn): SQL => (at ? stoodIn(key, at) : inColumn(key))
  const found = limitedTo(query, visibleCards(scope, person), on)
  const after = query.after
    ? sql`and (${order}, id) > (select ${order}, id from tech_cards where id = ${query.after})`
    : sql``
  const idsOf = (key: BoardColumn): SQL =>
    sql`array(select id from tech_cards where ${standsIn(key)} and ${found} ${after} order by ${order}, id ${limited(query.limit)})`
  // Only the first answer of a past day compares it with today: a column's next cards do not.
  const compared = Boolean(at) && !query.column
  const json = await jsonText(
    db,
    sql`with shown (key, place, ids) as (values ${sql.join(
      columns.map((key, place) => sql`(${sql.raw(`'${key}', ${place}`)}, ${idsOf(key)})`),
      sql`, `,
    )}),
    counted (key, total, overdue) as (values ${sql.join(
      columns.map((key) => countsOf(key, sql`${standsIn(key)} and ${found}`, on)),
      sql`, `,
    )})${
      at && compared
        ? sql`, compared (key, now_total, arrived) as (values ${sql.join(
            columns.map((key) => arrivedAfter(key, at, inColumn(key), found)),
            sql`, `,
          )})`
        : sql``
    }
    select concat(
      '{'${compared ? sql`, '"now":', (select count(*) from tech_cards where not is_archieve and ${anyOf(columns.map(inColumn))} and ${found}), ','` : sql``}, '"total":', ${at ? countStood(columns, at, found) : sql`(select count(*) from tech_cards where not is_archieve and ${anyOf(columns.map(inColumn))} and ${found})`},
      ',"columns":[', (select string_agg(${compared ? pastColumn : column}, ',' order by place)
        from shown join counted using (key) ${compared ? sql`join compared using (key)` : sql``}),
      '],"techcards":[', (
        select string_agg(${at ? pastCard : card}, ',')
        from tech_cards left join users on users.id = project_manager_id ${at ? flagsThat(at, stageFlags) : sql``}
        where tech_cards.id in (select unnest(ids) from shown)),
      ']'${at && compared ? sql`, ',"moves":', (${movesOn(at)})` : sql``}, '}')`,
  )
  return withImages(json, files)
}

/** Whether a card stands in one of these columns, or in several. */
const anyOf = (columns: readonly SQL[]): SQL =>
  columns.length > 0 ? sql`(${sql.join([...columns], sql` or `)})` : sql`false`

/** A column's cards, and those of them that are late; each column is counted by its own index, which knows nothing of the others. */
const countsOf = (key: BoardColumn, there: SQL, on: SQL): SQL =>
  sql`(${sql.raw(`'${key}'`)}, (select count(*) from tech_cards where ${there}),
    (select count(*) from tech_cards where ${there} and ${order} < ${on} and not is_done))`

/** One card as the board has it; not found when there is none. */
export async function getBoardCard({ db, files }: Pick<Context, 'db' | 'files'>, id: number): Promise<BoardCard> {
  const [found] = await rows<{ card: string }>(
    db,
    sql`select ${card} as card from tech_cards left join users on users.id = project_manager_id where tech_cards.id = ${id}`,
  )
  if (!found) throw new PressError('notFound')
  return JSON.parse(withImages(found.card, files)) as BoardCard
}
