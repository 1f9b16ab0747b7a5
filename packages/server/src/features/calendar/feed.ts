import { addDays, roleOf } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Person } from '../../auth/person.ts'
import { newToken, tokenHash } from '../../auth/tokens.ts'
import { today } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { iso, rows } from '../../database/rows.ts'
import { calendarFeeds, users } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { record } from '../../events/record.ts'
import type { Context } from '../context.ts'
import type { Translator } from '../../texts.ts'
import { listDeadlines, own } from './queries.ts'

/** Days that an address shows, back and ahead. */
const back = 365
const ahead = 730
/** Seconds after which programs are asked to read it again. */
const renewed = 3600

export async function findFeed({ db, person }: Context): Promise<{ created_at: string } | null> {
  const [found] = await rows<{ created_at: string }>(
    db,
    sql`select ${iso('created_at')} as created_at from calendar_feeds where user_id = ${person.id}`,
  )
  return found ?? null
}

/** Makes a person's secret address; whoever had the one before reads nothing any more. */
export async function makeFeed(context: Context): Promise<string> {
  const { db, person } = context
  const secret = newToken()
  await db.transaction(async (tx) => {
    const made = { secret_hash: tokenHash(secret), created_at: sql`now()` }
    await tx
      .insert(calendarFeeds)
      .values({ user_id: person.id, ...made })
      .onConflictDoUpdate({ target: calendarFeeds.user_id, set: made })
    await record(tx, audited(person, 'account.calendarShared'))
  })
  return secret
}

export async function endFeed({ db, person }: Context): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(calendarFeeds).where(eq(calendarFeeds.user_id, person.id))
    if (rowCount) await record(tx, audited(person, 'account.calendarUnshared'))
  })
}

/** Of the audit log: who has the address reads a calendar without signing in. */
const audited = ({ id }: Person, type: string) =>
  ({ type, resource: 'account', resource_id: id, actor_id: id }) as const

interface Shown {
  id: number
  name: string
  details: string
  start_date: string
  end_date: string
  /** Moments of an event that has hours. */
  starts: string | null
  ends: string | null
}

/** What a secret address opens, as iCalendar. One that was ended, or never was, is answered alike. */
export async function readFeed(db: Db, secret: string, t: Translator): Promise<string> {
  const [user] = await db
    .select({ id: users.id, name: users.name, email: users.email, role_id: users.role_id })
    .from(users)
    .innerJoin(calendarFeeds, eq(calendarFeeds.user_id, users.id))
    .where(sql`${calendarFeeds.secret_hash} = ${tokenHash(secret)} and ${users.active}`)
  if (!user) throw new PressError('notFound')
  const { key: role, portal } = roleOf(user.role_id)
  const person: Person = { ...user, role, portal, session_id: 0 }
  const span = { from: addDays(today(), -back), to: addDays(today(), ahead) }
  const [events, deadlines] = await Promise.all([
    rows<Shown>(
      db,
      // Hours are the press's: the database knows which zone that was at the time.
      sql`select id, name, details, start_date, end_date,
          ${iso("((start_date + start_time::time) at time zone 'Asia/Almaty')")} as starts,
          ${iso("((end_date + end_time::time) at time zone 'Asia/Almaty')")} as ends
        from calendar_events events
        where end_date >= ${span.from} and start_date <= ${span.to} and ${own(person)}
        order by start_date, id limit 5000`,
    ),
    listDeadlines({ db, person }, span),
  ])
  const calendar = ical({
    name: 'Press',
    prodId: '//Press//Press//RU',
    ttl: renewed,
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const { id, name, details, start_date, end_date, starts, ends } of events)
    calendar.createEvent({
      id: `event-${id}@press`,
      summary: name,
      description: details,
      ...(starts && ends ? { start: new Date(starts), end: new Date(ends) } : wholeDays(start_date, end_date)),
    })
  for (const { kind, id, date, name } of deadlines)
    calendar.createEvent({
      id: `${kind}-${id}@press`,
      summary: `${t(`calendar:deadline.${kind}`)}: ${name}`,
      ...wholeDays(date, date),
    })
  return calendar.toString()
}

/** iCalendar's last day is the one after. */
const wholeDays = (first: string, last: string) => ({
  allDay: true,
  start: new Date(`${first}T00:00:00Z`),
  end: new Date(`${addDays(last, 1)}T00:00:00Z`),
})
