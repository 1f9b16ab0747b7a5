import type { ParsedQuery } from '@press/contract'
import { daysBetween, type ImportState, type ImportedEvent } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import type { ReportProgress } from '../../../app/reply-with-progress.ts'
import type { Tx } from '../../../database/database.ts'
import { calendarEvents } from '../../../database/schema.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { Context } from '../../shared/context.ts'
import { findOccurrenceGuestIds } from '../parts.ts'
import { isParticipantClause } from '../queries.ts'
import { scheduleReminder } from '../reminders.ts'
import { findGuestIds, toRuleColumns } from '../rows.ts'
import { ownEventUidPattern, planImport, type ImportPlan } from './plan.ts'
import type { FileEvent, RefusedEvent } from './read-event.ts'
import { holdLock } from '../../../database/hold-lock.ts'

type Query = ParsedQuery<'POST /api/events/import'>
type Report = { events: ImportedEvent[]; written: number }

/** Rows per database statement. */
const batchSize = 200

/**
 * Compares the events of a file with the calendar; if `write` is set, saves them in one transaction. Does not change events that
 * already match the file.
 */
export const importEvents = (
  context: Context,
  fileEvents: readonly (FileEvent | RefusedEvent)[],
  { write, category }: Query,
  reportProgress: ReportProgress,
): Promise<Report> =>
  context.db.transaction(async (tx) => {
    const { person, t } = context
    if (write) await holdLock(tx, 'calendarImport', person.id)
    const plans = planImport(fileEvents)
    const states = await findImportStates(tx, context, plans)
    const writtenCount = write ? await writeEvents(tx, context, { plans, states, category }, reportProgress) : 0
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

async function findImportStates(tx: Tx, { person }: Context, plans: readonly ImportPlan[]): Promise<States> {
  const uids = plans.map(({ uid }) => uid).filter(Boolean)
  const eventsByUid = new Map(
    (
      await tx
        .select({ id: calendarEvents.id, uid: calendarEvents.uid, print: calendarEvents.uid_print })
        .from(calendarEvents)
        .where(sql`created_by = ${person.id} and uid = any(${sql.param(uids)}::text[])`)
    ).map((row) => [row.uid, row]),
  )
  const ids = uids.flatMap((uid) => ownEventUidPattern.exec(uid)?.slice(1) ?? []).map(Number)
  const { rows: visibleRows } = await tx.execute<{ id: number }>(
    sql`select id from calendar_events events where id = any(${sql.param(ids)}::int[]) and ${isParticipantClause(person)}`,
  )
  const ownUids = new Set(visibleRows.map(({ id }) => `event-${id}@press`))
  return new Map(
    plans.map(({ row, event, uid, contentHash: planHash }): [number, ImportStatus] => {
      const existingEvent = eventsByUid.get(uid)
      if (!event) return [row, { state: 'refused' }]
      // An event that this platform exported does not count as changed.
      if (ownUids.has(uid)) return [row, { state: 'there' }]
      if (!existingEvent) return [row, { state: 'new' }]
      return [row, { state: existingEvent.print === planHash ? 'there' : 'changed', id: existingEvent.id }]
    }),
  )
}

interface WriteInput {
  plans: readonly ImportPlan[]
  states: States
  category: Query['category']
}

async function writeEvents(
  tx: Tx,
  context: Context,
  { plans, states, category }: WriteInput,
  reportProgress: ReportProgress,
): Promise<number> {
  const { person } = context
  const getPlansInState = (state: ImportState) => plans.filter(({ row }) => states.get(row)?.state === state)
  const newPlans = getPlansInState('new')
  const changedPlans = getPlansInState('changed')
  const total = newPlans.length + changedPlans.length
  for (let offset = 0; offset < newPlans.length; offset += batchSize) {
    reportProgress({ done: offset, of: total })
    const batch = newPlans.slice(offset, offset + batchSize)
    const insertedRows = await tx
      .insert(calendarEvents)
      .values(
        batch.map((plan) => ({
          ...toImportedColumns(plan),
          category,
          tag: requireEvent(plan).tag,
          created_by: person.id,
        })),
      )
      .returning({ id: calendarEvents.id, uid: calendarEvents.uid })
    const ids = new Map(insertedRows.map(({ id, uid }) => [uid, id]))
    await insertOccurrences(
      tx,
      batch.flatMap((plan) =>
        buildOccurrenceRows(plan, { id: ids.get(plan.uid) ?? 0, created_by: person.id, category }),
      ),
    )
  }
  for (const [index, plan] of changedPlans.entries()) {
    reportProgress({ done: newPlans.length + index, of: total })
    await overwriteEvent(tx, context, plan, states.get(plan.row)?.id ?? 0)
  }
  reportProgress({ done: total, of: total })
  if (total > 0)
    await recordEvent(tx, 'event.imported', { id: null }, { created: newPlans.length, changed: changedPlans.length })
  return total
}

function requireEvent({ event, row }: ImportPlan): FileEvent {
  if (!event) throw new Error(`Event ${row} of the file has nothing to import`)
  return event
}

const toSpanColumns = ({ name, details, dates, times }: FileEvent) => ({
  name,
  details,
  start_date: dates.start,
  end_date: dates.end,
  start_time: times?.start ?? null,
  end_time: times?.end ?? null,
})

/** Returns the columns that come from the file. The person chooses the category, the importance and the reminder. */
function toImportedColumns(plan: ImportPlan) {
  const event = requireEvent(plan)
  const { start, end } = event.dates
  const cancelledDays = plan.parts.filter(({ cancelled }) => cancelled).map(({ occurrence }) => occurrence ?? '')
  return {
    ...toSpanColumns(event),
    ...(event.repeat
      ? toRuleColumns(start, daysBetween(start, end), event.repeat)
      : { repeat: null, repeats_until: null }),
    skipped: [...new Set([...event.skipped, ...cancelledDays])].toSorted(),
    uid: plan.uid,
    uid_print: plan.contentHash,
  }
}

type Row = Pick<typeof calendarEvents.$inferSelect, 'id' | 'created_by' | 'category'>

const buildOccurrenceRows = ({ parts }: ImportPlan, { id, created_by, category }: Row) =>
  parts
    .filter(({ cancelled }) => !cancelled)
    .map((part) => ({
      ...toSpanColumns(part),
      tag: part.tag,
      category,
      created_by,
      series_id: id,
      occurrence: part.occurrence,
    }))

async function insertOccurrences(tx: Tx, occurrenceRows: ReturnType<typeof buildOccurrenceRows>): Promise<void> {
  for (let offset = 0; offset < occurrenceRows.length; offset += batchSize)
    await tx.insert(calendarEvents).values(occurrenceRows.slice(offset, offset + batchSize))
}

/** Overwrites an event with the current version in the file. Deletes local changes of single occurrences. */
async function overwriteEvent(tx: Tx, context: Context, plan: ImportPlan, id: number): Promise<void> {
  const [row] = await tx.select().from(calendarEvents).where(eq(calendarEvents.id, id)).for('update')
  if (!row) throw new Error('The event to overwrite no longer exists')
  const guests = await findGuestIds(tx, id)
  const occurrenceGuests = await findOccurrenceGuestIds(tx, id, row.start_date)
  const columns = toImportedColumns(plan)
  await tx.delete(calendarEvents).where(eq(calendarEvents.series_id, id))
  await tx
    .update(calendarEvents)
    .set({ ...columns, version: row.version + 1, updated_at: sql`now()` })
    .where(eq(calendarEvents.id, id))
  await insertOccurrences(tx, buildOccurrenceRows(plan, row))
  await scheduleReminder(tx, id)
  if (guests.length + occurrenceGuests.length > 0)
    await recordEvent(
      tx,
      'event.changed',
      { id },
      { name: columns.name, date: columns.start_date, told: [], moved: guests },
      { audience: [...guests, ...occurrenceGuests] },
    )
}
