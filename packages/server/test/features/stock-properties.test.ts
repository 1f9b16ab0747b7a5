import { countCopiesLeft } from '@press/domain'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, getToday } from '../../src/clock.ts'
import { books, offerTechCards, stockMovements, techCards } from '../../src/database/schema.ts'
import { insertBook, insertCard, createOfferForm, offerItem, insertShopOrder, insertPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const clerk = await insertPerson(press, 'accounting')
const keeper = await insertPerson(press, 'stock')
const day = getToday()

const actionKinds = [
  'receive',
  'shortage',
  'settle',
  'deliver',
  'sell',
  'editSale',
  'removeSale',
  'send',
  'ship',
  'shipOwn',
  'return',
  'correct',
  'cancel',
  'writeOff',
  'count',
] as const
interface StockAction {
  what: (typeof actionKinds)[number]
  copies: number
  /** The position of the earlier document that the action refers to. */
  place: number
}
const actionArbitrary: fc.Arbitrary<StockAction> = fc.record({
  what: fc.constantFrom(...actionKinds),
  copies: fc.integer({ min: 0, max: 90 }),
  place: fc.nat({ max: 3 }),
})

let count = 0

/**
 * Creates a run of 120 copies that is not received yet, of which a customer ordered 60. Also creates an offer that ships the same
 * book from the press's own copies.
 */
async function insertRunAndOffers() {
  const name = `Қасиет ${String((count += 1)).padStart(4, '0')}`
  const card = await insertCard(press, { stages: ['account'], book_name: name })
  const runShares = { quantity: 120, circulation_author: 10, circulation_university: 90, circulation_library: 20 }
  await db.update(techCards).set(runShares).where(eq(techCards.id, card))
  await db.execute(
    `insert into tech_card_stages (tech_card_id, stage, entered_at) values (${card}, 'typography', '${addDays(day, -9)}T12:00:00Z')`,
  )
  const createOffer = async (quantity: number) => {
    const body = createOfferForm({ date: addDays(day, -30), items: [{ ...offerItem, name, quantity }] })
    const { id } = (await clerk.call('POST /api/offers', { body })).body.offer
    await clerk.call('POST /api/offer/update-status', { body: { offer_id: id, status: 'accept' } })
    await clerk.call('POST /api/offers/{id}/invoice', { params: { id }, body: { invoice_date: body.date } })
    return id
  }
  const [customerOfferId, ownOfferId] = [await createOffer(60), await createOffer(60)]
  await db.insert(offerTechCards).values({ offer_id: customerOfferId, tech_card_id: card })
  const order = await insertShopOrder(press, 'stock')
  const items = JSON.stringify([{ name, language: 'kz', quantity: 3, price: 100 }])
  await db.execute(`update shop_orders set items = '${items}' where id = ${order}`)
  return { name, card, theirs: customerOfferId, own: ownOfferId, order, sales: [] as number[] }
}
type RunAndOffers = Awaited<ReturnType<typeof insertRunAndOffers>>

const createLines = (copies: number) => [{ item: 0, work: null, quantity: copies }]
const createShares = (copies: number) => ({ author: copies % 11, university: copies, library: copies % 21 })

/**
 * Tries an action. If the server refuses it, nothing changes, and the invariants verify that. A response is never a server error.
 */
async function performAction(
  { what, copies, place }: StockAction,
  rows: RunAndOffers,
  book: number | undefined,
): Promise<number> {
  const reason = 'Проверка'
  const card = { params: { id: rows.card } }
  const sale = { channel: 'partners' as const, date: day, copies: copies - 20, sum: (copies - 20) * 100 }
  const findTurnover = async () => {
    const id = place % 2 ? rows.theirs : rows.own
    const { offer } = (await clerk.call('GET /api/offers/{id}', { params: { id } })).body
    return { params: { id, turnover: offer.turnovers[place]?.id ?? 999_999 } }
  }
  const saleParams = { params: { id: rows.sales[place] ?? 999_999 } }
  switch (what) {
    case 'receive':
      return (
        await keeper.call('POST /api/tech-cards/{id}/receive', {
          ...card,
          body: copies === 0 ? {} : { received: createShares(copies), reason },
        })
      ).status
    case 'shortage':
      return (
        await keeper.call('POST /api/tech-cards/{id}/shortage', {
          ...card,
          body: { missing: { author: 0, university: copies, library: 0 }, reason },
        })
      ).status
    case 'settle':
      return (
        await keeper.call('POST /api/tech-cards/{id}/shortage/settle', {
          ...card,
          body: { outcome: place % 2 ? 'received' : 'written_off' },
        })
      ).status
    case 'deliver': {
      const [author, library] = [copies % 11, copies % 21]
      const handed_over = {
        author: { copies: author, to: 'Ә. Төлеу' },
        university: { copies, to: 'Кафедра' },
        library: { copies: library, to: 'Кітапхана' },
      }
      const body = place === 0 ? {} : { handed_over }
      return (await keeper.call('POST /api/tech-cards/{id}/deliver', { ...card, body })).status
    }
    case 'sell': {
      if (!book) return 200
      const { status, body } = await clerk.call('POST /api/realisation/books/{id}/sales', {
        params: { id: book },
        body: sale,
      })
      if (status === 200) rows.sales.push(body.sale.id)
      return status
    }
    case 'editSale':
      return (await clerk.call('PUT /api/realisation/sales/{id}', { ...saleParams, body: sale })).status
    case 'removeSale':
      return (await clerk.call('DELETE /api/realisation/sales/{id}', saleParams)).status
    case 'send':
      return (
        await keeper.call('POST /api/shop-orders/{id}/status', { params: { id: rows.order }, body: { status: 'done' } })
      ).status
    case 'ship':
    case 'shipOwn': {
      const params = { id: what === 'ship' ? rows.theirs : rows.own }
      const body = { kind: 'waybill' as const, lines: createLines(copies) }
      return (await clerk.call('POST /api/offers/{id}/turnovers', { params, body })).status
    }
    case 'return':
      return (
        await clerk.call('POST /api/offers/{id}/turnovers/{turnover}/return', {
          ...(await findTurnover()),
          body: { lines: createLines(copies), reason },
        })
      ).status
    case 'correct':
      return (
        await clerk.call('POST /api/offers/{id}/turnovers/{turnover}/correct', {
          ...(await findTurnover()),
          body: { date: day, lines: createLines(copies), reason },
        })
      ).status
    case 'cancel':
      return (
        await clerk.call('POST /api/offers/{id}/turnovers/{turnover}/cancel', {
          ...(await findTurnover()),
          body: { reason },
        })
      ).status
    case 'writeOff':
      if (!book) return 200
      return (
        await keeper.call('POST /api/books/{id}/stock/write-off', { params: { id: book }, body: { copies, reason } })
      ).status
    case 'count':
      if (!book) return 200
      return (
        await clerk.call('POST /api/stock/count', { body: { lines: [{ book_id: book, counted: copies }], reason } })
      ).status
  }
}

const findBookId = async (card: number): Promise<number | undefined> =>
  (await db.select({ id: books.id }).from(books).where(eq(books.tech_card_id, card)))[0]?.id

/** Verifies that the stock, calculated from its movements, is never negative on any day, for any owner. */
async function expectConsistentStock(book: number, rows: RunAndOffers): Promise<void> {
  const movements = await db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.book_id, book))
    .orderBy(stockMovements.id)
  const owners = [null, rows.theirs]
  for (const owner of owners) {
    let balance = 0
    for (const { copies } of movements.filter(({ offer_id }) => offer_id === owner)) {
      balance += copies
      expect(balance).toBeGreaterThanOrEqual(0)
    }
  }
  expect(movements.every(({ offer_id }) => owners.includes(offer_id))).toBe(true)
  const ownCopies = movements.length > 0 ? countCopiesLeft(movements.filter(({ offer_id }) => offer_id === null)) : null
  const customerCopies = countCopiesLeft(movements.filter(({ offer_id }) => offer_id === rows.theirs))
  // All calls must return the same stock.
  const { body } = await keeper.call('GET /api/books/{id}/stock', { params: { id: book } })
  expect(body.stock.left).toBe(ownCopies)
  expect(body.customers.map(({ copies }) => copies)).toEqual(customerCopies > 0 ? [customerCopies] : [])
  expect(body.total).toBe(movements.length)
  expect((await clerk.call('GET /api/books/{id}', { params: { id: book } })).body.book.copies_left).toBe(ownCopies)
  const foundBooks = (await clerk.call('GET /api/books', { query: { search: rows.name } })).body
  expect([foundBooks.books[0]?.copies_left, foundBooks.copies.left]).toEqual([ownCopies, ownCopies ?? 0])
  const period = { from: addDays(day, -30), to: day }
  const bookResponse = await clerk.call('GET /api/realisation/books/{id}', { params: { id: book }, query: period })
  expect(bookResponse.body.book.copies_left).toBe(ownCopies)
  const orderStockResponse = await keeper.call('GET /api/shop-orders/{id}/stock', { params: { id: rows.order } })
  expect(orderStockResponse.body.lines).toEqual([{ item: 0, left: ownCopies }])
  const offerStockResponse = await clerk.call('GET /api/offers/{id}/stock', { params: { id: rows.theirs } })
  expect(offerStockResponse.body.lines).toEqual([{ item: 0, left: customerCopies }])
}

it('stock is the sum of its movements and never negative for any sequence of actions', async () => {
  let acceptedCount = 0
  await fc.assert(
    fc.asyncProperty(fc.array(actionArbitrary, { minLength: 14, maxLength: 30 }), async (actions) => {
      const rows = await insertRunAndOffers()
      for (const one of [{ what: 'receive', copies: 80, place: 0 } as const, ...actions]) {
        const status = await performAction(one, rows, await findBookId(rows.card))
        expect([200, 404, 422]).toContain(status)
        if (status === 200) acceptedCount += 1
        const book = await findBookId(rows.card)
        if (book) await expectConsistentStock(book, rows)
      }
    }),
    { numRuns: 12 },
  )
  // The test would prove little if the server refused every action.
  expect(acceptedCount).toBeGreaterThan(60)
}, 300_000)

it('simultaneous requests take no more copies of a book than are in stock', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 12 }),
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 6 }),
      async (copiesInStock, requestedCopies) => {
        const book = await insertBook(press, { left: copiesInStock })
        const answers = await Promise.all(
          requestedCopies.map((copies, index) =>
            index % 2
              ? keeper.call('POST /api/books/{id}/stock/write-off', {
                  params: { id: book },
                  body: { copies, reason: 'Брак' },
                })
              : clerk.call('POST /api/realisation/books/{id}/sales', {
                  params: { id: book },
                  body: { channel: 'partners', date: day, copies, sum: copies * 100 },
                }),
          ),
        )
        const takenCopies = requestedCopies.reduce(
          (sum, copies, index) => (answers[index]?.status === 200 ? sum + copies : sum),
          0,
        )
        expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true)
        expect(takenCopies).toBeLessThanOrEqual(copiesInStock)
        const { body } = await keeper.call('GET /api/books/{id}/stock', { params: { id: book } })
        expect(body.stock.left).toBe(copiesInStock - takenCopies)
        // A refused request would not have fitted in addition to the accepted requests.
        const refusedCopies = requestedCopies.filter((_copies, index) => answers[index]?.status === 422)
        for (const copies of refusedCopies) expect(copies).toBeGreaterThan(copiesInStock - takenCopies)
      },
    ),
    { numRuns: 25 },
  )
}, 120_000)
