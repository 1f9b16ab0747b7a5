import { shopOrderStatuses } from '@press/domain'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events } from '../../src/database/schema.ts'
import { insertShopOrder, insertPerson, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const sales = await insertPerson(press, 'accounting', 'Айгүл Сәрсен')
const printer = await insertPerson(press, 'typography', 'Ерлан Омаров')

const changeStatus = (person: TestPerson, id: number, status: (typeof shopOrderStatuses)[number], version?: number) =>
  person.call('POST /api/shop-orders/{id}/status', { params: { id }, body: { status, version } })
const listMoves = async (id: number) =>
  (
    await db
      .select({ data: events.data })
      .from(events)
      .where(and(eq(events.resource, 'shoporder'), eq(events.resource_id, id)))
      .orderBy(events.id)
  ).map(({ data }) => data['to'])

const findOrderIds = async (search: string) =>
  (await sales.call('GET /api/shop-orders', { query: { search } })).body.orders.map((order) => order.id)

describe('shop orders', () => {
  it('number twenty-five in the demo press, in every status, with delivered orders last', async () => {
    const { body } = await sales.call('GET /api/shop-orders')
    expect(body.total).toBe(25)
    expect(new Set(body.orders.map(({ status }) => status))).toEqual(new Set(shopOrderStatuses))
    const deliveredFlags = body.orders.map(({ status }) => status === 'done')
    expect(deliveredFlags.slice(deliveredFlags.indexOf(true)).every(Boolean)).toBe(true)
    for (const { items, sum } of body.orders)
      expect(sum).toBe(items.reduce((all, { quantity, price }) => all + quantity * price, 0))
  })

  it('are found by customer, title or number', async () => {
    const id = await insertShopOrder(press)
    expect(await findOrderIds('дина ким')).toContain(id)
    // The order is also found by words typed without Kazakh letters.
    expect(await findOrderIds('казирги поэзиясы')).toContain(id)
    expect(await findOrderIds('петроглифы')).not.toContain(id)
  })

  it('move one step at a time until delivery, and every step is recorded', async () => {
    const id = await insertShopOrder(press)
    for (const status of shopOrderStatuses.slice(1)) expect((await changeStatus(printer, id, status)).status).toBe(200)
    expect(await listMoves(id)).toEqual(shopOrderStatuses.slice(1))
    const backwardResponse = await changeStatus(sales, id, 'stock')
    expect(backwardResponse.status).toBe(422)
    expect(backwardResponse.body.error.message).toBe('Заказ не переходит из статуса «Отправлен» в статус «На складе».')
  })

  it('can move one step back and cannot skip a step forward', async () => {
    const id = await insertShopOrder(press, 'typo_finish')
    expect((await changeStatus(sales, id, 'in_progress')).body.order.status).toBe('in_progress')
    expect((await changeStatus(sales, id, 'wap')).status).toBe(422)
    expect((await changeStatus(sales, id, 'new')).status).toBe(200)
  })

  it('do not change when they already have the status', async () => {
    const id = await insertShopOrder(press, 'wap')
    const { body } = await changeStatus(sales, id, 'wap')
    expect(body.order).toMatchObject({ status: 'wap', version: 1 })
    expect(await listMoves(id)).toEqual([])
  })

  it('show the second of two people who moved it first and the current status', async () => {
    const id = await insertShopOrder(press)
    expect((await changeStatus(printer, id, 'in_progress', 1)).body.order.version).toBe(2)
    const { status, body } = await changeStatus(sales, id, 'in_progress', 1)
    expect(status).toBe(409)
    expect(body.error).toMatchObject({
      message: 'Заказ уже изменили (Ерлан Омаров), теперь его статус: «В работе».',
      current: { order: { id, status: 'in_progress', version: 2 } },
    })
    expect(await listMoves(id)).toEqual(['in_progress'])
  })

  it('return 404 for an unknown number', async () => {
    expect((await changeStatus(sales, 999_999, 'wap')).status).toBe(404)
  })
})
