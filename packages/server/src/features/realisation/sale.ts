import type { ParsedBody } from '@press/contract'
import { validateBookSale, createMoreThanStock, type BookSale } from '@press/domain'
import { eq } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import { assertVersion, runChange } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { books, bookSales } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { lockStock, settleStock, type StockShortage } from '../shared/stock/ledger.ts'
import { findSale } from './manual-entries.ts'
import { countSoldCopies } from './sales.ts'

type Body = ParsedBody<'POST /api/realisation/books/{id}/sales'>

function assertValidSale(body: Body): void {
  const fields = validateBookSale(body, getToday())
  if (Object.keys(fields).length > 0) throw new PressError('validation', { fields })
}

/** Throws when all channels together sold more copies than were printed, or returned more than they sold. */
async function assertEnoughPrinted(tx: Tx, bookId: number): Promise<void> {
  const [row] = await tx.select({ printed: books.printed }).from(books).where(eq(books.id, bookId))
  const soldCopies = await countSoldCopies(tx, bookId)
  if (soldCopies < 0) throw new PressError('validation', { fields: { copies: 'moreThanSold' } })
  const printed = row?.printed ?? null
  if (printed !== null && soldCopies > printed)
    throw new PressError('validation', {
      fields: { copies: { problem: 'moreThanInRun', params: { printed, sold: soldCopies } } },
    })
}

/** Locks the book, so that no one removes it or moves its copies meanwhile. */
export async function lockBook(tx: Tx, id: number): Promise<void> {
  if ((await lockStock(tx, [id])).size === 0) throw new PressError('notFound')
}

/** Updates the stock movements to match a sales report. A deleted report has 0 copies, so its movements are reversed. */
const settleSaleStock = (
  tx: Tx,
  context: Context,
  id: number,
  book_id: number,
  sale: { copies: number; date: string; note: string },
  isNew = false,
): Promise<void> => {
  const { copies, date, note } = sale
  const kind = copies > 0 ? ('sold' as const) : ('returned' as const)
  return settleStock(
    tx,
    context,
    { sale_id: id },
    copies === 0 ? [] : [{ book_id, offer_id: null, kind, copies: -copies }],
    { isNew, date, reason: note, refuse: createNotInStockError },
  )
}

const createNotInStockError = (shortage: StockShortage): PressError =>
  new PressError('validation', { fields: { copies: createMoreThanStock(shortage) } })

export async function createSale(context: Context, book_id: number, body: Body): Promise<BookSale> {
  const { db, person } = context
  assertValidSale(body)
  const id = await db.transaction(async (tx) => {
    await lockBook(tx, book_id)
    const [row] = await tx
      .insert(bookSales)
      .values({ ...body, book_id, created_by: person.id })
      .returning({ id: bookSales.id })
    if (!row) throw new Error('Insert returned no sale')
    await assertEnoughPrinted(tx, book_id)
    await settleSaleStock(tx, context, row.id, book_id, body, true)
    await recordEvent(tx, 'realisation.sale-entered', row, getEventData(body))
    return row.id
  })
  return findSale(db, id)
}

export async function editSale(
  context: Context,
  id: number,
  { version, ...body }: ParsedBody<'PUT /api/realisation/sales/{id}'>,
): Promise<BookSale> {
  const { db } = context
  assertValidSale(body)
  await runChange(
    db,
    async (tx) => {
      const row = await lockSale(tx, id)
      await lockBook(tx, row.book_id)
      assertVersion(row, version)
      await tx
        .update(bookSales)
        .set({ ...body, version: row.version + 1 })
        .where(eq(bookSales.id, id))
      await assertEnoughPrinted(tx, row.book_id)
      await settleSaleStock(tx, context, id, row.book_id, body)
      await recordEvent(tx, 'realisation.sale-edited', { id }, getEventData(body))
    },
    async () => ({ sale: await findSale(db, id) }),
  )
  return findSale(db, id)
}

export async function removeSale(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const row = await lockSale(tx, id)
    await lockBook(tx, row.book_id)
    await settleSaleStock(tx, context, id, row.book_id, { ...row, copies: 0 })
    await tx.delete(bookSales).where(eq(bookSales.id, id))
    await assertEnoughPrinted(tx, row.book_id)
    await recordEvent(tx, 'realisation.sale-removed', row, getEventData(row))
  })
}

async function lockSale(tx: Tx, id: number) {
  const [row] = await tx.select().from(bookSales).where(eq(bookSales.id, id)).for('update')
  if (!row) throw new PressError('notFound')
  return row
}

const getEventData = ({ channel, date, copies, sum }: Pick<Body, 'channel' | 'date' | 'copies' | 'sum'>) => ({
  channel,
  date,
  copies,
  sum,
})
