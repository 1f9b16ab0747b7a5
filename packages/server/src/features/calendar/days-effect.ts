import { type DaysEffect, type EventRepeat, maxShownDeadlines } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { type Span, skippedDaysSql, overlapsSpanClause, expandOccurrences, listDeadlines } from './queries.ts'
import type { Context } from '../shared/context.ts'

interface Meeting {
  dates: { start: string; end: string }
  repeat: EventRepeat | null
  occurrence: string | null
  /** Whether the row represents all occurrences of its rule. */
  all: boolean
  /** The days of the rule without a regular occurrence. */
  taken: string[]
}

/** Returns the first date of each meeting within a span. Does not read the contents of the meetings. */
async function listMeetingDays(db: Db, span: Span): Promise<string[]> {
  const rows = await queryRows<Meeting>(
    db,
    sql`select json_build_object('start', start_date, 'end', end_date) as dates, repeat, occurrence::text,
        repeat is not null as all, case when repeat is null then array[]::text[] else ${skippedDaysSql} end as taken
      from calendar_events events where category = 'meetings' and ${overlapsSpanClause(span)} limit 2000`,
  )
  return rows.flatMap((row) => expandOccurrences(row, span)).map(({ dates }) => dates.start)
}

/** Returns what falls on the given days, which may become days off: deadlines that the person may read, and everyone's meetings. */
export async function findDaysEffect(
  { db, person }: Pick<Context, 'db' | 'person'>,
  daysOff: readonly string[],
): Promise<DaysEffect> {
  const days = daysOff.toSorted((one, other) => one.localeCompare(other))
  const span = { from: days[0] ?? '', to: days.at(-1) ?? '' }
  const [deadlines, meetings] = await Promise.all([listDeadlines({ db, person }, span), listMeetingDays(db, span)])
  const affectedDeadlines = deadlines.filter(({ date }) => days.includes(date))
  const affectedMeetingDays = meetings.filter((date) => days.includes(date))
  return {
    deadlines: { count: affectedDeadlines.length, first: affectedDeadlines.slice(0, maxShownDeadlines) },
    meetings: { count: affectedMeetingDays.length, days: days.filter((date) => affectedMeetingDays.includes(date)) },
  }
}
