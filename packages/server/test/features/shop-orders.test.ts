import { shopOrderStatuses } from '@press/domain'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events } from '../../src/database/schema.ts'
import { shopOrderOf, insertPerson, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const sales = await insertPerson(press, 'accounting', 'Айгүл Сәрсен')
const printer = await insertPerson(press, 'typography', 'Ерлан Омаров')

const post = (person: TestPerson, id: number, status: (typeof shopOrderStatuses)[number], version?: number) =>
  person.call('POST /api/shop-orders/{id}/status', { params: { id }, body: { status, version } })
const movesOf = async (id: number) =>
  (
    await db
      .select({ data: events.data })
      .from(events)
      .where(and(eq(events.resource, 'shoporder'), eq(events.resource_id, id)))
      .orderBy(events.id)
  ).map(({ data }) => data['to'])

const found = async (search: string) =>
  (await sales.call('GET /api/shop-orders', { query: { search } })).body.orders.map((order) => order.id)

describe('orders of the shop', () => {
  it('are twenty-five in the demo press, at every status, those that were sent after the rest', async () => {
    const { body } = await sales.call('GET /api/shop-orders')
    expect(body.total).toBe(25)
    expect(new Set(body.orders.map(({ status }) => status))).toEqual(new Set(shopOrderStatuses))
    const sent = body.orders.map(({ status }) => status === 'done')
    expect(sent.slice(sent.indexOf(true)).every(Boolean)).toBe(true)
    for (const { items, sum } of body.orders)
      expect(sum).toBe(items.reduce((all, { quantity, price }) => all + quantity * price, 0))
  })

  it('are found by the customer, a title or the number', async () => {
    const id = await shopOrderOf(press)
    expect(await found('дина ким')).toContain(id)
    // Also found without a Kazakh keyboard.
    expect(await found('казирги поэзиясы')).toContain(id)
    expect(await found('петроглифы')).not.toContain(id)
  })

  it('go one step at a time to the reader, by the hand of whoever has them, and every step is kept', async () => {
    const id = await shopOrderOf(press)
    for (const status of shopOrderStatuses.slice(1)) expect((await post(printer, id, status)).status).toBe(200)
    expect(await movesOf(id)).toEqual(shopOrderStatuses.slice(1))
    const back = await post(sales, id, 'stock')
    expect(back.status).toBe(422)
    expect(back.body.error.message).toBe('Заказ не переходит из статуса «Отправлен» в статус «На складе».')
  })

  it('go one step back, and are not carried over a step', async () => {
    const id = await shopOrderOf(press, 'typo_finish')
    expect((await post(sales, id, 'in_progress')).body.order.status).toBe('in_progress')
    expect((await post(sales, id, 'wap')).status).toBe(422)
    expect((await post(sales, id, 'new')).status).toBe(200)
  })

  it('change nothing when the status is theirs already', async () => {
    const id = await shopOrderOf(press, 'wap')
    const { body } = await post(sales, id, 'wap')
    expect(body.order).toMatchObject({ status: 'wap', version: 1 })
    expect(await movesOf(id)).toEqual([])
  })

  it('tell who comes too late who was faster and where the order is now', async () => {
    const id = await shopOrderOf(press)
    expect((await post(printer, id, 'in_progress', 1)).body.order.version).toBe(2)
    const { status, body } = await post(sales, id, 'in_progress', 1)
    expect(status).toBe(409)
    expect(body.error).toMatchObject({
      message: 'Заказ уже изменили (Ерлан Омаров), теперь его статус: «В работе».',
      current: { order: { id, status: 'in_progress', version: 2 } },
    })
    expect(await movesOf(id)).toEqual(['in_progress'])
  })

  it('are not there under a number that was never given', async () => {
    expect((await post(sales, 999_999, 'wap')).status).toBe(404)
  })
})
