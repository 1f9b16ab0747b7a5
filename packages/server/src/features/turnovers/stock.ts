import { createMoreThanStock, type LineQuantity, type TurnoverKind } from '@press/domain'
import type { Tx } from '../../database/database.ts'
import { PressError } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import { settleStock, type BookMovement, type StockShortage, createStockError } from '../shared/stock/ledger.ts'
import { findOfferStock } from '../shared/stock/orders.ts'

interface GoodsMovement {
  id: number
  offer_id: number
  kind: TurnoverKind
  date: string
  /** The lines in the requested order, because problems refer to lines by position. */
  lines: readonly LineQuantity[]
  reason: string
}

const createLineError = (lineIndex: number, askedCopies: number, availableCopies: number): PressError =>
  new PressError('validation', {
    fields: { [`lines.${lineIndex}.quantity`]: createMoreThanStock({ asked: askedCopies, left: availableCopies }) },
  })

/**
 * Takes the goods of a new waybill out of the stock, or puts the goods of a new return into the stock. Refuses if there are not
 * enough copies.
 */
export async function moveGoods(
  tx: Tx,
  context: Context,
  { id, offer_id, kind, date, lines, reason }: GoodsMovement,
): Promise<void> {
  const sources = await findOfferStock(tx, offer_id)
  const goods = lines.flatMap(({ item, work, quantity }, lineIndex) => {
    const source = sources.find((one) => one.item === item)
    return work === null && quantity > 0 && source ? [{ ...source, at: lineIndex, quantity }] : []
  })
  const movements = goods.map(({ book_id, offer_id: ownerId, at: lineIndex, quantity }): BookMovement => {
    // The run of this line has not arrived in stock.
    if (book_id === null) throw createLineError(lineIndex, quantity, 0)
    return { book_id, offer_id: ownerId, ...(kind === 'return' ? toReturn(quantity) : toShipment(quantity)) }
  })
  const refuse = ({ book_id, offer_id: ownerId, left }: StockShortage): PressError => {
    let copiesLeft = left
    for (const one of goods) {
      if (one.book_id !== book_id || one.offer_id !== ownerId) continue
      if (one.quantity > copiesLeft) return createLineError(one.at, one.quantity, copiesLeft)
      copiesLeft -= one.quantity
    }
    throw new Error('No line exceeds the stock')
  }
  await settleStock(tx, context, { turnover_id: id }, movements, { isNew: true, date, reason, refuse })
}

const toShipment = (quantity: number) => ({ kind: 'shipped' as const, copies: -quantity })
const toReturn = (quantity: number) => ({ kind: 'returned' as const, copies: quantity })

/** Reverses the movements of a cancelled document. Refuses if the returned copies have left the stock again. */
export const undoGoods = (tx: Tx, context: Context, id: number, reason: string): Promise<void> =>
  settleStock(tx, context, { turnover_id: id }, [], { isNew: false, reason, refuse: createStockError })
