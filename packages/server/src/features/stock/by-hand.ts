import type { ParsedBody } from '@press/contract'
import { validateCount, validateWriteOff, type StockProblems, type BookStock } from '@press/domain'
import { getToday } from '../../clock.ts'
import { assertVersion, runChange } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { stockMovements } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { lockStock } from '../shared/stock/ledger.ts'
import { findStock, getStock } from './queries.ts'

function assertNoProblems(fields: StockProblems): void {
  if (Object.keys(fields).length > 0) throw new PressError('validation', { fields })
}

/** Writes off copies that are damaged, lost or given away. */
export async function writeOffCopies(
  context: Context,
  book_id: number,
  { copies, reason }: ParsedBody<'POST /api/books/{id}/stock/write-off'>,
): Promise<BookStock> {
  const { db, person } = context
  await db.transaction(async (tx) => {
    const stock = await lockStock(tx, [book_id])
    if (!stock.has(book_id)) throw new PressError('notFound')
    const copiesLeft = stock.get(book_id) ?? null
    assertNoProblems(validateWriteOff({ copies, reason }, copiesLeft))
    await tx
      .insert(stockMovements)
      .values({ book_id, kind: 'written_off', copies: -copies, date: getToday(), reason, created_by: person.id })
    await recordEvent(tx, 'book.writtenOff', { id: book_id }, { copies, reason })
  })
  return getStock(db, book_id)
}

/** Sets the stock of books to the counted numbers. Records each difference as a movement, even a difference of zero. */
export async function countStock(
  context: Context,
  { lines, reason }: ParsedBody<'POST /api/stock/count'>,
): Promise<BookStock[]> {
  const { db } = context
  const ids = lines.map(({ book_id }) => book_id)
  if (new Set(ids).size < ids.length) throw new PressError('validation', { fields: { lines: 'twice' } })
  await runChange(
    db,
    (tx) => saveCount(tx, context, { lines, reason }),
    async () => ({ stock: await findStock(db, ids) }),
  )
  return findStock(db, ids)
}

async function saveCount(
  tx: Tx,
  context: Context,
  { lines, reason }: ParsedBody<'POST /api/stock/count'>,
): Promise<void> {
  const ids = lines.map(({ book_id }) => book_id)
  await lockStock(tx, ids)
  const stock = new Map((await findStock(tx, ids)).map((one) => [one.book_id, one]))
  for (const [index, { book_id, counted, version }] of lines.entries()) {
    const currentStock = stock.get(book_id)
    if (!currentStock) {
      // A deleted book is also a conflict: it is missing from the stock in the response.
      assertVersion({ version: -1 }, version)
      throw new PressError('validation', { fields: { [`lines.${index}.book_id`]: 'choice' } })
    }
    assertVersion(currentStock, version)
    assertNoProblems(validateCount({ counted, reason }, currentStock.left))
    await tx.insert(stockMovements).values({
      book_id,
      kind: 'counted',
      copies: counted - (currentStock.left ?? 0),
      date: getToday(),
      reason,
      created_by: context.person.id,
    })
    await recordEvent(tx, 'book.counted', { id: book_id }, { copies: counted, reason: reason || null })
  }
}
