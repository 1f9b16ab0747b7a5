import type { BodyOf } from '@press/contract'
import { limits } from '@press/domain'
import { eq } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { addDays, getToday } from '../../src/clock.ts'
import { books, events, offerTechCards, stockMovements, techCards } from '../../src/database/schema.ts'
import {
  insertBook,
  insertCard,
  createOfferForm,
  offerItem,
  insertShopOrder,
  insertPerson,
  type TestPerson,
} from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const [clerk, keeper, chief, supervisor] = await Promise.all([
  insertPerson(press, 'accounting'),
  insertPerson(press, 'stock'),
  insertPerson(press, 'initiator'),
  insertPerson(press, 'supervisor'),
])
const day = getToday()

const readStock = async (id: number, person: TestPerson = keeper) =>
  (await person.call('GET /api/books/{id}/stock', { params: { id } })).body
const readCopiesLeft = async (id: number) => (await readStock(id)).stock.left
/** Returns the movements of a book, oldest first. */
const listMovements = async (id: number) =>
  (await readStock(id)).movements.toReversed().map(({ kind, copies, balance }) => [kind, copies, balance])
const findBookId = async (card: number): Promise<number> => {
  const [row] = await db.select({ id: books.id }).from(books).where(eq(books.tech_card_id, card))
  return row?.id ?? 0
}

const insertRun = async (
  quantity = 300,
  book_name = 'Ұлы дала философиясы',
  stages: 'account'[] | 'stock'[] = ['account'],
) => {
  const id = await insertCard(press, { stages, book_name })
  await db
    .update(techCards)
    .set({ quantity, circulation_author: 10, circulation_library: 20, circulation_university: quantity - 30 })
    .where(eq(techCards.id, id))
  return id
}
const receiveRun = (id: number, university = 270, body: Partial<BodyOf<'POST /api/tech-cards/{id}/receive'>> = {}) =>
  keeper.call('POST /api/tech-cards/{id}/receive', {
    params: { id },
    body: { received: { author: 10, university, library: 20 }, ...body },
  })
const deliverRun = (id: number, university: number) =>
  keeper.call('POST /api/tech-cards/{id}/deliver', {
    params: { id },
    body: {
      handed_over: {
        author: { copies: 10, to: 'Ә. Төлеу' },
        university: { copies: university, to: 'Кафедра' },
        library: { copies: 20, to: 'Кітапхана' },
      },
    },
  })
const sellCopies = (id: number, copies: number) =>
  clerk.call('POST /api/realisation/books/{id}/sales', {
    params: { id },
    body: { channel: 'partners', date: day, copies, sum: copies * 1_000 },
  })
const moveCard = (person: TestPerson, id: number, body: BodyOf<'POST /api/tech-cards/kanban/{id}'>) =>
  person.call('POST /api/tech-cards/kanban/{id}', { params: { id }, body })

/** Creates an accepted offer with an invoice, and the card from which its first book is printed. */
async function insertOrderedRun(quantity = 300, card?: number, name = offerItem.name) {
  const body = createOfferForm({ date: addDays(day, -30), items: [{ ...offerItem, name, quantity }] })
  const { id } = (await clerk.call('POST /api/offers', { body })).body.offer
  await clerk.call('POST /api/offer/update-status', { body: { offer_id: id, status: 'accept' } })
  await clerk.call('POST /api/offers/{id}/invoice', { params: { id }, body: { invoice_date: body.date } })
  if (card) {
    await db.insert(offerTechCards).values({ offer_id: id, tech_card_id: card })
    await db.execute(
      `insert into tech_card_stages (tech_card_id, stage, entered_at) values (${card}, 'typography', '${addDays(day, -9)}T12:00:00Z')`,
    )
  }
  return id
}
const createLines = (quantity: number) => [{ item: 0, work: null, quantity }]
const shipCopies = (id: number, quantity: number) =>
  clerk.call('POST /api/offers/{id}/turnovers', {
    params: { id },
    body: { kind: 'waybill', lines: createLines(quantity) },
  })

describe('a print run', () => {
  it('enters stock minus missing copies and goes to the author, university and library', async () => {
    const id = await insertRun()
    expect((await receiveRun(id, 268, { reason: 'Недовложение' })).status).toBe(200)
    const book = await findBookId(id)
    expect(await listMovements(book)).toEqual([
      ['received', 300, 300],
      ['shortage', -2, 298],
    ])
    expect((await deliverRun(id, 100)).status).toBe(200)
    expect((await listMovements(book)).slice(2)).toEqual([
      ['author', -10, 288],
      ['library', -20, 268],
      ['university', -100, 168],
    ])
    expect((await readStock(book)).movements[0]).toMatchObject({
      techcard_id: id,
      by: { id: keeper.id },
      customer: null,
    })
  })

  it('regains missing copies that arrive later and loses copies reported missing', async () => {
    const id = await insertRun()
    await receiveRun(id, 268, { reason: 'Недовложение' })
    const book = await findBookId(id)
    const settlement = { outcome: 'received' as const }
    await keeper.call('POST /api/tech-cards/{id}/shortage/settle', { params: { id }, body: settlement })
    expect(await readCopiesLeft(book)).toBe(300)
    const missing = { author: 0, university: 5, library: 0 }
    await keeper.call('POST /api/tech-cards/{id}/shortage', { params: { id }, body: { missing, reason: 'Брак' } })
    expect(await listMovements(book)).toEqual([
      ['received', 300, 300],
      ['shortage', -2, 298],
      ['shortage', 2, 300],
      ['shortage', -5, 295],
    ])
  })

  it('cannot be delivered by anyone before it is received', async () => {
    const id = await insertRun(300, 'Тасымал', ['stock'])
    for (const [person, reason] of [
      [chief, undefined],
      [supervisor, 'Срочно'],
    ] as const) {
      const refusedResponse = await moveCard(person, id, { is_stock: false, is_done: true, ...(reason && { reason }) })
      expect([refusedResponse.status, refusedResponse.body.error.code]).toEqual([422, 'moveRefused'])
      expect(refusedResponse.body.error.message).toContain('Тираж ещё не принят на склад')
    }
    const earlyResponse = await deliverRun(id, 270)
    expect([earlyResponse.status, earlyResponse.body.error.message]).toEqual([
      422,
      expect.stringContaining('не принят на склад'),
    ])
    expect((await receiveRun(id)).status).toBe(200)
    expect((await deliverRun(id, 270)).status).toBe(200)
  })

  it('that accounting moved past the receipt can still be received', async () => {
    const id = await insertRun(300, 'Жол үстінде')
    expect((await moveCard(clerk, id, { is_account: false, is_stock: true })).status).toBe(200)
    const book = await findBookId(id)
    expect(await readCopiesLeft(book)).toBeNull()
    const { body } = await receiveRun(id)
    expect(body.techcard).toMatchObject({ is_stock: true, is_account: false, received: { university: 270 } })
    expect(await readCopiesLeft(book)).toBe(300)
    const cardEvents = await db.select().from(events).where(eq(events.resource_id, id))
    expect(cardEvents.map(({ type }) => type)).toContain('techcard.received')
    // A run is received only once. To receive it again, the card must first come back.
    expect((await receiveRun(id)).status).toBe(422)
  })

  it('moved to delivered hands over the promised copies; undoing the move returns them', async () => {
    const id = await insertRun(300, 'Сүйрелген')
    await receiveRun(id)
    const book = await findBookId(id)
    await sellCopies(book, 100)
    expect((await moveCard(chief, id, { is_stock: false, is_done: true })).status).toBe(200)
    // Some of the copies promised to the university are already sold.
    expect(await readCopiesLeft(book)).toBe(0)
    const takeBackResponse = await chief.call('POST /api/tech-cards/{id}/take-back', { params: { id }, body: {} })
    expect(takeBackResponse.status).toBe(200)
    expect(await readCopiesLeft(book)).toBe(200)
    const [card] = await db.select().from(techCards).where(eq(techCards.id, id))
    expect(card?.handed_over).toBeNull()
  })

  it('refuses to hand over more copies than are left and states the numbers', async () => {
    const id = await insertRun(300, 'Көп сұралған')
    await receiveRun(id)
    const book = await findBookId(id)
    await sellCopies(book, 250)
    const refusedResponse = await deliverRun(id, 40)
    expect([refusedResponse.status, refusedResponse.body.error.fields]).toEqual([
      422,
      { 'handed_over.university.copies': 'На складе осталось 50, а указано 70' },
    ])
    expect(await readCopiesLeft(book)).toBe(50)
  })

  it('stays in the catalogue when its card moves back to accounting', async () => {
    const id = await insertRun(300, 'Қайтқан')
    await receiveRun(id)
    const book = await findBookId(id)
    await moveCard(clerk, id, { is_stock: false, is_account: true })
    expect(await readCopiesLeft(book)).toBe(300)
    // After a recount, only the difference is recorded as a movement.
    await receiveRun(id, 260, { reason: 'Пересчитали' })
    expect(await listMovements(book)).toEqual([
      ['received', 300, 300],
      ['shortage', -10, 290],
    ])
  })
})

describe('a customer’s print run', () => {
  it('leaves only by the customer’s waybills; surplus copies belong to the press', async () => {
    const card = await insertRun(316, 'Тапсырыс кітабы')
    const id = await insertOrderedRun(300, card, 'Тапсырыс кітабы')
    await receiveRun(card, 286)
    const book = await findBookId(card)
    expect(await readStock(book)).toMatchObject({
      stock: { left: 16 },
      customers: [{ offer_id: id, copies: 300 }],
    })
    expect((await sellCopies(book, 17)).body.error.fields).toEqual({ copies: 'На складе осталось 16, а указано 17' })
    expect((await deliverRun(card, 286)).status).toBe(200)
    // The library's copies came from the surplus. The customer's copies must still be shipped with a waybill.
    expect(await readStock(book)).toMatchObject({ stock: { left: 0 }, customers: [{ copies: 300 }] })
    expect((await shipCopies(id, 100)).status).toBe(200)
    const restResponse = await shipCopies(id, 200)
    expect(restResponse.status).toBe(200)
    expect(await readStock(book)).toMatchObject({ stock: { left: 0 }, customers: [] })
    expect((await readStock(book)).movements[0]).toMatchObject({
      kind: 'shipped',
      copies: -200,
      balance: 0,
      customer: { offer_id: id },
      turnover: { offer_id: id, kind: 'waybill' },
    })
  })

  it('cannot be shipped before or beyond its receipt; the line states the numbers', async () => {
    const card = await insertRun(300, 'Күткен кітап')
    const id = await insertOrderedRun(300, card, 'Күткен кітап')
    const earlyResponse = await shipCopies(id, 300)
    expect(earlyResponse.body.error.fields).toEqual({ 'lines.0.quantity': 'На складе осталось 0, а указано 300' })
    await receiveRun(card, 268, { reason: 'Недовложение' })
    expect((await shipCopies(id, 299)).body.error.fields).toEqual({
      'lines.0.quantity': 'На складе осталось 298, а указано 299',
    })
    expect((await shipCopies(id, 298)).status).toBe(200)
    const { lines } = (await clerk.call('GET /api/offers/{id}/stock', { params: { id } })).body
    expect(lines).toEqual([{ item: 0, left: 0 }])
  })

  it('returns by a return or a cancelled waybill; a correction moves the difference', async () => {
    const card = await insertRun(300, 'Қайтарылған кітап')
    const id = await insertOrderedRun(300, card, 'Қайтарылған кітап')
    await receiveRun(card)
    const book = await findBookId(card)
    const [waybill] = (await shipCopies(id, 200)).body.offer.turnovers
    const params = { id, turnover: waybill?.id ?? 0 }
    const correctionResponse = await clerk.call('POST /api/offers/{id}/turnovers/{turnover}/correct', {
      params,
      body: { date: day, lines: createLines(300), reason: 'Отпустили всё' },
    })
    expect(correctionResponse.status).toBe(200)
    expect((await readStock(book)).customers).toEqual([])
    const secondWaybillId = correctionResponse.body.offer.turnovers.find(({ cancelled_at }) => !cancelled_at)?.id ?? 0
    await clerk.call('POST /api/offers/{id}/turnovers/{turnover}/return', {
      params: { id, turnover: secondWaybillId },
      body: { lines: createLines(20), reason: 'Брак переплёта' },
    })
    expect((await readStock(book)).customers).toMatchObject([{ copies: 20 }])
    const returnId = (await clerk.call('GET /api/offers/{id}', { params: { id } })).body.offer.turnovers.at(-1)?.id ?? 0
    await clerk.call('POST /api/offers/{id}/turnovers/{turnover}/cancel', {
      params: { id, turnover: returnId },
      body: { reason: 'Ошибка' },
    })
    await clerk.call('POST /api/offers/{id}/turnovers/{turnover}/cancel', {
      params: { id, turnover: secondWaybillId },
      body: { reason: 'Ошибка' },
    })
    expect((await readStock(book)).customers).toMatchObject([{ copies: 300 }])
    expect((await listMovements(book)).map(([kind, copies]) => [kind, copies])).toEqual([
      ['received', 300],
      ['shipped', -200],
      ['shipped', 200],
      ['shipped', -300],
      ['returned', 20],
      ['returned', -20],
      ['shipped', 300],
    ])
  })

  it('prevents the deletion of its offer', async () => {
    const card = await insertRun(300, 'Өшпейтін')
    const body = createOfferForm({ items: [{ ...offerItem, name: 'Өшпейтін' }] })
    const { id } = (await clerk.call('POST /api/offers', { body })).body.offer
    await db.insert(offerTechCards).values({ offer_id: id, tech_card_id: card })
    await receiveRun(card)
    const refusedResponse = await clerk.call('DELETE /api/offers/{id}', { params: { id } })
    expect([refusedResponse.status, refusedResponse.body.error.message]).toEqual([
      422,
      expect.stringContaining('принят тираж'),
    ])
  })
})

describe('an offer without its own print run', () => {
  it('ships the catalogue’s book up to the copies in stock', async () => {
    const book = await insertBook(press, { book_name: 'Каталог кітабы', left: 40 })
    const id = await insertOrderedRun(50, undefined, 'Каталог кітабы')
    expect((await shipCopies(id, 41)).body.error.fields).toEqual({
      'lines.0.quantity': 'На складе осталось 40, а указано 41',
    })
    expect((await shipCopies(id, 40)).status).toBe(200)
    expect(await readCopiesLeft(book)).toBe(0)
  })

  it('ships uncounted books and books outside the catalogue', async () => {
    const book = await insertBook(press, { book_name: 'Саналмаған кітап' })
    expect((await shipCopies(await insertOrderedRun(50, undefined, 'Саналмаған кітап'), 50)).status).toBe(200)
    expect(await readStock(book)).toMatchObject({ stock: { left: null }, total: 0 })
    expect((await shipCopies(await insertOrderedRun(50, undefined, 'Каталогта жоқ'), 50)).status).toBe(200)
  })
})

describe('sales', () => {
  it('take copies, release them when changed, and are refused beyond the stock', async () => {
    const book = await insertBook(press, { left: 12 })
    const { sale } = (await sellCopies(book, 10)).body
    expect((await sellCopies(book, 3)).body.error.fields).toEqual({ copies: 'На складе осталось 2, а указано 3' })
    const editSale = (copies: number) =>
      clerk.call('PUT /api/realisation/sales/{id}', {
        params: { id: sale.id },
        body: { channel: 'partners', date: day, copies, sum: copies * 1_000 },
      })
    // The copies that the document has already taken are available to it.
    expect((await editSale(13)).body.error.fields).toEqual({ copies: 'На складе осталось 12, а указано 13' })
    expect((await editSale(8)).status).toBe(200)
    expect((await sellCopies(book, -3)).status).toBe(200)
    expect(await readCopiesLeft(book)).toBe(7)
    await clerk.call('DELETE /api/realisation/sales/{id}', { params: { id: sale.id } })
    expect(await readCopiesLeft(book)).toBe(7)
    expect(await listMovements(book)).toEqual([
      ['counted', 12, 12],
      ['sold', -10, 2],
      ['sold', 2, 4],
      ['returned', 3, 7],
    ])
  })

  it('of an uncounted book move no stock, even when changed after a count', async () => {
    const book = await insertBook(press)
    const { sale } = (await sellCopies(book, 10)).body
    await keeper.call('POST /api/stock/count', { body: { lines: [{ book_id: book, counted: 50 }] } })
    await clerk.call('PUT /api/realisation/sales/{id}', {
      params: { id: sale.id },
      body: { channel: 'partners', date: day, copies: 4, sum: 4_000 },
    })
    expect(await readCopiesLeft(book)).toBe(50)
    await sellCopies(book, 5)
    expect(await readCopiesLeft(book)).toBe(45)
  })

  it('of the last copy succeed once among simultaneous requests', async () => {
    const book = await insertBook(press, { left: 1 })
    const answers = await Promise.all([1, 2, 3, 4].map(() => sellCopies(book, 1)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422, 422, 422])
    expect(await readCopiesLeft(book)).toBe(0)
  })
})

const insertOrder = async (left: number) => {
  const id = await insertShopOrder(press, 'stock')
  const name = `Дүкен кітабы ${id}`
  const book = await insertBook(press, { book_name: name, left })
  const items = JSON.stringify([{ name, language: 'kz', quantity: 2, price: 290_000 }])
  await db.execute(`update shop_orders set items = '${items}' where id = ${id}`)
  return { id, book, name }
}
const sendOrder = (id: number) =>
  keeper.call('POST /api/shop-orders/{id}/status', { params: { id }, body: { status: 'done' } })

describe('a shop order', () => {
  it('takes its books from stock when it is sent', async () => {
    const { id, book } = await insertOrder(5)
    const { lines } = (await keeper.call('GET /api/shop-orders/{id}/stock', { params: { id } })).body
    expect(lines).toEqual([{ item: 0, left: 5 }])
    expect((await sendOrder(id)).status).toBe(200)
    expect((await readStock(book)).movements[0]).toMatchObject({
      kind: 'sold',
      copies: -2,
      shop_order_id: id,
      balance: 3,
    })
  })

  it('is refused and keeps its status when books are missing', async () => {
    const { id, book, name } = await insertOrder(1)
    const refusedResponse = await sendOrder(id)
    expect([refusedResponse.status, refusedResponse.body.error.message]).toEqual([
      422,
      `На складе не хватает книги «${name}»: нужно 2, осталось 1.`,
    ])
    expect(await readCopiesLeft(book)).toBe(1)
    const foundOrders = (await keeper.call('GET /api/shop-orders', { query: { search: String(id) } })).body.orders
    expect(foundOrders.find((one) => one.id === id)?.status).toBe('stock')
  })
})

const writeOffCopies = (id: number, copies: number, reason = 'Намокли') =>
  keeper.call('POST /api/books/{id}/stock/write-off', { params: { id }, body: { copies, reason } })
const countBook = (book_id: number, counted: number, extraFields: { reason?: string; version?: number } = {}) => {
  const { version, reason } = extraFields
  const line = { book_id, counted, ...(version !== undefined && { version }) }
  return keeper.call('POST /api/stock/count', { body: { lines: [line], ...(reason && { reason }) } })
}

describe('manual stock entries', () => {
  it('write copies off with a reason, up to the copies in stock', async () => {
    const book = await insertBook(press, { left: 5 })
    expect((await writeOffCopies(book, 1, ' ')).body.error.fields).toHaveProperty('reason')
    expect((await writeOffCopies(book, 6)).body.error.fields).toEqual({ copies: 'На складе осталось 5, а указано 6' })
    expect((await writeOffCopies(book, 5)).body.stock).toMatchObject({ left: 0 })
    expect((await readStock(book)).movements[0]).toMatchObject({ kind: 'written_off', reason: 'Намокли', copies: -5 })
    const writeOffEvents = await db.select().from(events).where(eq(events.type, 'book.writtenOff'))
    expect(writeOffEvents).toMatchObject([
      { resource_id: book, actor_id: keeper.id, data: { copies: 5, reason: 'Намокли' } },
    ])
  })

  it('set the stock to the count and require a reason for a difference', async () => {
    const book = await insertBook(press)
    expect((await countBook(book, 30)).body.stock).toMatchObject([{ left: 30 }])
    expect((await countBook(book, 28)).body.error.fields).toHaveProperty('reason')
    expect((await countBook(book, 28, { reason: 'Инвентаризация' })).status).toBe(200)
    expect((await countBook(book, 28)).status).toBe(200)
    expect(await listMovements(book)).toEqual([
      ['counted', 30, 30],
      ['counted', -2, 28],
      ['counted', 0, 28],
    ])
  })

  it('refuse a count when the stock changed meanwhile', async () => {
    const book = await insertBook(press, { left: 10 })
    const { version } = (await readStock(book)).stock
    await sellCopies(book, 1)
    const staleResponse = await countBook(book, 10, { version, reason: 'Инвентаризация' })
    expect([staleResponse.status, staleResponse.body.error.current]).toMatchObject([409, { stock: [{ left: 9 }] }])
    expect(await readCopiesLeft(book)).toBe(9)
  })

  it('refuse a whole count when some books changed or were deleted meanwhile', async () => {
    // Only a book without movements can be deleted.
    const stockRows: Awaited<ReturnType<typeof readStock>>['stock'][] = []
    // Creates the books one after another, so that the response has the order of their ids.
    for (const facts of [{ left: 5 }, { left: 6 }, {}])
      stockRows.push((await readStock(await insertBook(press, facts))).stock)
    const [unchangedId, movedBookId, deletedId] = stockRows.map(({ book_id }) => book_id)
    await sellCopies(movedBookId ?? 0, 1)
    await db.delete(books).where(eq(books.id, deletedId ?? 0))
    const lines = stockRows.map(({ book_id, version }) => ({ book_id, version, counted: 9 }))
    const staleResponse = await keeper.call('POST /api/stock/count', { body: { lines, reason: 'Инвентаризация' } })
    expect([staleResponse.status, staleResponse.body.error.current]).toMatchObject([
      409,
      {
        stock: [
          { book_id: unchangedId, left: 5, version: stockRows[0]?.version },
          { book_id: movedBookId, left: 5 },
        ],
      },
    ])
    expect(await readCopiesLeft(unchangedId ?? 0)).toBe(5)
  })

  it('accept more books at once than a page of the list holds', async () => {
    const ids: number[] = []
    for (let index = 0; index <= limits.pageSizes[2]; index += 1) ids.push(await insertBook(press))
    const lines = ids.map((book_id) => ({ book_id, counted: 4, version: 0 }))
    const { status, body } = await keeper.call('POST /api/stock/count', { body: { lines } })
    expect([status, body.stock.length]).toEqual([200, ids.length])
  })

  it('save a count of many books completely or not at all', async () => {
    const [one, other] = [await insertBook(press, { left: 3 }), await insertBook(press, { left: 4 })]
    const lines = [
      { book_id: one, counted: 2 },
      { book_id: other, counted: 4 },
    ]
    expect((await keeper.call('POST /api/stock/count', { body: { lines } })).status).toBe(422)
    expect(await readCopiesLeft(one)).toBe(3)
    const duplicateResponse = await keeper.call('POST /api/stock/count', {
      body: { lines: [...lines, ...lines], reason: 'Иә' },
    })
    expect(duplicateResponse.body.error.fields).toHaveProperty('lines')
    const { body } = await clerk.call('POST /api/stock/count', { body: { lines, reason: 'Инвентаризация' } })
    expect(body.stock.map(({ left }) => left)).toEqual([2, 4])
  })

  it('start from a list of books by name with their current stock', async () => {
    const book = await insertBook(press, { book_name: 'Ааа санақ', left: 3 })
    const { body } = await keeper.call('GET /api/stock', { query: { search: 'Ааа санақ' } })
    expect(body).toEqual({
      books: [{ ...(await readStock(book)).stock, authors: 'Ә. Төлеу', ISBN: null }],
      total: 1,
    })
    const stockList = (await keeper.call('GET /api/stock', { query: { per_page: 5 } })).body
    expect([stockList.books.length, stockList.total > 5]).toEqual([5, true])
  })

  it('are open to accounting and the supervisor, not to managers or printers', async () => {
    const book = await insertBook(press, { left: 3 })
    const params = { id: book }
    const [pm, printer] = [await insertPerson(press, 'pm'), await insertPerson(press, 'typography')]
    const body = { copies: 1, reason: 'Брак' }
    expect((await pm.call('GET /api/books/{id}/stock', { params })).status).toBe(200)
    expect((await pm.call('POST /api/books/{id}/stock/write-off', { params, body })).status).toBe(403)
    expect((await printer.call('GET /api/books/{id}/stock', { params })).status).toBe(403)
    for (const person of [clerk, supervisor])
      expect((await person.call('POST /api/books/{id}/stock/write-off', { params, body })).status).toBe(200)
  })
})

describe('the list of stock movements', () => {
  it('is filtered by kind and days; its balance covers all movements', async () => {
    const book = await insertBook(press, { left: 12 })
    await sellCopies(book, 2)
    await sellCopies(book, 3)
    const { body } = await keeper.call('GET /api/books/{id}/stock', {
      params: { id: book },
      query: { kind: 'sold', from: day, per_page: 1 },
    })
    expect([body.total, body.movements.map(({ copies, balance }) => [copies, balance])]).toEqual([2, [[-3, 7]]])
    const emptyQuery = { kind: 'sold' as const, to: addDays(day, -1) }
    const responseBefore = await keeper.call('GET /api/books/{id}/stock', { params: { id: book }, query: emptyQuery })
    expect(responseBefore.body.total).toBe(0)
    expect((await keeper.call('GET /api/books/{id}/stock', { params: { id: 9_999_999 } })).status).toBe(404)
  })

  it('is exported with totals of incoming and outgoing copies', async () => {
    const book = await insertBook(press, { left: 12 })
    await sellCopies(book, 2)
    await sellCopies(book, -1)
    const response = await keeper.fetch(`/api/books/${book}/stock/export?format=xlsx`)
    const rows = await readSheet(Buffer.from(await response.arrayBuffer()))
    expect(rows).toHaveLength(5)
    const [heads, , soldRow, , totals] = rows
    const receivedColumn = heads?.indexOf('Пришло') ?? -1
    expect([soldRow?.[receivedColumn + 1], totals?.[receivedColumn], totals?.[receivedColumn + 1]]).toEqual([2, 13, 2])
    expect(totals?.[0]).toBe('Итого')
  })
})

describe('the stock movements table', () => {
  it('is append-only, and the stock total cannot be edited directly', async () => {
    const book = await insertBook(press, { left: 3 })
    const attempts = [
      db.update(stockMovements).set({ copies: 9 }).where(eq(stockMovements.book_id, book)),
      db.delete(stockMovements).where(eq(stockMovements.book_id, book)),
      db.update(books).set({ copies_left: 9 }).where(eq(books.id, book)),
      db.insert(books).values({ book_name: 'Қолдан', language: 'kz', copies_left: 4 }),
      db.insert(stockMovements).values({ book_id: book, kind: 'sold', copies: -4, date: day }),
      db.insert(stockMovements).values({ book_id: book, kind: 'sold', copies: 0, date: day }),
    ]
    const results = await Promise.allSettled(attempts)
    expect(results.map(({ status }) => status)).toEqual(attempts.map(() => 'rejected'))
    expect(await readCopiesLeft(book)).toBe(3)
  })
})
