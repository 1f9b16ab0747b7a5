import { paperBalances } from '@press/domain'
import { sql } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import type { Tx } from '../../database/database.ts'
import { paperOrders, paperShortages } from '../../database/schema.ts'
import { recordEvent } from '../../events/record-event.ts'
import { plannedRuns, sums } from '../shared/paper/planned.ts'

/** Returns the papers that planned runs lack, and whether it is too late to order a paper in time for a promised date. */
export async function findShortages(tx: Tx) {
  const found = await sums(tx)
  const openOrders = await tx
    .select()
    .from(paperOrders)
    .where(sql`status = 'ordered'`)
  const planned = await plannedRuns(tx, {
    onHand: new Map(found.map((sum) => [sum.paper, sum.on_hand])),
    coming: openOrders,
  })
  return paperBalances(planned)
    .filter(({ missing }) => missing > 0)
    .map(({ paper, missing, first, order_by }) => ({
      paper,
      late: order_by !== null && order_by < getToday(),
      version: found.find((sum) => sum.paper === paper)?.version ?? null,
      data: { paper, sheets: missing, date: order_by, book_name: bookOf(planned, first) },
    }))
}

/**
 * Records an event for every paper that planned runs lack: once per shortage, and once more when it becomes too late to order for a
 * promised date. Subscribers decide the recipients.
 */
export async function tellOfShortages(tx: Tx): Promise<void> {
  const short = await findShortages(tx)
  const reportedShortages = await tx.select().from(paperShortages).for('update')
  for (const { paper, late, version, data } of short) {
    const before = reportedShortages.find((one) => one.paper === paper)
    if (before && (before.late || !late)) continue
    await tx
      .insert(paperShortages)
      .values({ paper, late })
      .onConflictDoUpdate({ target: paperShortages.paper, set: { late } })
    await recordEvent(tx, 'paper.short', { id: version }, { ...data, late }, { actor: null })
  }
  for (const { paper } of reportedShortages)
    if (!short.some((one) => one.paper === paper)) await tx.delete(paperShortages).where(sql`paper = ${paper}`)
}

const bookOf = (planned: Awaited<ReturnType<typeof plannedRuns>>, id: number | null): string | null =>
  planned.find(({ run }) => run.id === id)?.run.book_name ?? null
