import { addDays, getRoleOrDefault, type EventRepeat } from '@press/domain'
import { formatIcalRule } from '@press/domain/calendar/series'
import { eq, sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { createToken, hashToken } from '../../auth/tokens.ts'
import { getToday } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { isoTimestampSql, queryRows } from '../../database/rows.ts'
import { calendarFeeds, users } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import type { Translate } from '../../texts.ts'
import { formatCalendar, type FeedEvent } from './ical.ts'
import { toEventTimes } from './parts.ts'
import { listDeadlines, isParticipantClause, skippedDaysSql, overlapsSpanClause } from './queries.ts'

/** How many past and future days a feed shows. */
const feedPastDays = 365
const feedFutureDays = 730

export async function findFeed({ db, person }: Context): Promise<{ created_at: string } | null> {
  const [feed] = await queryRows<{ created_at: string }>(
    db,
    sql`select ${isoTimestampSql('created_at')} as created_at from calendar_feeds where user_id = ${person.id}`,
  )
  return feed ?? null
}

/** Creates a person's secret address; the previous one stops working. */
export async function createFeed(context: Context): Promise<string> {
  const { db, person } = context
  const secret = createToken()
  await db.transaction(async (tx) => {
    const feedValues = { secret_hash: hashToken(secret), created_at: sql`now()` }
    await tx
      .insert(calendarFeeds)
      .values({ user_id: person.id, ...feedValues })
      .onConflictDoUpdate({ target: calendarFeeds.user_id, set: feedValues })
    await recordEvent(tx, 'account.calendarShared', person)
  })
  return secret
}

export async function revokeFeed({ db, person }: Context): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(calendarFeeds).where(eq(calendarFeeds.user_id, person.id))
    if (rowCount) await recordEvent(tx, 'account.calendarUnshared', person)
  })
}

interface Row {
  id: number
  version: number
  name: string
  details: string
  start_date: string
  end_date: string
  start_time: string | null
  end_time: string | null
  repeat: EventRepeat | null
  /** The days of the rule without a regular occurrence. */
  taken: string[]
  series_id: number | null
  occurrence: string | null
}

/** Returns the calendar of a secret address as iCalendar. Revoked and unknown addresses get the same answer. */
export async function readFeed(db: Db, secret: string, t: Translate): Promise<string> {
  const [user] = await db
    .select({ id: users.id, name: users.name, email: users.email, role_id: users.role_id })
    .from(users)
    .innerJoin(calendarFeeds, eq(calendarFeeds.user_id, users.id))
    .where(sql`${calendarFeeds.secret_hash} = ${hashToken(secret)} and ${users.active}`)
  if (!user) throw new PressError('notFound')
  const { key: role, portal } = getRoleOrDefault(user.role_id)
  const person: Person = { ...user, role, portal, session_id: 0 }
  const span = { from: addDays(getToday(), -feedPastDays), to: addDays(getToday(), feedFutureDays) }
  const [events, deadlines] = await Promise.all([
    queryRows<Row>(
      db,
      sql`select id, version, name, details, start_date, end_date, start_time, end_time, repeat, series_id, occurrence,
          case when repeat is null then array[]::text[] else ${skippedDaysSql} end as taken
        from calendar_events events where ${overlapsSpanClause(span)} and ${isParticipantClause(person)} order by start_date, id limit 5000`,
    ),
    listDeadlines({ db, person }, span),
  ])
  return formatCalendar([
    ...events.map((event) => toFeedEvent(event, events)),
    ...deadlines.map(({ kind, id, date, name }) => ({
      uid: `${kind}-${id}@press`,
      name: `${t(`calendar:deadline.${kind}`)}: ${name}`,
      dates: { start: date, end: date },
      times: null,
    })),
  ])
}

/** Converts an event for the feed. A changed occurrence appears as part of its series, if the person also sees the series. */
function toFeedEvent(event: Row, allEvents: readonly Row[]): FeedEvent {
  const { id, version, name, details, start_date: start, end_date: end, repeat, series_id, occurrence } = event
  const seriesRow = allEvents.find((one) => one.id === series_id)
  const changedDays = allEvents.filter((one) => one.series_id === id).map((one) => one.occurrence)
  return {
    uid: `event-${seriesRow?.id ?? id}@press`,
    name,
    details,
    sequence: (seriesRow?.version ?? version) - 1,
    dates: { start, end },
    times: toEventTimes(event),
    ...(seriesRow && occurrence && { part: { day: occurrence, time: seriesRow.start_time } }),
    ...(repeat && {
      rule: {
        text: formatIcalRule({ start, repeat }),
        without: event.taken.filter((day) => !changedDays.includes(day)),
      },
    }),
  }
}
