import type { AnswerOf, ParsedBody } from '@press/contract'
import {
  toMinuteOfDay,
  addDays,
  isRunning,
  type TimeCorrection,
  validateCorrection,
  type CorrectionStatus,
  type ClosedSpan,
  getNeighbourSpans,
  type TimeSpan,
  areSameSpans,
  overlapsAny,
} from '@press/domain'
import { eq, and, sql } from 'drizzle-orm'
import { runChange, assertVersion } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { timeSpans, timeCorrections } from '../../database/schema.ts'
import { type FieldProblem, PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { getPressNow, findSpans, findCorrection } from './queries.ts'
import { holdLock } from '../../database/hold-lock.ts'

/** Serializes changes to one person's hours. */
const lockHours = (tx: Tx, userId: number) => holdLock(tx, 'hours', userId)

/** Clocks the person in or out. Repeating the same step changes nothing, so a double click counts once. */
export const clockInOrOut = ({ db, person }: Context, step: 'in' | 'out'): Promise<AnswerOf<'POST /api/time/clock'>> =>
  db.transaction(async (tx) => {
    await lockHours(tx, person.id)
    const { today, now: nowMinutes } = getPressNow()
    const openSpan = await findRunningSpan(tx, person.id, today, nowMinutes)
    if (step === 'in' && !openSpan) {
      await tx.insert(timeSpans).values({ user_id: person.id, day: today, from: nowMinutes })
      await recordEvent(tx, 'time.clockedIn', person)
    }
    if (step === 'out' && openSpan) {
      await tx
        .update(timeSpans)
        .set({ to: toMinuteOfDay(openSpan.day, today, nowMinutes) })
        .where(eq(timeSpans.id, openSpan.id))
      await recordEvent(tx, 'time.clockedOut', person)
    }
    return { day: today, spans: await findSpans(tx, person.id, today) }
  })

/** Returns the open span of today, or of a night shift that started yesterday. */
async function findRunningSpan(tx: Tx, userId: number, today: string, nowMinutes: number) {
  const openSpans = await tx
    .select()
    .from(timeSpans)
    .where(and(eq(timeSpans.user_id, userId), sql`to_minute is null and day >= ${addDays(today, -1)}`))
  return openSpans.find((span) => isRunning(span, toMinuteOfDay(span.day, today, nowMinutes)))
}

export async function requestCorrection(
  { db, person }: Context,
  { day, spans, reason }: ParsedBody<'POST /api/time/corrections'>,
): Promise<TimeCorrection> {
  const id = await db.transaction(async (tx) => {
    await lockHours(tx, person.id)
    const was = await findSpans(tx, person.id, day)
    const facts = { today: getPressNow().today, was, neighbours: await findAdjacentSpans(tx, person.id, day) }
    const problems = Object.entries(validateCorrection({ day, spans, reason }, facts)).map(
      ([field, problem]): [string, FieldProblem] => [field, fieldProblems[problem]],
    )
    if (problems.length > 0) throw new PressError('validation', { fields: Object.fromEntries(problems) })
    const pendingCount = await tx.$count(
      timeCorrections,
      and(eq(timeCorrections.user_id, person.id), eq(timeCorrections.day, day), eq(timeCorrections.status, 'waiting')),
    )
    if (pendingCount > 0) throw new PressError('validation', { fields: { day: 'correctionWaits' } })
    const [row] = await tx
      .insert(timeCorrections)
      .values({ user_id: person.id, day, was, spans, reason: reason.trim() })
      .returning({ id: timeCorrections.id })
    if (!row) throw new Error('Insert returned no correction')
    await recordEvent(tx, 'time.correctionAsked', person, { date: day, reason: reason.trim(), by: person.name })
    return row.id
  })
  return findCorrection(db, id)
}

const fieldProblems = {
  required: 'required',
  date: 'date',
  today: 'dayNotOver',
  tooOld: 'dayTooOld',
  tooLong: 'tooLong',
  order: 'leftBeforeCame',
  overlap: 'spanOverlap',
  tooManyHours: 'spanTooLong',
  neighbour: 'spanNeighbour',
  unchanged: 'spansUnchanged',
} as const

export const withdrawCorrection = ({ db, person }: Context, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockCorrection(tx, id)
    if (row.user_id !== person.id) throw new PressError('notFound')
    if (row.status !== 'waiting') throw new PressError('moveRefused', { message: 'time.decided' })
    await tx.delete(timeCorrections).where(eq(timeCorrections.id, id))
    await recordEvent(tx, 'time.correctionWithdrawn', person, { date: row.day })
  })

export async function decideCorrection(
  { db, person }: Context,
  id: number,
  { version, status, note }: ParsedBody<'POST /api/time/corrections/{id}/decide'>,
): Promise<TimeCorrection> {
  await runChange(
    db,
    async (tx) => {
      const { user_id } = await findCorrectionRow(tx, id)
      await lockHours(tx, user_id)
      const row = await lockCorrection(tx, id)
      assertVersion(row, version)
      if (user_id === person.id) throw new PressError('forbidden', { message: 'time.own' })
      if (row.status !== 'waiting') throw new PressError('moveRefused', { message: 'time.decided' })
      if (status === 'refused' && !note.trim()) throw new PressError('validation', { fields: { note: 'required' } })
      if (status === 'approved') await applyCorrection(tx, row)
      await tx
        .update(timeCorrections)
        .set({ status, note: note.trim(), decided_by: person.id, decided_at: sql`now()`, version: row.version + 1 })
        .where(eq(timeCorrections.id, id))
      const type = ({ approved: 'time.correctionApproved', refused: 'time.correctionRefused' } as const)[status]
      await recordEvent(tx, type, { id: user_id }, { date: row.day, ...(note.trim() && { note: note.trim() }) })
    },
    async () => ({ correction: await findCorrection(db, id) }),
  )
  return findCorrection(db, id)
}

type Row = typeof timeCorrections.$inferSelect & { status: CorrectionStatus }

/** Returns the spans of the adjacent days, which the spans of a day must not overlap. */
async function findAdjacentSpans(tx: Tx, userId: number, day: string): Promise<ClosedSpan[]> {
  const [previousDay, nextDay] = [addDays(day, -1), addDays(day, 1)]
  return getNeighbourSpans(
    [
      { day: previousDay, spans: await findSpans(tx, userId, previousDay) },
      { day: nextDay, spans: await findSpans(tx, userId, nextDay) },
    ],
    day,
  )
}

/** Applies a correction to the day, unless the day has changed since the correction was requested. */
async function applyCorrection(tx: Tx, { user_id, day, was, spans }: Row): Promise<void> {
  const currentSpans: TimeSpan[] = await findSpans(tx, user_id, day)
  const adjacentSpans = await findAdjacentSpans(tx, user_id, day)
  if (!areSameSpans(currentSpans, was) || spans.some((span) => overlapsAny(span, adjacentSpans)))
    throw new PressError('moveRefused', { message: 'time.dayChanged' })
  await tx.delete(timeSpans).where(and(eq(timeSpans.user_id, user_id), eq(timeSpans.day, day)))
  if (spans.length > 0) await tx.insert(timeSpans).values(spans.map((span) => ({ user_id, day, ...span })))
}

async function findCorrectionRow(tx: Tx, id: number): Promise<Row> {
  const [row] = await tx.select().from(timeCorrections).where(eq(timeCorrections.id, id))
  if (!row) throw new PressError('notFound')
  return row
}

async function lockCorrection(tx: Tx, id: number): Promise<Row> {
  const [row] = await tx.select().from(timeCorrections).where(eq(timeCorrections.id, id)).for('update')
  if (!row) throw new PressError('notFound')
  return row
}
