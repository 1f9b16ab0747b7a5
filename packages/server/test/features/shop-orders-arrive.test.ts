import type { BodyOf } from '@press/contract'
import { shopContactRetentionYears } from '@press/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events, notifications, shopOrders, shopTokens } from '../../src/database/schema.ts'
import { clearContacts, getClearedCustomerName } from '../../src/features/shop-orders/clear-contacts.ts'
import { openChannel } from '../channel.ts'
import { insertBook, insertPerson } from '../rows.ts'
import { openPress, pollOptions } from '../support.ts'

const press = await openPress()
const { db } = press.database
const supervisor = await insertPerson(press, 'supervisor', 'Сәуле Ахметова')
const stock = await insertPerson(press, 'stock', 'Болат Нұрлан')
const printer = await insertPerson(press, 'typography')

let count = 0
type Order = BodyOf<'POST /api/shop-orders'>
const createOrder = (change: Partial<Order> = {}): Order => ({
  number: `T-${(count += 1)}`,
  customer_name: 'Айдос Мұрат',
  customer_email: 'aidos@example.kz',
  customer_phone: '8 701 123 45 67',
  customer_address: 'Тараз, ул. Толе би, 5',
  created_at: '2026-11-20T09:30:00+05:00',
  items: [{ name: 'Абай жолы', language: 'kz', quantity: 2, price: 450_000 }],
  ...change,
})

const createShopToken = async () => (await supervisor.call('POST /api/shop-orders/token')).body.secret
const secret = await createShopToken()
const shop = press.withToken(secret)
const sendOrder = (body: Order) => shop.call('POST /api/shop-orders', { body, headers: { 'accept-language': 'ru' } })
const findOrderRows = (number: string) => db.select().from(shopOrders).where(eq(shopOrders.number, number))
const findEvents = (id: number) =>
  db
    .select()
    .from(events)
    .where(and(eq(events.resource, 'shoporder'), eq(events.resource_id, id)))

/** Returns the notifications of the supervisor, the stock and the printing house. */
const findNotifications = () =>
  db
    .select({ user_id: notifications.user_id, data: notifications.data })
    .from(notifications)
    .where(inArray(notifications.user_id, [supervisor.id, stock.id, printer.id]))

describe('an order sent by the shop', () => {
  it('appears on the board at once with its books, sum and customer contacts', async () => {
    const channel = await openChannel(stock)
    const sentOrder = createOrder()
    const { status, body } = await sendOrder(sentOrder)
    expect(status).toBe(201)
    expect(body.order).toMatchObject({ number: sentOrder.number, status: 'new', sum: 900_000 })
    expect(body.order.created_at).toBe('2026-11-20T04:30:00.000Z')
    const searchResponse = await stock.call('GET /api/shop-orders', { query: { search: sentOrder.number } })
    expect(searchResponse.body.orders).toMatchObject([
      {
        id: body.order.id,
        customer_name: 'Айдос Мұрат',
        contact: { email: 'aidos@example.kz', phone: '8 701 123 45 67', address: 'Тараз, ул. Толе би, 5' },
        items: sentOrder.items,
        sum: 900_000,
      },
    ])
    await expect
      .poll(() => channel.receivedEvents, pollOptions)
      .toContainEqual(
        expect.objectContaining({ type: 'shoporder.received', resource: 'shoporder', resource_id: body.order.id }),
      )
    channel.stop()
  })

  it('hides the customer’s contacts from a printer', async () => {
    const { number } = (await sendOrder(createOrder())).body.order
    const { body } = await printer.call('GET /api/shop-orders', { query: { search: number ?? '' } })
    expect(body.orders.map(({ contact }) => contact)).toEqual([null])
  })

  it('is stored once when sent again, and the response shows its current status', async () => {
    const sentOrder = createOrder()
    const firstResponse = await sendOrder(sentOrder)
    await stock.call('POST /api/shop-orders/{id}/status', {
      params: { id: firstResponse.body.order.id },
      body: { status: 'in_progress' },
    })
    const repeatedResponse = await sendOrder({ ...sentOrder, created_at: '2026-11-20T04:30:00Z', sum: 900_000 })
    expect(repeatedResponse.status).toBe(200)
    expect(repeatedResponse.body.order).toEqual({ ...firstResponse.body.order, status: 'in_progress' })
    expect(await findOrderRows(sentOrder.number)).toHaveLength(1)
    expect((await findEvents(firstResponse.body.order.id)).map(({ type }) => type).sort()).toEqual([
      'shoporder.moved',
      'shoporder.received',
    ])
  })

  it('is stored once when sent several times simultaneously', async () => {
    const sentOrder = createOrder()
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendOrder(sentOrder)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 200, 200, 200, 201,
    ])
    expect(new Set(answers.map(({ body }) => body.order.id)).size).toBe(1)
    const [row] = await findOrderRows(sentOrder.number)
    expect(await findEvents(row?.id as number)).toHaveLength(1)
  })

  it.each<[string, Partial<Order>]>([
    ['another customer', { customer_name: 'Дина Ким' }],
    ['other books', { items: [{ name: 'Абай жолы', language: 'kz', quantity: 3, price: 450_000 }] }],
    ['another day', { created_at: '2026-11-21T09:30:00+05:00' }],
  ])('is refused when its number belongs to an order with %s', async (_name, change) => {
    const sentOrder = createOrder()
    const firstResponse = await sendOrder(sentOrder)
    const conflictingResponse = await sendOrder({ ...sentOrder, ...change })
    expect(conflictingResponse.status).toBe(409)
    expect(conflictingResponse.body.error).toMatchObject({
      code: 'conflict',
      message: `Заказ с номером ${sentOrder.number} уже есть, и в нём другое.`,
      current: { order: firstResponse.body.order },
    })
    expect(await findOrderRows(sentOrder.number)).toMatchObject([{ customer_name: 'Айдос Мұрат', sum: 900_000 }])
  })

  it('takes a book’s language from the catalogue when the shop gives none', async () => {
    const name = `Кітап ${(count += 1)}`
    await insertBook(press, { book_name: name, language: 'kz' })
    const { number } = (
      await sendOrder(
        createOrder({
          items: [
            { name, quantity: 1, price: 1 },
            { name: 'Чужая книга', quantity: 1, price: 1 },
          ],
        }),
      )
    ).body.order
    const [row] = await findOrderRows(number ?? '')
    expect(row?.items.map(({ language }) => language)).toEqual(['kz', 'other'])
  })

  it('is refused with an error for each invalid field and not stored', async () => {
    const invalidOrder = createOrder({ customer_email: 'aidos', created_at: '2199-01-01T00:00:00Z', sum: 1 })
    const { status, body } = await sendOrder(invalidOrder)
    expect(status).toBe(422)
    expect(body.error.fields).toEqual({
      customer_email: 'Введите адрес почты, например name@example.kz',
      created_at: 'Этот день ещё не наступил',
      sum: expect.stringMatching(/^Сумма не сходится: книги стоят 9\s000\s₸$/),
    })
    expect(await findOrderRows(invalidOrder.number)).toEqual([])
    const malformedResponse = await sendOrder({
      number: 'T-0',
      items: [{ name: 'А', quantity: 0, price: 1.5 }],
    } as unknown as Order)
    expect(Object.keys(malformedResponse.body.error.fields ?? {}).sort()).toEqual([
      'customer_name',
      'items.0.price',
      'items.0.quantity',
    ])
  })

  it('is refused when it exceeds the request size limit', async () => {
    const { status } = await sendOrder(createOrder({ customer_address: 'а'.repeat(2 * 1024 ** 2) }))
    expect(status).toBe(413)
  })

  it('is logged as the shop’s without the customer, and the staff are notified', async () => {
    const { id, number } = (await sendOrder(createOrder())).body.order
    expect(await findEvents(id)).toMatchObject([
      { type: 'shoporder.received', actor_id: null, data: { number, sum: 900_000, channel: 'shop' } },
    ])
    await expect
      .poll(
        async () => (await findNotifications()).filter(({ data }) => data.message_ru.includes(`${number},`)).length,
        pollOptions,
      )
      .toBe(3)
    const [notification] = (await findNotifications()).filter(
      ({ data, user_id }) => user_id === stock.id && data.path?.endsWith(`=${id}`),
    )
    expect(notification?.data.path).toBe(`/app/stock/orderKanban?order=${id}`)
    expect(notification?.data.message_ru).toMatch(new RegExp(`^Новый заказ из магазина: ${number}, 9\\s000\\s₸$`))
  })
})

describe('the shop token', () => {
  it('is refused when it is missing, wrong or a session token', async () => {
    const anonymous = await press.as(null)
    for (const person of [anonymous, press.withToken('wrong'), supervisor]) {
      const sentOrder = createOrder()
      const { status, body } = await person.call('POST /api/shop-orders', {
        body: sentOrder,
        headers: { 'accept-language': 'ru' },
      })
      expect(status).toBe(401)
      expect(body.error.message).toBe('Ключ магазина не указан или не действует.')
      expect(await findOrderRows(sentOrder.number)).toEqual([])
    }
  })

  it('is checked before the request body', async () => {
    const headers = { 'content-type': 'application/json' }
    const postContent = async (content: string, token = '') =>
      (await press.withToken(token).fetch('/api/shop-orders', { method: 'POST', body: content, headers })).status
    for (const content of ['{"number": 1, "items": "none"}', '{', '[]'])
      expect([
        await postContent(content),
        await postContent(content, 'wrong'),
        await postContent(content, supervisor.token),
      ]).toEqual([401, 401, 401])
    expect([await postContent('{"number": 1, "items": "none"}', secret), await postContent('{', secret)]).toEqual([
      422, 400,
    ])
  })

  it('gives no access to other endpoints', async () => {
    expect((await shop.call('GET /api/shop-orders')).status).toBe(401)
    expect((await shop.call('GET /api/shop-orders/token')).status).toBe(401)
  })

  it('is stored as a hash and shown once; a new token revokes the previous one', async () => {
    const ownPress = await openPress()
    const boss = await insertPerson(ownPress, 'supervisor', 'Сәуле Ахметова')
    const readToken = async () => (await boss.call('GET /api/shop-orders/token')).body.token
    const postOrder = async (token: string) =>
      (await ownPress.withToken(token).call('POST /api/shop-orders', { body: createOrder() })).status
    expect(await readToken()).toBeNull()
    const first = (await boss.call('POST /api/shop-orders/token')).body
    expect(first.token).toMatchObject({ created_by: 'Сәуле Ахметова', used_at: null })
    expect(JSON.stringify(await ownPress.database.db.select().from(shopTokens))).not.toContain(first.secret)
    expect(await postOrder(first.secret)).toBe(201)
    expect((await readToken())?.used_at).toMatch(/Z$/)
    const second = (await boss.call('POST /api/shop-orders/token')).body
    expect(await postOrder(first.secret)).toBe(401)
    expect((await readToken())?.used_at).toBeNull()
    expect(await postOrder(second.secret)).toBe(201)
    expect((await boss.call('DELETE /api/shop-orders/token')).body.token).toBeNull()
    expect(await postOrder(second.secret)).toBe(401)
    const accountEvents = await ownPress.database.db
      .select({ type: events.type })
      .from(events)
      .where(and(eq(events.resource, 'account'), eq(events.actor_id, boss.id)))
      .orderBy(events.id)
    expect(accountEvents.map(({ type }) => type)).toEqual([
      'account.shopTokenMade',
      'account.shopTokenMade',
      'account.shopTokenEnded',
    ])
  })

  it('is limited to 120 requests a minute', async () => {
    const ownPress = await openPress()
    const answers = await Promise.all(
      Array.from({ length: 121 }, () =>
        ownPress.withToken('wrong').call('POST /api/shop-orders', { body: createOrder() }),
      ),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

const runNightlyClearing = () => db.transaction((tx) => clearContacts(tx))
const insertDeliveredOrder = async (daysShort: number, status: 'done' | 'stock' = 'done') => {
  const { id } = (await sendOrder(createOrder())).body.order
  const ageSql = sql`now() - make_interval(years => ${sql.raw(String(shopContactRetentionYears))}) + make_interval(days => ${sql.raw(String(daysShort))})`
  await db.update(shopOrders).set({ status, status_since: ageSql }).where(eq(shopOrders.id, id))
  return id
}
const findOrderRow = async (id: number) => (await db.select().from(shopOrders).where(eq(shopOrders.id, id)))[0]
const listEventTypes = async (id: number) => (await findEvents(id)).map(({ type }) => type)
const findOrders = async (search: string) =>
  (await supervisor.call('GET /api/shop-orders', { query: { search } })).body.orders.map(({ id }) => id)

describe('a customer’s contacts', () => {
  it('are cleared after the retention period; books and sums stay', async () => {
    const [expiredId, unexpiredId, undeliveredId] = [
      await insertDeliveredOrder(-1),
      await insertDeliveredOrder(1),
      await insertDeliveredOrder(-400, 'stock'),
    ]
    const orderBefore = await findOrderRow(expiredId)
    await runNightlyClearing()
    await runNightlyClearing()
    expect(await findOrderRow(expiredId)).toMatchObject({
      customer_name: getClearedCustomerName(),
      customer_email: '',
      customer_phone: '',
      customer_address: '',
      content_hash: null,
      items: orderBefore?.items,
      sum: orderBefore?.sum,
      number: orderBefore?.number,
    })
    expect(await listEventTypes(expiredId)).toEqual(['shoporder.received', 'shoporder.contactsCleared'])
    for (const unclearedId of [unexpiredId, undeliveredId]) {
      expect(await findOrderRow(unclearedId)).toMatchObject({
        customer_name: 'Айдос Мұрат',
        customer_email: 'aidos@example.kz',
      })
      expect(await listEventTypes(unclearedId)).toEqual(['shoporder.received'])
    }
    expect(await findOrders('Айдос')).not.toContain(expiredId)
    expect(await findOrders(orderBefore?.number ?? '')).toEqual([expiredId])
  })

  it('stay cleared when the shop sends the same order again, which is refused', async () => {
    const sentOrder = createOrder()
    const { id } = (await sendOrder(sentOrder)).body.order
    await db
      .update(shopOrders)
      .set({ status: 'done', status_since: new Date('2015-01-01') })
      .where(eq(shopOrders.id, id))
    await runNightlyClearing()
    expect((await sendOrder(sentOrder)).status).toBe(409)
  })
})
