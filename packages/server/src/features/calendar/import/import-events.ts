import type { ImportedEvent, ParsedQuery } from '@press/contract'
import { daysBetween, type ImportState } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import type { ReportProgress } from '../../../app/reply-with-progress.ts'
import type { Tx } from '../../../database/database.ts'
import { calendarEvents } from '../../../database/schema.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { Context } from '../../shared/context.ts'
import { guestsOfParts } from '../parts.ts'
import { isParticipantClause } from '../queries.ts'
import { scheduleReminder } from '../reminders.ts'
import { guestsNow, ruleColumns } from '../rows.ts'
import { ownEvent, planOf, type Planned } from './plan.ts'
import type { FileEvent, Refused } from './read-event.ts'
import { holdLock } from '../../../database/hold-lock.ts'

type Query = ParsedQuery<'POST /api/events/import'>
type Report = { events: ImportedEvent[]; written: number }

/** Rows per database statement. */
const atOnce = 200

/**
 * Compares the events of a file with the calendar; if `write` is set, saves them in one transaction. Does not change events that
 * already match the file.
 */
export const importEvents = (
  context: Context,
  found: readonly (FileEvent | Refused)[],
  { write, category }: Query,
  report: ReportProgress,
): Promise<Report> =>
  context.db.transaction(async (tx) => {
    const { person, t } = context
    if (write) await holdLock(tx, 'calendarImport', person.id)
    const plans = planOf(found)
    const states = await statesOf(tx, context, plans)
    const writtenCount = write ? await writeAll(tx, context, { plans, states, category }, report) : 0
    return {
      written: writtenCount,
      events: plans.map(({ row, name, event, parts, problem }) => ({
        row,
        name,
        state: states.get(row)?.state ?? 'refused',
        when: event ? { dates: event.dates, times: event.times, repeat: event.repeat } : null,
        parts: parts.length + (event?.skipped.length ?? 0),
        problem: problem ? t(`calendar:import.problem.${problem}`) : null,
      })),
    }
  })

/** How an imported event compares to the person's calendar, and the id of its row. */
interface ImportStatus {
  state: ImportState
  id?: number
}
type States = Map<number, ImportStatus>

async function statesOf(tx: Tx, { person }: Context, plans: readonly Planned[]): Promise<States> {
  const uids = plans.map(({ uid }) => uid).filter(Boolean)
  const known = new Map(
    (
      await tx
        .select({ id: calendarEvents.id, uid: calendarEvents.uid, print: calendarEvents.uid_print })
        .from(calendarEvents)
        .where(sql`created_by = ${person.id} and uid = any(${sql.param(uids)}::text[])`)
    ).map((row) => [row.uid, row]),
  )
  const ids = uids.flatMap((uid) => ownEvent.exec(uid)?.slice(1) ?? []).map(Number)
  const { rows: visibleRows } = await tx.execute<{ id: number }>(
    sql`select id from calendar_events events where id = any(${sql.param(ids)}::int[]) and ${isParticipantClause(person)}`,
  )
  const ownUids = new Set(visibleRows.map(({ id }) => `event-${id}@press`))
  return new Map(
    plans.map(({ row, event, uid, print }): [number, ImportStatus] => {
      const before = known.get(uid)
      if (!event) return [row, { state: 'refused' }]
      // An event that this platform exported does not count as changed.
      if (ownUids.has(uid)) return [row, { state: 'there' }]
      if (!before) return [row, { state: 'new' }]
      return [row, { state: before.print === print ? 'there' : 'changed', id: before.id }]
    }),
  )
}

interface Writing {
  plans: readonly Planned[]
  states: States
  category: Query['category']
}

async function writeAll(
  tx: Tx,
  context: Context,
  { plans, states, category }: Writing,
  report: ReportProgress,
): Promise<number> {
  const { person } = context
  const of = (state: ImportState) => plans.filter(({ row }) => states.get(row)?.state === state)
  const fresh = of('new')
  const changed = of('changed')
  const total = fresh.length + changed.length
  for (let at = 0; at < fresh.length; at += atOnce) {
    report({ done: at, of: total })
    const some = fresh.slice(at, at + atOnce)
    const made = await tx
      .insert(calendarEvents)
      .values(some.map((plan) => ({ ...masterColumns(plan), category, tag: eventOf(plan).tag, created_by: person.id })))
      .returning({ id: calendarEvents.id, uid: calendarEvents.uid })
    const ids = new Map(made.map(({ id, uid }) => [uid, id]))
    await insertParts(
      tx,
      some.flatMap((plan) => partsOf(plan, { id: ids.get(plan.uid) ?? 0, created_by: person.id, category })),
    )
  }
  for (const [index, plan] of changed.entries()) {
    report({ done: fresh.length + index, of: total })
    await rewrite(tx, context, plan, states.get(plan.row)?.id ?? 0)
  }
  report({ done: total, of: total })
  if (total > 0)
    await recordEvent(tx, 'event.imported', { id: null }, { created: fresh.length, changed: changed.length })
  return total
}

function eventOf({ event, row }: Planned): FileEvent {
  if (!event) throw new Error(`Event ${row} of the file has nothing to import`)
  return event
}

const spanColumns = ({ name, details, dates, times }: FileEvent) => ({
  name,
  details,
  start_date: dates.start,
  end_date: dates.end,
  start_time: times?.start ?? null,
  end_time: times?.end ?? null,
})

/** Returns the columns that come from the file. The person chooses the category, the importance and the reminder. */
function masterColumns(plan: Planned) {
  const event = eventOf(plan)
  const { start, end } = event.dates
  const cancelledDays = plan.parts.filter(({ cancelled }) => cancelled).map(({ occurrence }) => occurrence ?? '')
  return {
    ...spanColumns(event),
    ...(event.repeat
      ? ruleColumns(start, daysBetween(start, end), event.repeat)
      : { repeat: null, repeats_until: null }),
    skipped: [...new Set([...event.skipped, ...cancelledDays])].toSorted(),
    uid: plan.uid,
    uid_print: plan.print,
  }
}

type Row = Pick<typeof calendarEvents.$inferSelect, 'id' | 'created_by' | 'category'>

const partsOf = ({ parts }: Planned, { id, created_by, category }: Row) =>
  parts
    .filter(({ cancelled }) => !cancelled)
    .map((part) => ({
      ...spanColumns(part),
      tag: part.tag,
      category,
      created_by,
      series_id: id,
      occurrence: part.occurrence,
    }))

async function insertParts(tx: Tx, parts: ReturnType<typeof partsOf>): Promise<void> {
  for (let at = 0; at < parts.length; at += atOnce) await tx.insert(calendarEvents).values(parts.slice(at, at + atOnce))
}

/** Overwrites an event with the current version in the file. Deletes local changes of single occurrences. */
async function rewrite(tx: Tx, context: Context, plan: Planned, id: number): Promise<void> {
  const [row] = await tx.select().from(calendarEvents).where(eq(calendarEvents.id, id)).for('update')
  if (!row) throw new Error('The event to overwrite no longer exists')
  const guests = await guestsNow(tx, id)
  const ofParts = await guestsOfParts(tx, id, row.start_date)
  const columns = masterColumns(plan)
  await tx.delete(calendarEvents).where(eq(calendarEvents.series_id, id))
  await tx
    .update(calendarEvents)
    .set({ ...columns, version: row.version + 1, updated_at: sql`now()` })
    .where(eq(calendarEvents.id, id))
  await insertParts(tx, partsOf(plan, row))
  await scheduleReminder(tx, id)
  if (guests.length + ofParts.length > 0)
    await recordEvent(
      tx,
      'event.changed',
      { id },
      { name: columns.name, date: columns.start_date, told: [], moved: guests },
      { audience: [...guests, ...ofParts] },
    )
}
