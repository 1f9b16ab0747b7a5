import type { ParsedBody } from '@press/contract'
import {
  countedMovement,
  countedUse,
  validatePaperCount,
  validatePaperOrder,
  validatePaperReceipt,
  createPrintForm,
  plannedUse,
  validateRunCount,
  usedMovements,
  type PaperMovement,
  type PaperProblems,
  type PrintFormValues,
  type RunCount,
  type PaperBalanceRow,
  type PaperOrder,
  type RunUse,
} from '@press/domain'
import { and, eq, sql } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import { assertVersion, runChange } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { paperMovements, paperOrders } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../context.ts'
import { lockCard, type Card } from '../tech-cards/row.ts'
import { currentWaste, findOrders, sums } from './planned.ts'
import { bookedOf, findBalance, findUse, versionOf } from './queries.ts'
import { holdLock } from '../../database/hold-lock.ts'

function refuse(problems: PaperProblems): void {
  if (Object.keys(problems).length === 0) return
  throw new PressError('validation', { fields: problems })
}

/** Serializes stock changes: a balance is calculated and saved in one step. */
const lockStock = (tx: Tx) => holdLock(tx, 'paper')

interface Reasons {
  order_id?: number
  tech_card_id?: number
  copies?: number | null
  reason?: string
}

async function book(tx: Tx, { person }: Context, moved: readonly PaperMovement[], why: Reasons): Promise<number> {
  const [last] = await tx
    .insert(paperMovements)
    .values(moved.map((one) => ({ ...one, ...why, moved_by: person.id })))
    .returning({ id: paperMovements.id })
  if (!last) throw new Error('Insert returned no paper movement')
  return last.id
}

async function orderOf({ db, files }: Context, id: number): Promise<PaperOrder> {
  const [order] = await findOrders(db, files, sql`paper_orders.id = ${id}`)
  if (!order) throw new PressError('notFound')
  return order
}

/** Records a paper order. Idempotent: a repeated request is recognized by the client's own key. */
export async function orderPaper(context: Context, body: ParsedBody<'POST /api/paper/orders'>): Promise<PaperOrder> {
  const { db, person } = context
  refuse(validatePaperOrder(body, getToday()))
  const { client_id = null, ...values } = body
  const id = await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(paperOrders)
      .values({ ...values, client_id, ordered_by: person.id })
      .onConflictDoNothing()
      .returning({ id: paperOrders.id })
    if (made) {
      const { paper, sheets, expected_on } = values
      await recordEvent(tx, 'paper.ordered', made, { paper, sheets, date: expected_on })
      return made.id
    }
    const [before] = await tx
      .select({ id: paperOrders.id })
      .from(paperOrders)
      .where(and(eq(paperOrders.ordered_by, person.id), eq(paperOrders.client_id, client_id ?? '')))
    if (!before) throw new Error('The earlier paper order was not found')
    return before.id
  })
  return orderOf(context, id)
}

/** Closes an open order, in the version that the person saw. */
async function endOrder(
  context: Context,
  id: number,
  version: number | undefined,
  end: (tx: Tx, order: typeof paperOrders.$inferSelect) => Promise<void>,
): Promise<PaperOrder> {
  const current = () => orderOf(context, id)
  await runChange(
    context.db,
    async (tx) => {
      await lockStock(tx)
      const [order] = await tx.select().from(paperOrders).where(eq(paperOrders.id, id)).for('update')
      if (!order) throw new PressError('notFound')
      assertVersion(order, version)
      if (order.status !== 'ordered') throw new PressError('moveRefused', { message: `paper.${order.status}` })
      await end(tx, order)
    },
    async () => ({ order: await current() }),
  )
  return current()
}

const close = (tx: Tx, id: number, status: 'received' | 'cancelled') =>
  tx
    .update(paperOrders)
    .set({ status, version: sql`${paperOrders.version} + 1` })
    .where(eq(paperOrders.id, id))

export function receiveOrder(
  context: Context,
  id: number,
  { version, sheets, note }: ParsedBody<'POST /api/paper/orders/{id}/receive'>,
): Promise<PaperOrder> {
  refuse(validatePaperReceipt({ sheets, note }))
  return endOrder(context, id, version, async (tx, { paper }) => {
    await close(tx, id, 'received')
    await book(tx, context, [{ paper, kind: 'received', sheets }], { order_id: id, reason: note })
    await recordEvent(tx, 'paper.received', { id }, { paper, sheets, note: note || null })
  })
}

export function cancelOrder(
  context: Context,
  id: number,
  { version, note }: ParsedBody<'POST /api/paper/orders/{id}/cancel'>,
): Promise<PaperOrder> {
  return endOrder(context, id, version, async (tx, { paper, sheets }) => {
    await close(tx, id, 'cancelled')
    await recordEvent(tx, 'paper.cancelled', { id }, { paper, sheets, note: note || null })
  })
}

/** Sets the balance to the counted amount. Refuses a count against a balance that has changed since; the count must be repeated. */
export async function countPaper(
  context: Context,
  { paper, counted, reason, version }: ParsedBody<'POST /api/paper/count'>,
): Promise<PaperBalanceRow> {
  refuse(validatePaperCount({ counted, reason }))
  const current = () => findBalance(context, paper)
  await runChange(
    context.db,
    async (tx) => {
      await lockStock(tx)
      const sum = (await sums(tx)).find((one) => one.paper === paper)
      assertVersion({ version: sum?.version ?? 0 }, version)
      const moved = countedMovement(paper, counted, sum?.on_hand ?? 0)
      const id = await book(tx, context, [moved], { reason })
      await recordEvent(tx, 'paper.counted', { id }, { paper, sheets: counted, reason })
    },
    async () => ({ balance: await current() }),
  )
  return current()
}

/** The form from which a card's run is calculated. */
const workOf = (card: Card): PrintFormValues => card.print_form ?? createPrintForm(card, 'print')

/**
 * Books the paper of a finished run, as counted or else as planned. If the run was booked before, books only the difference. Books
 * nothing if too little is known to calculate the use.
 */
export async function bookRun(
  tx: Tx,
  context: Context,
  card: Card,
  counted: RunCount | undefined,
  reason = '',
): Promise<void> {
  if (counted) refuse(validateRunCount(counted))
  const work = workOf(card)
  const waste = await currentWaste(tx)
  const paperUses = counted ? countedUse(work, waste, counted) : plannedUse(work, waste)
  if (!paperUses) return
  await lockStock(tx)
  const moved = usedMovements(paperUses, await bookedOf(tx, card.id))
  if (moved.length === 0) return
  const copies = counted?.printed ?? work.copies
  const id = await book(tx, context, moved, { tech_card_id: card.id, copies, reason })
  const sheets = -moved.reduce((all, one) => all + one.sheets, 0)
  await recordEvent(tx, 'paper.used', { id }, { book_name: card.book_name, copies, sheets, reason: reason || null })
}

/** Corrects the paper that a finished run has used. */
export async function correctRun(
  context: Context,
  id: number,
  { version, reason, ...counted }: ParsedBody<'PUT /api/paper/runs/{id}'>,
): Promise<RunUse> {
  refuse({ ...validateRunCount(counted), ...(!reason && { reason: 'required' as const }) })
  const current = () => findUse(context, id)
  await runChange(
    context.db,
    async (tx) => {
      const card = await lockCard(tx, context, id)
      const booked = await bookedOf(tx, id)
      if (booked.length === 0) throw new PressError('notFound')
      assertVersion({ version: versionOf(booked) }, version)
      await bookRun(tx, context, card, counted, reason)
    },
    async () => ({ use: await current() }),
  )
  return current()
}
