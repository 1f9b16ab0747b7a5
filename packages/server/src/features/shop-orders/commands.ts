import type { ParsedBody } from '@press/contract'
import { type ShopOrderRow, type ShopOrderStatus, findTransition, shopOrderTransitions } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import { runChange, assertVersion } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { shopOrders } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { describeConflictingMove } from '../../events/move-conflict.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { settleStock } from '../shared/stock/ledger.ts'
import { findOrderBooks } from '../shared/stock/orders.ts'
import { findOrder } from './queries.ts'

/** Moves an order forward or back as the transition table allows. Setting the same status again changes nothing. */
export async function setOrderStatus(
  context: Context,
  id: number,
  { status: newStatus, version }: ParsedBody<'POST /api/shop-orders/{id}/status'>,
): Promise<ShopOrderRow> {
  const { db, person, t } = context
  const getStatusName = (status: ShopOrderStatus) => t(`shop-orders:status.${status}`)
  const readOrder = async () => {
    const order = await findOrder(db, person.role, id)
    if (!order) throw new PressError('notFound')
    return order
  }
  await runChange(
    db,
    async (tx) => {
      const [row] = await tx.select().from(shopOrders).where(eq(shopOrders.id, id)).for('update')
      if (!row) throw new PressError('notFound')
      assertVersion(row, version)
      if (row.status === newStatus) return
      if (!findTransition(shopOrderTransitions, { role: person.role, own: false }, row.status, newStatus))
        throw new PressError('moveRefused', {
          message: {
            text: 'shopOrder.noSuchStep',
            params: { from: getStatusName(row.status), to: getStatusName(newStatus) },
          },
        })
      await tx
        .update(shopOrders)
        .set({
          status: newStatus,
          status_since: sql`now()`,
          updated_at: sql`now()`,
          version: sql`${shopOrders.version} + 1`,
        })
        .where(eq(shopOrders.id, id))
      await settleOrderStock(tx, context, id, newStatus)
      await recordEvent(tx, 'shoporder.moved', row, { from: row.status, to: newStatus })
    },
    async () => ({ order: await readOrder() }),
    async () =>
      describeConflictingMove(
        db,
        'shoporder',
        id,
        'shopOrder.movedMeanwhile',
        getStatusName((await readOrder()).status),
      ),
  )
  return readOrder()
}

/** Takes the books of a sent order out of the stock; puts them back if the order is returned. */
async function settleOrderStock(tx: Tx, context: Context, id: number, status: ShopOrderStatus): Promise<void> {
  const isSent = status === 'done'
  const soldBooks = isSent ? await findOrderBooks(tx, id) : []
  await settleStock(
    tx,
    context,
    { shop_order_id: id },
    soldBooks.map(({ book_id, copies }) => ({ book_id, offer_id: null, kind: 'sold', copies: -copies })),
    {
      isNew: isSent,
      refuse: ({ book_id, asked, left }) => {
        const title = soldBooks.find((one) => one.book_id === book_id)?.name ?? ''
        return new PressError('moveRefused', { message: { text: 'shopOrder.stock', params: { title, asked, left } } })
      },
    },
  )
}
