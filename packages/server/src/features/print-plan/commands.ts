import type { ParsedBody } from '@press/contract'
import { type PrintDayRow, type PlannedRun, createPrintForm, getPrintedProblem } from '@press/domain'
import { sql } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import { runChange, assertVersion } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { printDays, printCounts } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { lockCard } from '../shared/tech-cards/row.ts'
import { findPrintDay, findPlannedRun } from './queries.ts'
import { holdLock } from '../../database/hold-lock.ts'

const lockDay = (tx: Tx) => holdLock(tx, 'printDay')

/**
 * Sorts today's runs by hand, or resets them to the order of promised dates. Refused if someone else has changed the order
 * meanwhile.
 */
export async function arrangeDay(
  { db, files, person }: Context,
  { cards, version }: ParsedBody<'PUT /api/print-plan/day'>,
): Promise<PrintDayRow> {
  if (cards && new Set(cards).size < cards.length) throw new PressError('validation', { fields: { cards: 'twice' } })
  const getCurrent = () => findPrintDay(db, files)
  await runChange(
    db,
    async (tx) => {
      await lockDay(tx)
      const day = getToday()
      const [printDay] = await tx
        .select({ version: printDays.version })
        .from(printDays)
        .where(sql`day = ${day}`)
      assertVersion({ version: printDay?.version ?? 0 }, version)
      const values = { cards, arranged_by: person.id, arranged_at: new Date() }
      const [savedDay] = await tx
        .insert(printDays)
        .values({ day, ...values })
        .onConflictDoUpdate({ target: printDays.day, set: { ...values, version: sql`${printDays.version} + 1` } })
        .returning({ id: printDays.id })
      if (!savedDay) throw new Error('Insert returned no print day')
      await recordEvent(tx, 'printday.arranged', savedDay, { date: day, count: cards?.length ?? null })
    },
    async () => ({ day: await getCurrent() }),
  )
  return getCurrent()
}

/** Records how many copies of a run in print are ready. */
export async function countPrinted(
  context: Context,
  id: number,
  { printed, version }: ParsedBody<'POST /api/print-plan/runs/{id}/printed'>,
): Promise<PlannedRun> {
  const { db, files, person } = context
  const getCurrent = async () => {
    const run = await findPlannedRun(db, files, id)
    if (!run) throw new PressError('notFound')
    return run
  }
  await runChange(
    db,
    async (tx) => {
      const card = await lockCard(tx, context, id)
      const printForm = card.print_form ?? createPrintForm(card, 'print')
      if (!card.is_typography || printForm.status !== 'in progress')
        throw new PressError('moveRefused', { message: 'print.notInPrint' })
      const problem = getPrintedProblem(printed, printForm.copies)
      if (problem) throw new PressError('validation', { fields: { printed: problem } })
      const [lastCount] = (
        await tx.execute<{ version: number; copies: number }>(
          sql`select id as version, copies from print_counts where tech_card_id = ${id} order by id desc limit 1`,
        )
      ).rows
      assertVersion({ version: lastCount?.version ?? 0 }, version)
      if (lastCount?.copies === printed) return
      await tx.insert(printCounts).values({ tech_card_id: id, copies: printed, counted_by: person.id })
      await recordEvent(tx, 'techcard.printed', card, { count: printed, total: printForm.copies })
    },
    async () => ({ run: await getCurrent() }),
  )
  return getCurrent()
}
