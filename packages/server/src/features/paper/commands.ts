import type { ParsedBody } from '@press/contract'
import {
  type PaperOrder,
  validatePaperOrder,
  validatePaperReceipt,
  type PaperBalanceRow,
  validatePaperCount,
  createCountMovement,
  type RunUse,
  validateRunCount,
} from '@press/domain'
import { sql, and, eq } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import { runChange, assertVersion } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { paperOrders } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { lockCard } from '../shared/tech-cards/row.ts'
import { findOrders, findPaperSums } from '../shared/paper/planned.ts'
import { assertPaper, lockPaper, insertPaperMovements, findBookedMovements, bookRun } from '../shared/paper/book-run.ts'
import { findBalance, findRunUse, getLastMovementId } from './queries.ts'

async function getOrder({ db, files }: Context, id: number): Promise<PaperOrder> {
  const [order] = await findOrders(db, files, sql`paper_orders.id = ${id}`)
  if (!order) throw new PressError('notFound')
  return order
}

/** Records a paper order. Idempotent: a repeated request is recognized by the client's own key. */
export async function orderPaper(context: Context, body: ParsedBody<'POST /api/paper/orders'>): Promise<PaperOrder> {
  const { db, person } = context
  assertPaper(validatePaperOrder(body, getToday()))
  const { client_id = null, ...values } = body
  const id = await db.transaction(async (tx) => {
    const [insertedOrder] = await tx
      .insert(paperOrders)
      .values({ ...values, client_id, ordered_by: person.id })
      .onConflictDoNothing()
      .returning({ id: paperOrders.id })
    if (insertedOrder) {
      const { paper, sheets, expected_on } = values
      await recordEvent(tx, 'paper.ordered', insertedOrder, { paper, sheets, date: expected_on })
      return insertedOrder.id
    }
    const [existingOrder] = await tx
      .select({ id: paperOrders.id })
      .from(paperOrders)
      .where(and(eq(paperOrders.ordered_by, person.id), eq(paperOrders.client_id, client_id ?? '')))
    if (!existingOrder) throw new Error('The earlier paper order was not found')
    return existingOrder.id
  })
  return getOrder(context, id)
}

/** Closes an open order, in the version that the person saw. */
async function closeOrder(
  context: Context,
  id: number,
  version: number | undefined,
  applyClosing: (tx: Tx, order: typeof paperOrders.$inferSelect) => Promise<void>,
): Promise<PaperOrder> {
  const getCurrent = () => getOrder(context, id)
  await runChange(
    context.db,
    async (tx) => {
      await lockPaper(tx)
      const [order] = await tx.select().from(paperOrders).where(eq(paperOrders.id, id)).for('update')
      if (!order) throw new PressError('notFound')
      assertVersion(order, version)
      if (order.status !== 'ordered') throw new PressError('moveRefused', { message: `paper.${order.status}` })
      await applyClosing(tx, order)
    },
    async () => ({ order: await getCurrent() }),
  )
  return getCurrent()
}

const setOrderStatus = (tx: Tx, id: number, status: 'received' | 'cancelled') =>
  tx
    .update(paperOrders)
    .set({ status, version: sql`${paperOrders.version} + 1` })
    .where(eq(paperOrders.id, id))

export function receiveOrder(
  context: Context,
  id: number,
  { version, sheets, note }: ParsedBody<'POST /api/paper/orders/{id}/receive'>,
): Promise<PaperOrder> {
  assertPaper(validatePaperReceipt({ sheets, note }))
  return closeOrder(context, id, version, async (tx, { paper }) => {
    await setOrderStatus(tx, id, 'received')
    await insertPaperMovements(tx, context, [{ paper, kind: 'received', sheets }], { order_id: id, reason: note })
    await recordEvent(tx, 'paper.received', { id }, { paper, sheets, note: note || null })
  })
}

export function cancelOrder(
  context: Context,
  id: number,
  { version, note }: ParsedBody<'POST /api/paper/orders/{id}/cancel'>,
): Promise<PaperOrder> {
  return closeOrder(context, id, version, async (tx, { paper, sheets }) => {
    await setOrderStatus(tx, id, 'cancelled')
    await recordEvent(tx, 'paper.cancelled', { id }, { paper, sheets, note: note || null })
  })
}

/** Sets the balance to the counted amount. Refuses a count against a balance that has changed since; the count must be repeated. */
export async function countPaper(
  context: Context,
  { paper, counted, reason, version }: ParsedBody<'POST /api/paper/count'>,
): Promise<PaperBalanceRow> {
  assertPaper(validatePaperCount({ counted, reason }))
  const getCurrent = () => findBalance(context, paper)
  await runChange(
    context.db,
    async (tx) => {
      await lockPaper(tx)
      const sum = (await findPaperSums(tx)).find((one) => one.paper === paper)
      assertVersion({ version: sum?.version ?? 0 }, version)
      const movement = createCountMovement(paper, counted, sum?.on_hand ?? 0)
      const id = await insertPaperMovements(tx, context, [movement], { reason })
      await recordEvent(tx, 'paper.counted', { id }, { paper, sheets: counted, reason })
    },
    async () => ({ balance: await getCurrent() }),
  )
  return getCurrent()
}

/** Corrects the paper that a finished run has used. */
export async function correctRun(
  context: Context,
  id: number,
  { version, reason, ...countedUse }: ParsedBody<'PUT /api/paper/runs/{id}'>,
): Promise<RunUse> {
  assertPaper({ ...validateRunCount(countedUse), ...(!reason && { reason: 'required' as const }) })
  const getCurrent = () => findRunUse(context, id)
  await runChange(
    context.db,
    async (tx) => {
      const card = await lockCard(tx, context, id)
      const bookedMovements = await findBookedMovements(tx, id)
      if (bookedMovements.length === 0) throw new PressError('notFound')
      assertVersion({ version: getLastMovementId(bookedMovements) }, version)
      await bookRun(tx, context, card, countedUse, reason)
    },
    async () => ({ use: await getCurrent() }),
  )
  return getCurrent()
}
