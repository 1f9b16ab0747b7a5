import type { AnswerOf, ParsedQuery } from '@press/contract'
import { getBusySpans, mergeBusySpans, type CalendarEvent } from '@press/domain'
import { sql } from 'drizzle-orm'
import { queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import { mayInvite } from '../shared/guests.ts'
import { expandOccurrences, skippedDaysSql, overlapsSpanClause } from './queries.ts'

type Row = Pick<CalendarEvent, 'dates' | 'times' | 'repeat' | 'category' | 'occurrence'> & {
  /** Whether the row represents all occurrences of its rule. */
  all: boolean
  /** The days of the rule without a regular occurrence. */
  taken: string[]
  /** The ids of the requested people who take part. */
  people: number[]
}

/** Returns when people are busy. Titles are not read, so that an answer cannot contain them. */
export async function listBusyHours(
  { db, person }: Pick<Context, 'db' | 'person'>,
  { users, except: excludedId = 0, ...span }: ParsedQuery<'GET /api/events/free-time'>,
): Promise<AnswerOf<'GET /api/events/free-time'>['people']> {
  const guests = users.filter((id) => id !== person.id)
  if (!(await mayInvite(db, person, guests))) throw new PressError('validation', { fields: { users: 'choice' } })
  const participantIds = [person.id, ...guests]
  const rows = await queryRows<Row>(
    db,
    sql`select category, json_build_object('start', events.start_date, 'end', events.end_date) as dates,
        case when events.start_time is not null
          then json_build_object('start', events.start_time, 'end', events.end_time) end as times,
        events.repeat, events.occurrence, events.repeat is not null as all,
        case when events.repeat is null then array[]::text[] else ${skippedDaysSql} end as taken, busy.people
      from calendar_events events cross join lateral (
        select array_agg(id) as people from (
          select events.created_by as id union select user_id from calendar_guests where event_id = events.id) taking
        where id = any(${sql.param(participantIds)}::int[])) busy
      where ${overlapsSpanClause(span)} and busy.people is not null
        and not (events.created_by = ${person.id} and coalesce(events.series_id, events.id) = ${excludedId})
      limit 20000`,
  )
  const events = rows.flatMap((row) => expandOccurrences(row, span))
  return participantIds.map((id) => ({
    id,
    busy: mergeBusySpans(
      events.filter(({ people }) => people.includes(id)).flatMap((event) => getBusySpans(event, span)),
    ),
  }))
}
