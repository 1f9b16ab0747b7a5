import {
  addDays,
  daysBetween,
  getGrantedScope,
  type DeadlineKind,
  type CalendarEvent,
  type Deadline,
} from '@press/domain'
import { listOccurrences } from '@press/domain/calendar/series'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { visibleApplicationsClause } from '../shared/applications.ts'
import { visibleContractsClause } from '../shared/contracts.ts'
import { visibleOffersClause } from '../shared/offers/visibility.ts'
import { toApiPerson, type PersonRow } from '../shared/people.ts'
import { visibleProjectsClause } from '../shared/projects.ts'
import { visibleCardsClause } from '../shared/tech-cards/visibility.ts'

export interface Span {
  from: string
  to: string
}
interface Context {
  db: Db
  files: Files
  person: Person
}

type Row = Omit<CalendarEvent, 'users' | 'created_by'> & {
  users: PersonRow[]
  created_by: PersonRow
  /** Whether the row represents all occurrences of its rule. */
  all: boolean
  /** The days of the rule without a regular occurrence. */
  taken: string[]
}

const buildPersonJsonSql = (table: string): SQL =>
  sql.raw(`json_build_object('id', ${table}.id, 'name', ${table}.name, 'role_id', ${table}.role_id,
    'avatar_file_id', ${table}.avatar_file_id)`)

/** Days of a rule without a regular occurrence: deleted ones, and those replaced by a separate row. */
export const skippedDaysSql = sql`array(select unnest(events.skipped)::text
  union all select parts.occurrence::text from calendar_events parts where parts.series_id = events.id)`

const columns = sql`coalesce(series.id, events.id) as id, coalesce(series.version, events.version) as version,
  events.name, events.category, events.tag, events.details, events.remind,
  json_build_object('start', events.start_date, 'end', events.end_date) as dates,
  case when events.start_time is not null
    then json_build_object('start', events.start_time, 'end', events.end_time) end as times,
  coalesce(series.repeat, events.repeat) as repeat, events.occurrence, events.repeat is not null as all,
  case when events.repeat is null then array[]::text[] else ${skippedDaysSql} end as taken,
  case when coalesce(series.repeat, events.repeat) is not null
    then coalesce(series.start_date, events.start_date) end as first,
  coalesce(series.skipped, events.skipped)::text[] as skipped,
  ${buildPersonJsonSql('owners')} as created_by,
  (select coalesce(json_agg(${buildPersonJsonSql('users')} order by users.name), '[]') from calendar_guests guests
    join users on users.id = guests.user_id where guests.event_id = events.id) as users`
const eventsSource = sql`calendar_events events join users owners on owners.id = events.created_by
  left join calendar_events series on series.id = events.series_id`

/**
 * Selects rows that may have an occurrence within a span. The series library then calculates the exact days of a repeating event.
 */
export const overlapsSpanClause = ({
  from,
  to,
}: Span): SQL => sql`(events.start_date <= ${to} and case when events.repeat is null
  then events.end_date >= ${from} else coalesce(events.repeats_until, 'infinity') >= ${from} end)`

/** Events that the person created or takes part in. */
export const isParticipantClause = ({ id }: Pick<Person, 'id'>): SQL =>
  sql`(events.created_by = ${id} or events.id in (select event_id from calendar_guests where user_id = ${id}))`

const toCalendarEvents = (rows: Row[], files: Files): CalendarEvent[] =>
  rows.map(({ users, created_by, all: _all, taken: _taken, ...event }) => ({
    ...event,
    users: users.map((one) => toApiPerson(one, files)),
    created_by: toApiPerson(created_by, files),
  }))

/** Returns each occurrence of a series that overlaps a span. */
export function expandOccurrences<OccurrenceRow extends Pick<Row, 'dates' | 'repeat' | 'occurrence' | 'all' | 'taken'>>(
  row: OccurrenceRow,
  { from, to }: Span,
): OccurrenceRow[] {
  const { dates, repeat } = row
  if (!row.all || !repeat) return [row]
  const lengthDays = daysBetween(dates.start, dates.end)
  return listOccurrences({ start: dates.start, repeat }, { from: addDays(from, -lengthDays), to })
    .filter((day) => !row.taken.includes(day))
    .map((day) => ({ ...row, occurrence: day, dates: { start: day, end: addDays(day, lengthDays) } }))
}

const getStartKey = ({ dates, times }: Row): string => `${dates.start} ${times?.start ?? ''}`

/** Returns the person's events that overlap a span of days, in order of time. */
export async function listEvents({ db, files, person }: Context, span: Span): Promise<CalendarEvent[]> {
  const rows = await queryRows<Row>(
    db,
    sql`select ${columns} from ${eventsSource} where ${overlapsSpanClause(span)} and ${isParticipantClause(person)}
      order by events.start_date, events.start_time nulls first, events.id limit 2000`,
  )
  const events = rows.flatMap((row) => expandOccurrences(row, span))
  return toCalendarEvents(
    events.toSorted((one, other) => getStartKey(one).localeCompare(getStartKey(other)) || one.id - other.id),
    files,
  )
}

/** Returns an event by its id; for a series the first occurrence, with its rule. */
export async function findEvent({ db, files, person }: Context, id: number): Promise<CalendarEvent> {
  const [event] = toCalendarEvents(
    await queryRows<Row>(
      db,
      sql`select ${columns} from ${eventsSource} where events.id = ${id} and events.series_id is null and ${isParticipantClause(person)}`,
    ),
    files,
  )
  if (!event) throw new PressError('notFound')
  return event
}

/** Queries by kind of date, limited to the dates that a person may read; undefined if the person may read no dates of that kind. */
const deadlineQueries: Record<DeadlineKind, (person: Person, span: Span) => SQL | undefined> = {
  application(person, span) {
    const scope = getGrantedScope(person.role, 'applications', 'read')
    return (
      scope &&
      sql`select id, due as date, book_name as name from applications
        where status in ('in process', 'revision') and ${isWithinSpan('due', span)} and ${visibleApplicationsClause(scope, person)}`
    )
  },
  signal: (person, span) => selectCardDates(person, span, 'signalEndDate'),
  print: (person, span) => selectCardDates(person, span, 'printStartDate'),
  project(person, span) {
    const scope = getGrantedScope(person.role, 'projects', 'read')
    return (
      scope &&
      sql`select projects.id, deadline as date, tech_cards.book_name as name
        from projects join tech_cards on tech_cards.id = projects.tech_card_id
        where projects.status <> 'done' and ${isWithinSpan('deadline', span)} and ${visibleProjectsClause(scope, person)}`
    )
  },
  offer(person, span) {
    const scope = getGrantedScope(person.role, 'offers', 'read')
    return (
      scope &&
      sql`select id, valid_until as date, number as name from offers
        where status = 'in process' and ${isWithinSpan('valid_until', span)} and ${visibleOffersClause(scope, person)}`
    )
  },
  memorandum: ({ role }, span) =>
    getGrantedScope(role, 'invoices', 'write') &&
    sql`select id, ends_on as date, party_name as name from memoranda where ${isWithinSpan('ends_on', span)}`,
  contract(person, span) {
    const scope = getGrantedScope(person.role, 'contracts', 'read')
    return (
      scope &&
      sql`select id, ends_on as date, case when book_name <> '' then book_name else party_name end as name from contracts
        where status = 'signed' and ${isWithinSpan('ends_on', span)} and ${visibleContractsClause({ scope, person })}`
    )
  },
}

const isWithinSpan = (column: string, { from, to }: Span): SQL =>
  sql`${sql.identifier(column)} between ${from}::date and ${to}::date`

function selectCardDates(person: Person, span: Span, column: string): SQL | undefined {
  const scope = getGrantedScope(person.role, 'techCards', 'read')
  return (
    scope &&
    sql`select id, ${sql.identifier(column)} as date, book_name as name from tech_cards
      where not is_archieve and ${isWithinSpan(column, span)} and ${visibleCardsClause(scope, person)}`
  )
}

/** Returns the press's dates within a span that the person may read, nearest first. */
export async function listDeadlines({ db, person }: Pick<Context, 'db' | 'person'>, span: Span): Promise<Deadline[]> {
  const queries = Object.entries(deadlineQueries).flatMap(([kind, buildQuery]) => {
    const query = buildQuery(person, span)
    return query ? [sql`select ${kind}::text as kind, id, date, name from (${query}) ${sql.identifier(kind)}`] : []
  })
  if (queries.length === 0) return []
  return queryRows<Deadline>(db, sql`${sql.join(queries, sql` union all `)} order by date, kind, id limit 1000`)
}
