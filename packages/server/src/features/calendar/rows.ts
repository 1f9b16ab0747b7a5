import type { ParsedBody } from '@press/contract'
import { addDays, daysBetween, validateEvent, type EventRepeat } from '@press/domain'
import { alignStart, getLastOccurrence } from '@press/domain/calendar/series'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { calendarEvents, calendarGuests } from '../../database/schema.ts'
import { PressError, type FieldKey, type FieldProblem } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import { mayInvite } from '../shared/guests.ts'

export type Body = Omit<ParsedBody<'POST /api/events'>, 'moves' | 'skips'>
export type EventRow = typeof calendarEvents.$inferSelect

const fieldProblems: Partial<Record<string, FieldKey>> = {
  endsBeforeStart: 'beforeStart',
  untilBeforeStart: 'beforeStart',
  time: 'invalid',
  count: 'invalid',
}

export function assertValidEvent(body: Body): void {
  const problems = Object.entries(validateEvent(body)).map(([field, problem]): [string, FieldProblem] => [
    field,
    fieldProblems[problem] ?? (problem as FieldKey),
  ])
  if (problems.length > 0) throw new PressError('validation', { fields: Object.fromEntries(problems) })
}

/** Returns the row's columns from a form, without the recurrence rule. */
export const toColumns = ({ name, category, tag, dates, times, details, remind }: Body) => ({
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

/** Returns the row's columns with the recurrence rule; the row starts on the rule's first day. */
export function toSeriesColumns(body: Body) {
  const { dates, repeat } = body
  if (!repeat) return { ...toColumns(body), repeat: null, repeats_until: null }
  const series = alignStart({ start: dates.start, repeat })
  if (!series) throw new PressError('validation', { fields: { 'repeat.until': 'beforeStart' } })
  const lengthDays = daysBetween(dates.start, dates.end)
  return {
    ...toColumns({ ...body, dates: { start: series.start, end: addDays(series.start, lengthDays) } }),
    ...toRuleColumns(series.start, lengthDays, repeat),
  }
}

export function toRuleColumns(start: string, lengthDays: number, repeat: EventRepeat) {
  const lastDay = getLastOccurrence({ start, repeat })
  return { repeat, repeats_until: lastDay && addDays(lastDay, lengthDays) }
}

/** Returns the named guests without the owner. */
export const getNamedGuestIds = ({ users }: Body, ownerId: number): number[] =>
  [...new Set(users)].filter((id) => id !== ownerId)

export async function findGuestIds(tx: Tx, id: number): Promise<number[]> {
  const rows = await tx.select().from(calendarGuests).where(eq(calendarGuests.event_id, id))
  return rows.map(({ user_id }) => user_id)
}

/** Replaces the guests of a row. Existing guests may stay, even if the person may not invite them now. */
export async function replaceGuests(
  tx: Tx,
  { person }: Context,
  id: number,
  { before: previousGuests, guests }: { before: readonly number[]; guests: readonly number[] },
): Promise<void> {
  const newGuests = guests.filter((guest) => !previousGuests.includes(guest))
  if (!(await mayInvite(tx, person, newGuests))) throw new PressError('validation', { fields: { users: 'choice' } })
  await tx.delete(calendarGuests).where(eq(calendarGuests.event_id, id))
  if (guests.length > 0) await tx.insert(calendarGuests).values(guests.map((user_id) => ({ event_id: id, user_id })))
}

/** Locks the person's own event until the transaction ends. Guests may read an event, but not change it. */
export async function lockEvent(tx: Tx, { person }: Context, id: number): Promise<EventRow> {
  const [row] = await tx
    .select()
    .from(calendarEvents)
    .where(sql`id = ${id} and series_id is null`)
    .for('update')
  if (row?.created_by === person.id) return row
  const [guest] = await tx
    .select()
    .from(calendarGuests)
    .where(sql`event_id = ${row?.id ?? null} and user_id = ${person.id}`)
  throw new PressError(guest ? 'forbidden' : 'notFound')
}
