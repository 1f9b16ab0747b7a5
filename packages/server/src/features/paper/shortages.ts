import { calculatePaperBalances } from '@press/domain'
import { sql } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import type { Tx } from '../../database/database.ts'
import { paperOrders, paperShortages } from '../../database/schema.ts'
import { recordEvent } from '../../events/record-event.ts'
import { findPlannedRuns, findPaperSums } from '../shared/paper/planned.ts'

/** Returns the papers that planned runs lack, and whether it is too late to order a paper in time for a promised date. */
export async function findShortages(tx: Tx) {
  const paperSums = await findPaperSums(tx)
  const openOrders = await tx
    .select()
    .from(paperOrders)
    .where(sql`status = 'ordered'`)
  const plannedRuns = await findPlannedRuns(tx, {
    onHand: new Map(paperSums.map((sum) => [sum.paper, sum.on_hand])),
    coming: openOrders,
  })
  return calculatePaperBalances(plannedRuns)
    .filter(({ missing }) => missing > 0)
    .map(({ paper, missing, first, order_by }) => ({
      paper,
      late: order_by !== null && order_by < getToday(),
      version: paperSums.find((sum) => sum.paper === paper)?.version ?? null,
      data: { paper, sheets: missing, date: order_by, book_name: getBookName(plannedRuns, first) },
    }))
}

/**
 * Records an event for every paper that planned runs lack: once per shortage, and once more when it becomes too late to order for a
 * promised date. Subscribers decide the recipients.
 */
export async function recordShortages(tx: Tx): Promise<void> {
  const shortages = await findShortages(tx)
  const reportedShortages = await tx.select().from(paperShortages).for('update')
  for (const { paper, late, version, data } of shortages) {
    const reportedShortage = reportedShortages.find((one) => one.paper === paper)
    if (reportedShortage && (reportedShortage.late || !late)) continue
    await tx
      .insert(paperShortages)
      .values({ paper, late })
      .onConflictDoUpdate({ target: paperShortages.paper, set: { late } })
    await recordEvent(tx, 'paper.short', { id: version }, { ...data, late }, { actor: null })
  }
  for (const { paper } of reportedShortages)
    if (!shortages.some((one) => one.paper === paper)) await tx.delete(paperShortages).where(sql`paper = ${paper}`)
}

const getBookName = (plannedRuns: Awaited<ReturnType<typeof findPlannedRuns>>, id: number | null): string | null =>
  plannedRuns.find(({ run }) => run.id === id)?.run.book_name ?? null
