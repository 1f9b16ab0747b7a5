import type { CalendarEvent, ParsedBody } from '@press/contract'
import { eventProblems } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import { assertVersion, change } from '../../database/change.ts'
import type { Tx } from '../../database/database.ts'
import { calendarEvents, calendarGuests } from '../../database/schema.ts'
import { PressError, type FieldProblem } from '../../errors.ts'
import { record } from '../../events/record.ts'
import type { Context } from '../context.ts'
import { mayInvite } from './guests.ts'
import { findEvent } from './queries.ts'
import { planReminder } from './remind.ts'

type Body = ParsedBody<'POST /api/events'>

function check(body: Body): void {
  const problems = Object.entries(eventProblems(body)).map(([field, problem]): [string, FieldProblem] => [
    field,
    problem === 'endsBeforeStart' ? 'beforeStart' : problem === 'time' ? 'invalid' : problem,
  ])
  if (problems.length > 0) throw new PressError('validation', { fields: Object.fromEntries(problems) })
}

const columnsOf = ({ name, category, tag, dates, times, details, remind }: Body) => ({
  name,
  category,
  tag,
  start_date: dates.start,
  end_date: dates.end,
  start_time: times?.start ?? null,
  end_time: times?.end ?? null,
  details,
  remind,
})

/** Those who are named, without whoever writes it down. */
const guestsOf = ({ users }: Body, owner: number): number[] => [...new Set(users)].filter((id) => id !== owner)

/** Names the guests of an event anew; returns those who were there before. */
async function invite(tx: Tx, context: Context, id: number, guests: readonly number[]): Promise<number[]> {
  const before = await tx.delete(calendarGuests).where(eq(calendarGuests.event_id, id)).returning()
  const known = before.map(({ user_id }) => user_id)
  const asked = guests.filter((guest) => !known.includes(guest))
  if (!(await mayInvite(tx, context.person, asked))) throw new PressError('validation', { fields: { users: 'choice' } })
  if (guests.length > 0) await tx.insert(calendarGuests).values(guests.map((user_id) => ({ event_id: id, user_id })))
  return known
}

export async function writeEvent(context: Context, body: Body): Promise<CalendarEvent> {
  const { db, person } = context
  check(body)
  const guests = guestsOf(body, person.id)
  const id = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(calendarEvents)
      .values({ ...columnsOf(body), created_by: person.id })
      .returning({ id: calendarEvents.id })
    if (!row) throw new Error('An event was not written')
    await invite(tx, context, row.id, guests)
    await planReminder(tx, row.id)
    await recordOf(tx, context, 'created', row.id, { body, told: guests })
    return row.id
  })
  return findEvent(context, id)
}

export async function editEvent(
  context: Context,
  id: number,
  { version, ...body }: ParsedBody<'PUT /api/events/{id}'>,
): Promise<CalendarEvent> {
  const { db, person } = context
  check(body)
  const guests = guestsOf(body, person.id)
  await change(
    db,
    async (tx) => {
      const row = await lock(tx, context, id)
      assertVersion(row, version)
      const before = await invite(tx, context, id, guests)
      await tx
        .update(calendarEvents)
        .set({ ...columnsOf(body), version: row.version + 1, updated_at: sql`now()` })
        .where(eq(calendarEvents.id, id))
      await planReminder(tx, id)
      const added = guests.filter((guest) => !before.includes(guest))
      const moved =
        row.start_date !== body.dates.start ||
        row.end_date !== body.dates.end ||
        row.start_time !== (body.times?.start ?? null) ||
        row.end_time !== (body.times?.end ?? null)
      await recordOf(tx, context, 'changed', id, {
        body,
        told: added,
        moved: moved ? guests.filter((guest) => before.includes(guest)) : [],
        heard: [...before, ...guests],
      })
    },
    async () => ({ event: await findEvent(context, id) }),
  )
  return findEvent(context, id)
}

export async function removeEvent(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { name, start_date } = await lock(tx, context, id)
    const gone = await tx.delete(calendarGuests).where(eq(calendarGuests.event_id, id)).returning()
    const guests = gone.map(({ user_id }) => user_id)
    await tx.delete(calendarEvents).where(eq(calendarEvents.id, id))
    await recordOf(tx, context, 'removed', id, {
      body: { name, dates: { start: start_date } },
      told: guests,
    })
  })
}

/** One's own event, held until the transaction ends; another's that names one may be read and not changed. */
async function lock(tx: Tx, { person }: Context, id: number) {
  const [row] = await tx.select().from(calendarEvents).where(eq(calendarEvents.id, id)).for('update')
  if (row?.created_by === person.id) return row
  const [guest] = await tx
    .select()
    .from(calendarGuests)
    .where(sql`event_id = ${id} and user_id = ${person.id}`)
  throw new PressError(guest ? 'forbidden' : 'notFound')
}

interface Said {
  body: { name: string; dates: { start: string } }
  /** Whom it is news to, and to whom it is at another time. */
  told: number[]
  moved?: number[]
  /** Whose calendars show it, or did. @default those who are told */
  heard?: number[]
}

const recordOf = (
  tx: Tx,
  { person }: Context,
  what: string,
  id: number,
  { body, told, moved = [], heard = told }: Said,
) =>
  record(tx, {
    type: `event.${what}`,
    resource: 'event',
    resource_id: id,
    actor_id: person.id,
    data: { name: body.name, date: body.dates.start, told, moved },
    audience: [...new Set([person.id, ...heard])],
  })
