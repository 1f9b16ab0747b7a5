import type { CalendarEvent, Deadline } from '@press/contract'
import { grantOf, type DeadlineKind } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { visibleApplications } from '../applications/queries.ts'
import { visibleOffers } from '../offers/queries.ts'
import { activeUser, type PersonRow } from '../people/queries.ts'
import { visibleProjects } from '../projects/queries.ts'
import { visibleCards } from '../tech-cards/queries.ts'

interface Span {
  from: string
  to: string
}
interface Context {
  db: Db
  files: Files
  person: Person
}

type Row = Omit<CalendarEvent, 'users' | 'created_by'> & { users: PersonRow[]; created_by: PersonRow }

const personJson = (table: string): SQL =>
  sql.raw(`json_build_object('id', ${table}.id, 'name', ${table}.name, 'role_id', ${table}.role_id,
    'avatar_file_id', ${table}.avatar_file_id)`)

const columns = sql`events.id, events.version, events.name, events.category, events.tag, events.details, events.remind,
  json_build_object('start', events.start_date, 'end', events.end_date) as dates,
  case when events.start_time is not null
    then json_build_object('start', events.start_time, 'end', events.end_time) end as times,
  ${personJson('owners')} as created_by,
  (select coalesce(json_agg(${personJson('users')} order by users.name), '[]') from calendar_guests guests
    join users on users.id = guests.user_id where guests.event_id = events.id) as users`
const source = sql`calendar_events events join users owners on owners.id = events.created_by`

/** Written down by the person, or naming them. */
export const own = ({ id }: Pick<Person, 'id'>): SQL =>
  sql`(events.created_by = ${id} or events.id in (select event_id from calendar_guests where user_id = ${id}))`

const withPictures = (listed: Row[], files: Files): CalendarEvent[] =>
  listed.map(({ users, created_by, ...event }) => ({
    ...event,
    users: users.map((one) => activeUser(one, files)),
    created_by: activeUser(created_by, files),
  }))

/** The person's events that touch a span of days, as they follow each other. */
export const listEvents = async ({ db, files, person }: Context, { from, to }: Span): Promise<CalendarEvent[]> =>
  withPictures(
    await rows<Row>(
      db,
      sql`select ${columns} from ${source}
        where events.end_date >= ${from} and events.start_date <= ${to} and ${own(person)}
        order by events.start_date, events.start_time nulls first, events.id limit 2000`,
    ),
    files,
  )

export async function findEvent({ db, files, person }: Context, id: number): Promise<CalendarEvent> {
  const [event] = withPictures(
    await rows<Row>(db, sql`select ${columns} from ${source} where events.id = ${id} and ${own(person)}`),
    files,
  )
  if (!event) throw new PressError('notFound')
  return event
}

/** Dates of one kind that a person may read of; undefined where they may read none. */
const layers: Record<DeadlineKind, (person: Person, span: Span) => SQL | undefined> = {
  application(person, span) {
    const scope = grantOf(person.role, 'applications', 'read')
    return (
      scope &&
      sql`select id, due as date, book_name as name from applications
        where status in ('in process', 'revision') and ${within('due', span)} and ${visibleApplications(scope, person)}`
    )
  },
  signal: (person, span) => ofCards(person, span, 'signalEndDate'),
  print: (person, span) => ofCards(person, span, 'printStartDate'),
  project(person, span) {
    const scope = grantOf(person.role, 'projects', 'read')
    return (
      scope &&
      sql`select projects.id, deadline as date, tech_cards.book_name as name
        from projects join tech_cards on tech_cards.id = projects.tech_card_id
        where projects.status <> 'done' and ${within('deadline', span)} and ${visibleProjects(scope, person)}`
    )
  },
  offer(person, span) {
    const scope = grantOf(person.role, 'offers', 'read')
    return (
      scope &&
      sql`select id, valid_until as date, number as name from offers
        where status = 'in process' and ${within('valid_until', span)} and ${visibleOffers(scope, person)}`
    )
  },
  memorandum: ({ role }, span) =>
    grantOf(role, 'invoices', 'write') &&
    sql`select id, ends_on as date, party_name as name from memoranda where ${within('ends_on', span)}`,
}

const within = (column: string, { from, to }: Span): SQL =>
  sql`${sql.identifier(column)} between ${from}::date and ${to}::date`

function ofCards(person: Person, span: Span, column: string): SQL | undefined {
  const scope = grantOf(person.role, 'techCards', 'read')
  return (
    scope &&
    sql`select id, ${sql.identifier(column)} as date, book_name as name from tech_cards
      where not is_archieve and ${within(column, span)} and ${visibleCards(scope, person)}`
  )
}

/** The press's dates within a span of days that the person may read of, the nearest first. */
export async function listDeadlines({ db, person }: Pick<Context, 'db' | 'person'>, span: Span): Promise<Deadline[]> {
  const parts = Object.entries(layers).flatMap(([kind, layer]) => {
    const found = layer(person, span)
    return found ? [sql`select ${kind}::text as kind, id, date, name from (${found}) ${sql.identifier(kind)}`] : []
  })
  if (parts.length === 0) return []
  return rows<Deadline>(db, sql`${sql.join(parts, sql` union all `)} order by date, kind, id limit 1000`)
}
