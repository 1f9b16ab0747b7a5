import { type StockMovement, calculateStockDifference, getStockRefusal } from '@press/domain'
import { sql, inArray } from 'drizzle-orm'
import { getToday } from '../../../clock.ts'
import type { Tx, Queryable } from '../../../database/database.ts'
import { books, stockMovements } from '../../../database/schema.ts'
import { PressError } from '../../../errors.ts'
import type { Context } from '../context.ts'

/** The document that moves copies. */
export type StockSource =
  | { tech_card_id: number }
  | { turnover_id: number }
  | { shop_order_id: number }
  | { sale_id: number }

/** Copies of a book that move: copies of a customer's order if `offer_id` is set, otherwise the press's own copies. */
export interface BookMovement extends StockMovement {
  book_id: number
  offer_id: number | null
}

/** The number of copies that a document needs, and the number available to it. */
export interface StockShortage {
  book_id: number
  offer_id: number | null
  /** The number of copies that the document needs. */
  asked: number
  /** The number of copies available. */
  left: number
}

interface Options {
  /** Whether the document is new. A changed document does not affect books counted after it was issued. */
  isNew: boolean
  /** The date of the document; a correction has the date on which it is made. @default today */
  date?: string
  reason?: string
  /** Builds the error for insufficient copies. */
  refuse: (shortage: StockShortage) => PressError
}

type StockKey = Pick<BookMovement, 'book_id' | 'offer_id'>
const isSameStock = (one: StockKey, other: StockKey): boolean =>
  one.book_id === other.book_id && one.offer_id === other.offer_id
const isSameMovement = (one: BookMovement, other: BookMovement): boolean =>
  isSameStock(one, other) && one.kind === other.kind

/** Returns the movements that a document has caused so far. */
async function findMovements(tx: Tx, source: StockSource): Promise<BookMovement[]> {
  const [[column, value] = ['', 0]] = Object.entries(source)
  const { rows } = await tx.execute<BookMovement & Record<string, unknown>>(
    sql`select book_id, offer_id, kind, sum(copies)::int as copies from stock_movements
      where ${sql.identifier(column)} = ${value} group by book_id, offer_id, kind`,
  )
  return rows
}

/** Locks the press's own copies of these books until the transaction ends. A value is null if the book was never counted. */
export async function lockStock(tx: Tx, ids: readonly number[]): Promise<Map<number, number | null>> {
  if (ids.length === 0) return new Map()
  // Locks the rows in a fixed order, so that concurrent transactions with several books do not deadlock.
  const rows = await tx
    .select({ id: books.id, copies_left: books.copies_left })
    .from(books)
    .where(inArray(books.id, [...ids]))
    .orderBy(books.id)
    .for('no key update')
  return new Map(rows.map(({ id, copies_left }) => [id, copies_left]))
}

/** Returns the copies in stock for a customer's order. */
export async function countCustomerCopies(tx: Queryable, bookId: number, offerId: number): Promise<number> {
  const { rows } = await tx.execute<{ copies: number }>(
    sql`select coalesce(sum(copies), 0)::int as copies from stock_movements where book_id = ${bookId} and offer_id = ${offerId}`,
  )
  return rows[0]?.copies ?? 0
}

const sumCopies = (movements: readonly BookMovement[], stockKey: StockKey): number =>
  movements.reduce((sum, one) => (isSameStock(one, stockKey) ? sum + one.copies : sum), 0)

/**
 * Adds the movements by which a document's current content differs from its recorded movements. Refuses if there are not enough
 * copies. Ignores the press's own copies of a book that was never counted; the first run that arrives in stock counts them.
 */
export async function settleStock(
  tx: Tx,
  { person }: Pick<Context, 'person'>,
  source: StockSource,
  targetMovements: readonly BookMovement[],
  { isNew, date = getToday(), reason = '', refuse }: Options,
): Promise<void> {
  const recordedMovements = isNew ? [] : await findMovements(tx, source)
  const ids = [...new Set([...targetMovements, ...recordedMovements].map(({ book_id }) => book_id))]
  const stock = await lockStock(tx, ids)
  const isTracked = ({ book_id, offer_id }: StockKey): boolean => {
    if (offer_id !== null || 'tech_card_id' in source) return true
    return stock.get(book_id) != null && (isNew || recordedMovements.some((one) => one.book_id === book_id))
  }
  const trackedMovements = targetMovements.filter(isTracked)
  const newMovements = calculateStockDifference(recordedMovements, trackedMovements, isSameMovement)
  for (const { book_id, offer_id } of newMovements.filter(({ copies }) => copies < 0)) {
    const stockKey = { book_id, offer_id }
    const copiesLeft = offer_id === null ? (stock.get(book_id) ?? 0) : await countCustomerCopies(tx, book_id, offer_id)
    const [recordedSum, targetSum] = [sumCopies(recordedMovements, stockKey), sumCopies(trackedMovements, stockKey)]
    // Copies that a document has already taken are available to it. If a document that brings copies now brings fewer, the
    // difference must be in stock.
    const demand =
      targetSum < 0 && recordedSum <= 0
        ? { asked: -targetSum, left: copiesLeft - recordedSum }
        : { asked: recordedSum - targetSum, left: copiesLeft }
    const shortage = getStockRefusal(demand.asked, demand.left)
    if (shortage) throw refuse({ ...stockKey, ...shortage })
  }
  if (newMovements.length === 0) return
  await tx.insert(stockMovements).values(
    newMovements.map((one) => ({
      ...one,
      ...source,
      date: isNew ? date : getToday(),
      reason,
      created_by: person.id,
    })),
  )
}

export const createStockError = ({ asked, left }: Pick<StockShortage, 'asked' | 'left'>): PressError =>
  new PressError('moveRefused', { message: { text: 'stock.short', params: { asked, left } } })
