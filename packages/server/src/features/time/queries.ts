import type { AnswerOf } from '@press/contract'
import {
  listDaysOfMonth,
  calculateMonthSums,
  getPresence,
  roleByKey,
  timeKeepers,
  type Scope,
  type TimeDay,
  type TimeSpan,
  type PresentPerson,
  type TimeCorrection,
} from '@press/domain'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { toLocalMinute } from '../../clock.ts'
import type { Db, Queryable } from '../../database/database.ts'
import { isoTimestampSql, queryRows } from '../../database/rows.ts'
import { timeSpans } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { toApiPerson, type PersonRow } from '../shared/people.ts'

/** Returns the current date in the press's time zone, and the minutes since midnight. */
export function getPressNow(): { today: string; now: number } {
  const { day, time } = toLocalMinute(new Date())
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { today: day, now: hours * 60 + minutes }
}

const isTimeKeeper = sql`users.role_id = any(${sql.param(timeKeepers.map((role) => roleByKey(role).id))}::int[])`
const visibleUsersClause = (scope: Scope, { id }: Pick<Person, 'id'>): SQL =>
  scope === 'all' ? sql`true` : sql`users.id = ${id}`

export const findSpans = (db: Queryable, userId: number, day: string): Promise<TimeSpan[]> =>
  db
    .select({ from: timeSpans.from, to: timeSpans.to })
    .from(timeSpans)
    .where(and(eq(timeSpans.user_id, userId), eq(timeSpans.day, day)))
    .orderBy(timeSpans.from)

const correctionColumns = sql`corrections.id, corrections.version, corrections.day::text as day, corrections.was, corrections.spans,
  corrections.reason, corrections.status, corrections.note, ${isoTimestampSql('corrections.created_at')} as created_at,
  ${isoTimestampSql('corrections.decided_at')} as decided_at, deciders.name as decided_by`
const correctionSource = sql`time_corrections corrections left join users deciders on deciders.id = corrections.decided_by`

export async function findCorrection(db: Db, id: number): Promise<TimeCorrection> {
  const [row] = await queryRows<TimeCorrection>(
    db,
    sql`select ${correctionColumns} from ${correctionSource} where corrections.id = ${id}`,
  )
  if (!row) throw new PressError('notFound')
  return row
}

interface Context {
  db: Db
  files: Files
  person: Person
  scope: Scope
}
interface MonthRow extends PersonRow {
  days: TimeDay[]
}

const daysJsonSql = (firstDay: string, lastDay: string): SQL =>
  sql`(select coalesce(json_agg(json_build_object('day', day, 'spans', spans) order by day), '[]') from (
    select day, json_agg(json_build_object('from', from_minute, 'to', to_minute) order by from_minute) as spans
    from time_spans where user_id = users.id and day between ${firstDay} and ${lastDay} group by day) days)`

/**
 * Returns the people whose hours are tracked, with their hours of a month. Former staff appear in the months in which they have
 * hours.
 */
export const findMonthRows = (db: Db, scope: Scope, person: Pick<Person, 'id'>, month: string): Promise<MonthRow[]> => {
  const days = listDaysOfMonth(month)
  const [firstDay = '', lastDay = ''] = [days[0], days.at(-1)]
  return queryRows<MonthRow>(
    db,
    sql`select users.id, users.name, users.role_id, users.avatar_file_id, ${daysJsonSql(firstDay, lastDay)} as days from users
      where ${visibleUsersClause(scope, person)} and ((users.active and ${isTimeKeeper})
        or exists (select from time_spans where user_id = users.id and day between ${firstDay} and ${lastDay}))
      order by users.name collate "kk-x-icu", users.id`,
  )
}

type Away = PresentPerson['away']

const fullDayAbsenceClause = sql`category in ('holidays', 'trips') and start_time is null and repeat is null`

/** Returns the whole-day leave and trips in people's calendars. */
async function findAbsences(db: Db, day: string): Promise<ReadonlyMap<number, NonNullable<Away>>> {
  const rows = await queryRows<NonNullable<Away> & { id: number }>(
    db,
    sql`select distinct on (created_by) created_by as id, category, end_date::text as until from calendar_events
      where ${fullDayAbsenceClause} and start_date <= ${day} and end_date >= ${day}
      order by created_by, end_date desc`,
  )
  return new Map(rows.map(({ id, category, until }) => [id, { category, until }]))
}

export async function findPresentPeople({
  db,
  files,
  person,
  scope,
}: Context): Promise<AnswerOf<'GET /api/time/today'>> {
  const { today, now: nowMinutes } = getPressNow()
  const month = today.slice(0, 7)
  const [people, absences, pendingCounts] = await Promise.all([
    findMonthRows(db, scope, person, month),
    findAbsences(db, today),
    queryRows<{ id: number; waiting: number }>(
      db,
      sql`select user_id as id, count(*)::int as waiting from time_corrections where status = 'waiting' group by user_id`,
    ),
  ])
  const pendingById = new Map(pendingCounts.map((one) => [one.id, one.waiting]))
  return {
    day: today,
    now: nowMinutes,
    people: people.map((row): PresentPerson => {
      const spans = row.days.find(({ day }) => day === today)?.spans ?? []
      const sums = calculateMonthSums(month, row.days, [], today)
      const absence = absences.get(row.id) ?? null
      return {
        user: toApiPerson(row, files),
        presence: getPresence(today, spans, nowMinutes, absence !== null),
        spans: [...spans],
        away: absence,
        worked: sums.worked,
        norm: sums.normSoFar,
        waiting: pendingById.get(row.id) ?? 0,
      }
    }),
  }
}

export async function findPersonMonth(
  { db, files, person, scope }: Context,
  id: number,
  month: string | undefined,
): Promise<AnswerOf<'GET /api/time/users/{id}'>> {
  if (scope === 'own' && id !== person.id) throw new PressError('notFound')
  const { today, now: nowMinutes } = getPressNow()
  const requestedMonth = month ?? today.slice(0, 7)
  const days = listDaysOfMonth(requestedMonth)
  const [firstDay = '', lastDay = ''] = [days[0], days.at(-1)]
  const [user] = await queryRows<MonthRow>(
    db,
    sql`select users.id, users.name, users.role_id, users.avatar_file_id, ${daysJsonSql(firstDay, lastDay)} as days from users
      where users.id = ${id} and (${isTimeKeeper} or exists (select from time_spans where user_id = users.id))`,
  )
  if (!user) throw new PressError('notFound')
  const correctionRows = await queryRows<TimeCorrection>(
    db,
    sql`select ${correctionColumns} from ${correctionSource}
      where corrections.user_id = ${id} and corrections.day between ${firstDay} and ${lastDay}
      order by corrections.status <> 'waiting', corrections.day desc, corrections.id desc`,
  )
  const absences = await queryRows<AnswerOf<'GET /api/time/users/{id}'>['away'][number]>(
    db,
    sql`select category, start_date::text as start, end_date::text as end from calendar_events
      where created_by = ${id} and ${fullDayAbsenceClause} and start_date <= ${lastDay} and end_date >= ${firstDay}
      order by start_date, id`,
  )
  return {
    user: toApiPerson(user, files),
    away: absences,
    month: requestedMonth,
    today,
    now: nowMinutes,
    days: user.days.map(({ day, spans }) => ({ day, spans: [...spans] })),
    corrections: correctionRows,
  }
}
