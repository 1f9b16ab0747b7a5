import { moreThanStock, type LineQuantity, type TurnoverKind } from '@press/domain'
import type { Tx } from '../../database/database.ts'
import { PressError } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import { settleStock, type BookMovement, type StockShort, stockRefused } from '../shared/stock/ledger.ts'
import { stockOfOffer } from '../shared/stock/orders.ts'

interface Goods {
  id: number
  offer_id: number
  kind: TurnoverKind
  date: string
  /** The lines in the requested order, because problems refer to lines by position. */
  lines: readonly LineQuantity[]
  reason: string
}

const lineShort = (at: number, asked: number, left: number): PressError =>
  new PressError('validation', { fields: { [`lines.${at}.quantity`]: moreThanStock({ asked, left }) } })

/**
 * Takes the goods of a new waybill out of the stock, or puts the goods of a new return into the stock. Refuses if there are not
 * enough copies.
 */
export async function moveGoods(
  tx: Tx,
  context: Context,
  { id, offer_id, kind, date, lines, reason }: Goods,
): Promise<void> {
  const sources = await stockOfOffer(tx, offer_id)
  const goods = lines.flatMap(({ item, work, quantity }, at) => {
    const source = sources.find((one) => one.item === item)
    return work === null && quantity > 0 && source ? [{ ...source, at, quantity }] : []
  })
  const movements = goods.map(({ book_id, offer_id: owner, at, quantity }): BookMovement => {
    // The run of this line has not arrived in stock.
    if (book_id === null) throw lineShort(at, quantity, 0)
    return { book_id, offer_id: owner, ...(kind === 'return' ? back(quantity) : out(quantity)) }
  })
  const refuse = ({ book_id, offer_id: owner, left }: StockShort): PressError => {
    let rest = left
    for (const one of goods) {
      if (one.book_id !== book_id || one.offer_id !== owner) continue
      if (one.quantity > rest) return lineShort(one.at, one.quantity, rest)
      rest -= one.quantity
    }
    throw new Error('No line exceeds the stock')
  }
  await settleStock(tx, context, { turnover_id: id }, movements, { isNew: true, date, reason, refuse })
}

const out = (quantity: number) => ({ kind: 'shipped' as const, copies: -quantity })
const back = (quantity: number) => ({ kind: 'returned' as const, copies: quantity })

/** Reverses the movements of a cancelled document. Refuses if the returned copies have left the stock again. */
export const undoGoods = (tx: Tx, context: Context, id: number, reason: string): Promise<void> =>
  settleStock(tx, context, { turnover_id: id }, [], { isNew: false, reason, refuse: stockRefused })
