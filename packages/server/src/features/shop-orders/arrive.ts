import { createHash } from 'node:crypto'
import type { AnswerOf, ParsedBody } from '@press/contract'
import { validateArrivingOrder, calculateShopOrderSum, type ArrivingOrder, type ArrivingProblem } from '@press/domain'
import { formatMoney, type Locale } from '@press/i18n/node'
import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../database/database.ts'
import { shopOrders } from '../../database/schema.ts'
import { PressError, type FieldProblem } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'

type ReceivedOrder = AnswerOf<'POST /api/shop-orders'>['order']

/** An order without problems. */
export type ValidOrder = ParsedBody<'POST /api/shop-orders'>

/** Converts a problem to the contract's form, with the values that its text mentions. */
export const toFieldProblem = (
  problem: ArrivingProblem,
  { items }: ArrivingOrder,
  locale: Locale,
): FieldProblem & object => ({
  problem,
  params: problem === 'sumDiffers' ? { sum: formatMoney(calculateShopOrderSum(items), locale) } : {},
})

function assertValidOrder(order: ValidOrder, locale: Locale): void {
  const problems = Object.entries(validateArrivingOrder(order, new Date()))
  if (problems.length === 0) return
  const fields = Object.fromEntries(problems.map(([field, problem]) => [field, toFieldProblem(problem, order, locale)]))
  throw new PressError('validation', { fields })
}

/**
 * Hashes an order, to distinguish a repeated request from a different order. The sum is left out because it follows from the books.
 */
function hashOrder({ sum: _sum, created_at, items, ...order }: ValidOrder): string {
  const content = {
    ...Object.fromEntries(Object.entries(order).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    created_at: created_at && new Date(created_at).toISOString(),
    items: items.map(({ name, language, quantity, price }) => [name, language, quantity, price]),
  }
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

const batchSize = 500

/** Inserts orders, except orders whose numbers exist. Returns the ids of the inserted orders. */
export async function insertOrders(tx: Tx, orders: readonly ValidOrder[]): Promise<number[]> {
  const getBookLanguage = await createLanguageLookup(tx, orders)
  const insertedIds: number[] = []
  for (let offset = 0; offset < orders.length; offset += batchSize) {
    const values = orders.slice(offset, offset + batchSize).map((order) => ({
      number: order.number,
      content_hash: hashOrder(order),
      customer_name: order.customer_name,
      customer_email: order.customer_email,
      customer_phone: order.customer_phone,
      customer_address: order.customer_address,
      items: order.items.map((item) => ({ ...item, language: item.language ?? getBookLanguage(item.name) })),
      titles: order.items.map(({ name }) => name).join('\n'),
      sum: calculateShopOrderSum(order.items),
      ...(order.created_at && { created_at: new Date(order.created_at) }),
    }))
    const insertedRows = await tx
      .insert(shopOrders)
      .values(values)
      .onConflictDoNothing({ target: shopOrders.number })
      .returning({ id: shopOrders.id })
    insertedIds.push(...insertedRows.map(({ id }) => id))
  }
  return insertedIds
}

/** Returns the languages of books from the catalogue, for orders that name only the books. */
async function createLanguageLookup(tx: Tx, orders: readonly ValidOrder[]) {
  const names = [
    ...new Set(orders.flatMap(({ items }) => items.filter(({ language }) => !language).map(({ name }) => name))),
  ]
  const rows =
    names.length === 0
      ? []
      : (
          await tx.execute<{ book_name: string; language: 'kz' | 'ru' | 'en' | 'other' }>(
            sql`select distinct on (book_name) book_name, language from books where book_name = any(${sql.param(names)}::text[])
              order by book_name, id desc`,
          )
        ).rows
  const languagesByName = new Map(rows.map(({ book_name, language }) => [book_name, language]))
  return (name: string) => languagesByName.get(name) ?? 'other'
}

/** Saves an order of the shop once: two requests with the same number make one order, whichever comes first. */
export async function receiveShopOrder(
  { db, locale }: { db: Db; locale: Locale },
  order: ValidOrder,
): Promise<{ order: ReceivedOrder; isNew: boolean }> {
  assertValidOrder(order, locale)
  return db.transaction(async (tx) => {
    // Waits for a concurrent request that inserts the same number.
    const [id] = await insertOrders(tx, [order])
    const { content_hash, ...savedOrder } = await readReceivedOrder(tx, order.number)
    if (id === undefined) {
      if (content_hash === hashOrder(order)) return { order: savedOrder, isNew: false }
      const message = { text: 'shopOrder.otherContent', params: { number: order.number } } as const
      throw new PressError('conflict', { message, current: { order: savedOrder } })
    }
    await recordEvent(tx, 'shoporder.received', { id }, { number: order.number, sum: savedOrder.sum, channel: 'shop' })
    return { order: savedOrder, isNew: true }
  })
}

async function readReceivedOrder(tx: Tx, number: string): Promise<ReceivedOrder & { content_hash: string | null }> {
  const { id, status, sum, created_at, content_hash } = shopOrders
  const [row] = await tx
    .select({ id, status, sum, created_at, content_hash })
    .from(shopOrders)
    .where(eq(shopOrders.number, number))
  if (!row) throw new Error('The earlier order was not found')
  return { ...row, number, created_at: row.created_at.toISOString() }
}
