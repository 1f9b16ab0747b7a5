import {
  type Copies,
  type CopyShare,
  copyShares,
  createMoreThanStock,
  buildRunMovements,
  getExpectedCopies,
  type DeliveredCopies,
  splitByOwner,
  countCopies,
  getUncountedDelivery,
} from '@press/domain'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { books, techCards } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import { type StockShortage, createStockError, settleStock, lockStock } from '../shared/stock/ledger.ts'
import { findOrderOfCard } from '../shared/stock/orders.ts'

/** Builds the error at the form field of the largest share, because that share asks for too many copies. */
export const createShareError =
  (copies: Copies, getField: (share: CopyShare) => string) =>
  ({ asked, left }: StockShortage): PressError => {
    const [share = 'university'] = copyShares.toSorted((one, other) => copies[other] - copies[one])
    return new PressError('validation', { fields: { [getField(share)]: createMoreThanStock({ asked, left }) } })
  }

async function findBookOfCard(tx: Tx, cardId: number): Promise<number | undefined> {
  const [book] = await tx.select({ id: books.id }).from(books).where(eq(books.tech_card_id, cardId))
  return book?.id
}

/** Updates the stock movements of a card's run to match the card. A run that was not received has no movements. */
export async function settleRun(
  tx: Tx,
  context: Context,
  id: number,
  createShortageError: (shortage: StockShortage) => PressError = createStockError,
  reason = '',
): Promise<void> {
  const [card] = await tx.select().from(techCards).where(eq(techCards.id, id))
  if (!card?.received) return
  const [book_id, order] = [await findBookOfCard(tx, id), await findOrderOfCard(tx, id)]
  if (book_id === undefined) throw new Error(`Tech card ${id} is received but has no book in the catalog`)
  const targetMovements = buildRunMovements({ ...card, expected: getExpectedCopies(card) }, order)
  await settleStock(
    tx,
    context,
    { tech_card_id: id },
    targetMovements.map((movement) => ({ ...movement, book_id })),
    { isNew: false, reason, refuse: createShortageError },
  )
}

/** Returns the copies handed out when no one counted them: the promised number, limited by the available copies. */
export async function handOverUncounted(
  tx: Tx,
  card: Parameters<typeof getExpectedCopies>[0] & { id: number; received: Copies },
): Promise<DeliveredCopies> {
  const bookId = await findBookOfCard(tx, card.id)
  const order = await findOrderOfCard(tx, card.id)
  const { customer, press } = splitByOwner(card.received, order?.copies ?? 0)
  // A run that is not in the catalogue yet has no movements, so all its copies are available.
  const copiesLeft = bookId === undefined ? countCopies(press) : ((await lockStock(tx, [bookId])).get(bookId) ?? 0)
  return getUncountedDelivery(getExpectedCopies(card), card.received, copiesLeft + countCopies(customer))
}
