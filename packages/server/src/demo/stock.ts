import { getExpectedCopies, buildRunMovements, type StockKind } from '@press/domain'
import { asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { toPressDay } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import {
  books,
  bookSales,
  shopOrders,
  stockMovements,
  techCards,
  techCardStages,
  turnovers,
} from '../database/schema.ts'
import { findOrderBooks, findOrderOfCard, findOfferStock } from '../features/shared/stock/orders.ts'
import type { Staff } from './people.ts'

type Movement = typeof stockMovements.$inferInsert

/** The reason of the first count in the demo. The print runs of the demo's tech cards were received into stock later. */
const firstCountReason = 'Инвентаризация при запуске'

/**
 * Seeds the stock movements that follow from documents: received and delivered print runs, waybills, shop orders and channel
 * reports. The last argument holds the remaining copies of books that are older than the product, by book id. Their first movement
 * is a count before any sale.
 */
export async function seedStock(tx: Tx, staff: Staff, remainingCopies: ReadonlyMap<number, number>): Promise<void> {
  const [keeper = null] = staff.withRole('stock')
  const [clerk = null] = staff.withRole('accounting')
  const sales = await tx.select().from(bookSales).orderBy(asc(bookSales.date), asc(bookSales.id))
  const listSalesOfBook = (book: number) => sales.filter(({ book_id }) => book_id === book)
  const catalogueBooks = await tx.select().from(books).where(isNull(books.tech_card_id)).orderBy(asc(books.id))
  const openingMovements = catalogueBooks.flatMap(({ id, created_at }): Movement[] => {
    const remainingCount = remainingCopies.get(id)
    if (remainingCount === undefined) return []
    // Ignores returned copies here, because copies cannot be sold again before they are returned.
    const soldCopies = listSalesOfBook(id).reduce((sum, { copies }) => sum + Math.max(0, copies), 0)
    return [
      {
        book_id: id,
        kind: 'counted',
        copies: remainingCount + soldCopies,
        date: toPressDay(created_at),
        reason: firstCountReason,
        created_by: keeper,
      },
    ]
  })
  const countedBookIds = new Set(remainingCopies.keys())
  const laterMovements = [
    ...(await createRunMovements(tx, keeper)),
    ...(await createWaybillMovements(tx, clerk)),
    ...(await createOrderMovements(tx, keeper)),
    ...sales
      .filter(({ book_id }) => countedBookIds.has(book_id))
      .map(({ id, book_id, copies, date, note }): Movement => ({
        book_id,
        kind: copies > 0 ? 'sold' : 'returned',
        copies: -copies,
        date,
        sale_id: id,
        reason: note,
        created_by: clerk,
      })),
  ].toSorted((one, other) => one.date.localeCompare(other.date) || other.copies - one.copies)
  for (const movement of [...openingMovements, ...laterMovements]) await tx.insert(stockMovements).values(movement)
}

async function createRunMovements(tx: Tx, created_by: number | null): Promise<Movement[]> {
  const cards = await tx
    .select({ card: techCards, book_id: books.id })
    .from(techCards)
    .innerJoin(books, eq(books.tech_card_id, techCards.id))
    .where(isNotNull(techCards.received))
    .orderBy(asc(techCards.id))
  const visits = await tx
    .select()
    .from(techCardStages)
    .where(inArray(techCardStages.stage, ['stock', 'done']))
  const movements: Movement[] = []
  for (const { card, book_id } of cards) {
    const getStageDay = (stage: 'stock' | 'done'): string => {
      const visit = visits.find((one) => one.tech_card_id === card.id && one.stage === stage)
      return toPressDay(visit?.entered_at ?? card.stage_since)
    }
    const arrivalKinds: readonly StockKind[] = ['received', 'shortage']
    const cardMovements = buildRunMovements(
      { ...card, expected: getExpectedCopies(card) },
      await findOrderOfCard(tx, card.id),
    )
    movements.push(
      ...cardMovements.map((movement) => ({
        ...movement,
        book_id,
        date: getStageDay(arrivalKinds.includes(movement.kind) ? 'stock' : 'done'),
        tech_card_id: card.id,
        created_by,
      })),
    )
  }
  return movements
}

async function createWaybillMovements(tx: Tx, created_by: number | null): Promise<Movement[]> {
  const documents = await tx.select().from(turnovers).where(eq(turnovers.kind, 'waybill')).orderBy(asc(turnovers.id))
  const movements: Movement[] = []
  for (const { id, offer_id: offerId, lines, date } of documents) {
    const sources = await findOfferStock(tx, offerId)
    for (const { item, quantity } of lines) {
      const { book_id, offer_id } = sources.find((one) => one.item === item) ?? {}
      if (book_id)
        movements.push({ book_id, offer_id, kind: 'shipped', copies: -quantity, date, turnover_id: id, created_by })
    }
  }
  return movements
}

async function createOrderMovements(tx: Tx, created_by: number | null): Promise<Movement[]> {
  const orders = await tx.select().from(shopOrders).where(eq(shopOrders.status, 'done')).orderBy(asc(shopOrders.id))
  const movements: Movement[] = []
  for (const { id, status_since } of orders)
    for (const { book_id, copies } of await findOrderBooks(tx, id))
      movements.push({
        book_id,
        kind: 'sold',
        copies: -copies,
        date: toPressDay(status_since),
        shop_order_id: id,
        created_by,
      })
  return movements
}
