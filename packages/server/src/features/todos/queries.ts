import { getGrantedScope, type Todo } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db, Queryable } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { toApiPerson, type PersonRow } from '../shared/people.ts'
import { visibleCardsClause } from '../shared/tech-cards/visibility.ts'

interface QueryContext {
  db: Db
  files: Files
  person: Person
}
type Row = Omit<Todo, 'created_by' | 'assignee'> & { created_by: PersonRow; assignee: PersonRow | null }

/** The maximum number of done tasks that are shown. */
const maxDoneTodos = 200

/** The condition for tasks that the person created, and for tasks that are assigned to the person and not declined. */
const isOwnTodo = ({ id }: Pick<Person, 'id'>): SQL =>
  sql`(todos.created_by = ${id} or (todos.assignee_id = ${id} and todos.answer <> 'declined'))`

const utcTimestampSql = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const buildPersonJsonSql = (table: string): SQL =>
  sql.raw(`json_build_object('id', ${table}.id, 'name', ${table}.name, 'role_id', ${table}.role_id,
    'avatar_file_id', ${table}.avatar_file_id)`)

/** The cards that the person may read, as a condition on `tech_cards`. */
function readableCardsClause(person: Person): SQL {
  const scope = getGrantedScope(person.role, 'techCards', 'read')
  return scope ? visibleCardsClause(scope, person) : sql`false`
}

/** Selects the tasks of `source`, a query on `todos`, as the person sees them. */
const selectTodos = (person: Person, source: SQL): SQL => sql`
  select todos.id, todos.version, title, priority, due, due_time, notes, is_done, ${utcTimestampSql('done_at')} as done_at,
    ${utcTimestampSql('todos.created_at')} as created_at, answer, coalesce(marks.is_fav, false) as is_fav,
    ${buildPersonJsonSql('owners')} as created_by,
    case when assignees.id is not null then ${buildPersonJsonSql('assignees')} end as assignee,
    (select json_build_object('id', tech_cards.id, 'book_name', tech_cards.book_name) from tech_cards
      where tech_cards.id = todos.tech_card_id and ${readableCardsClause(person)}) as book
  from (${source}) todos join users owners on owners.id = todos.created_by
  left join users assignees on assignees.id = todos.assignee_id
  left join todo_marks marks on marks.todo_id = todos.id and marks.user_id = ${person.id}
  order by marks.place nulls first, todos.id desc`

async function queryTodos({ db, files, person }: QueryContext, source: SQL): Promise<Todo[]> {
  const rows = await queryRows<Row>(db, selectTodos(person, source))
  return rows.map(({ created_by, assignee, ...todo }) => ({
    ...todo,
    created_by: toApiPerson(created_by, files),
    assignee: assignee && toApiPerson(assignee, files),
  }))
}

/** Returns all pending tasks of the person, and the latest done tasks. */
export const listTodos = (context: QueryContext): Promise<Todo[]> =>
  queryTodos(
    context,
    sql`(select * from todos where not is_done and ${isOwnTodo(context.person)})
      union all (select * from todos where is_done and ${isOwnTodo(context.person)} order by done_at desc limit ${maxDoneTodos})`,
  )

export async function findTodo(context: QueryContext, id: number): Promise<Todo> {
  const [todo] = await queryTodos(context, sql`select * from todos where id = ${id} and ${isOwnTodo(context.person)}`)
  if (!todo) throw new PressError('notFound')
  return todo
}

/** Whether the person may link a task to this book. */
export async function canLinkBook(tx: Queryable, person: Person, cardId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from tech_cards where id = ${cardId} and ${readableCardsClause(person)}`)
  return rows.length > 0
}
