import { type SupportRequest, type EventType, supportSteps } from '@press/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { type PersonRow, toApiPerson } from '../shared/people.ts'
import { canAnswerSupport } from '../shared/support.ts'

interface Context {
  db: Db
  files: Files
  person: Person
}
type Row = Omit<SupportRequest, 'user' | 'attachment' | 'history'> & {
  user: PersonRow
  history: (Omit<SupportRequest['history'][number], 'at'> & { at: string })[]
}

/** The maximum number of closed requests in the list. The list includes all pending requests. */
const maxClosedRequests = 300

/** The person's own requests, or all requests for people who answer them. */
const visibleRequestsClause = (person: Person): SQL =>
  canAnswerSupport(person) ? sql`true` : sql`requests.created_by = ${person.id}`

const utcTimestampSql = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

const stepEventTypes: readonly EventType[] = supportSteps.map((step) => `support.${step}` as const)

const buildColumns = (person: Person): SQL => sql`requests.id, requests.version, requests.title, requests.description,
  requests.status, requests.priority, requests.contact_info, nullif(requests.response, '') as response,
  ${canAnswerSupport(person) ? sql`nullif(requests.notes, '')` : sql`null`} as notes,
  ${utcTimestampSql('requests.created_at')} as created_at, ${utcTimestampSql('requests.answered_at')} as answered_at,
  json_build_object('id', users.id, 'name', users.name, 'role_id', users.role_id,
    'avatar_file_id', users.avatar_file_id) as user,
  (select coalesce(json_agg(json_build_object('id', events.id, 'step', split_part(events.type, '.', 2),
      'at', ${utcTimestampSql('events.at')}, 'name', coalesce(actors.name, ''), 'response', events.data ->> 'response')
      order by events.id), '[]')
    from events left join users actors on actors.id = events.actor_id
    where events.resource = 'support' and events.resource_id = requests.id and events.type in ${stepEventTypes}) as history`

async function addFiles({ db, files }: Context, rows: Row[]): Promise<SupportRequest[]> {
  const filesByRequest = await files.findFiles(
    db,
    'support',
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...row,
    user: toApiPerson(row.user, files),
    attachment: filesByRequest.get(row.id)?.['attachment'] ?? null,
  }))
}

/** Returns every pending request and the latest closed requests, newest first. */
export async function listRequests(context: Context): Promise<SupportRequest[]> {
  const { db, person } = context
  const selectByStatus = (statuses: readonly string[], limit: SQL): SQL =>
    sql`(select requests.* from support_requests requests
      where requests.status in ${statuses} and ${visibleRequestsClause(person)} order by requests.id desc ${limit})`
  return addFiles(
    context,
    await queryRows<Row>(
      db,
      sql`select ${buildColumns(person)} from (${selectByStatus(['open', 'in-progress'], sql``)} union all
          ${selectByStatus(['resolved'], sql`limit ${maxClosedRequests}`)}) requests
        join users on users.id = requests.created_by order by requests.id desc`,
    ),
  )
}

export async function findRequest(context: Context, id: number): Promise<SupportRequest> {
  const { db, person } = context
  const [request] = await addFiles(
    context,
    await queryRows<Row>(
      db,
      sql`select ${buildColumns(person)} from support_requests requests join users on users.id = requests.created_by
        where requests.id = ${id} and ${visibleRequestsClause(person)}`,
    ),
  )
  if (!request) throw new PressError('notFound')
  return request
}

export async function canReadRequest(db: Db, person: Person, id: number): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`select requests.id from support_requests requests where requests.id = ${id} and ${visibleRequestsClause(person)}`,
  )
  return rows.length > 0
}
