import { calculatePrintRunCost, createPrintForm, getPriceListForDate } from '@press/domain'
import { describe, expect, it } from 'vitest'
import { insertCard, insertStartedRun, insertPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const clerk = await insertPerson(press, 'accounting')

const yearPeriod = { from: '2026-01-01', to: '2026-12-31' }
const listOrders = async (query: Record<string, string | number> = {}) =>
  (await clerk.call('GET /api/print-orders', { query: { ...yearPeriod, per_page: 100, ...query } })).body
const saveCost = (id: number, body: { cost: number; version?: number; [field: string]: unknown }) =>
  clerk.call('PUT /api/print-orders/{id}/cost', { params: { id }, body })

describe('print orders', () => {
  it('are the runs started in the period, with their planned cost on the start day', async () => {
    const id = await insertStartedRun(press)
    const unstartedCardId = await insertCard(press, { stages: ['typography'] })
    const { orders, sums } = await listOrders()
    const order = orders.find((one) => one.id === id)
    const prices = getPriceListForDate('2026-11-02')
    const work = createPrintForm({ quantity: 100, pages: 200, format: 'A5', print_info: { binding: 'KBS' } }, 'print')
    expect(order).toMatchObject({ copies: 100, pages: 200, format: 'A5', binding: 'KBS', actual: null })
    expect(order?.planned).toBe(prices && calculatePrintRunCost(work, prices, '2026-11-02'))
    expect(orders.map((one) => one.id)).not.toContain(unstartedCardId)
    expect(sums.copies).toBe(orders.reduce((sum, { copies }) => sum + (copies ?? 0), 0))
    expect((await listOrders({ from: '2026-11-03' })).orders.map((one) => one.id)).not.toContain(id)
    expect((await listOrders({ from: '2026-11-02', to: '2026-11-02' })).orders.map((one) => one.id)).toContain(id)
  })

  it('are compared with the bill once its cost is entered', async () => {
    const id = await insertStartedRun(press)
    const sumsBefore = (await listOrders()).sums
    const { status, body } = await saveCost(id, {
      cost: 16_000_000,
      bill_number: '1184',
      bill_date: '2026-11-20',
      version: 0,
    })
    expect([status, body.order.actual]).toMatchObject([200, { cost: 16_000_000, bill_number: '1184', version: 1 }])
    const { sums } = await listOrders()
    expect(sums).toMatchObject({
      actual: sumsBefore.actual + 16_000_000,
      compared: sumsBefore.compared + (body.order.planned ?? 0),
      unbilled: sumsBefore.unbilled - 1,
    })
    expect((await listOrders({ billed: 'no' })).orders.map((one) => one.id)).not.toContain(id)
  })

  it('refuse a second bill entered at the same time and return the saved one', async () => {
    const id = await insertStartedRun(press)
    expect((await saveCost(id, { cost: 100, version: 0 })).status).toBe(200)
    const secondResponse = await saveCost(id, { cost: 200, version: 0 })
    expect([secondResponse.status, secondResponse.body.error.current]).toMatchObject([
      409,
      { order: { id, actual: { cost: 100 } } },
    ])
    expect((await saveCost(id, { cost: 200, version: 1 })).body.order.actual).toMatchObject({ cost: 200, version: 2 })
  })

  it('accept a bill only for a book that was printed', async () => {
    const id = await insertCard(press, { stages: ['signal'] })
    expect((await saveCost(id, { cost: 100 })).status).toBe(404)
  })

  it('sort by planned cost, with unknown costs last in both directions', async () => {
    const book_name = 'Сравнение тиражей'
    const [expensiveId, uncostedId, cheapId] = [
      await insertStartedRun(press, { copies: 900 }, book_name),
      await insertStartedRun(press, { copies: null }, book_name),
      await insertStartedRun(press, { copies: 20 }, book_name),
    ]
    const listIdsByPlannedCost = async (sort_dir: string) =>
      (await listOrders({ search: book_name, sort_by: 'planned', sort_dir })).orders.map(({ id }) => id)
    expect(await listIdsByPlannedCost('asc')).toEqual([cheapId, expensiveId, uncostedId])
    expect(await listIdsByPlannedCost('desc')).toEqual([expensiveId, cheapId, uncostedId])
    expect((await listOrders({ search: book_name, per_page: 2, page: 2 })).orders).toHaveLength(1)
  })

  it('refuse an invalid period', async () => {
    for (const query of [
      { from: '2026-02-01', to: '2026-01-01' },
      { from: '2020-01-01', to: '2026-01-01' },
    ])
      expect((await clerk.call('GET /api/print-orders', { query })).status).toBe(422)
  })

  it('export as a table with sums in tenge', async () => {
    const id = await insertStartedRun(press, {}, 'Таблица тиражей')
    await saveCost(id, { cost: 12_345_67 })
    const search = encodeURIComponent('таблица тиражей')
    const response = await clerk.fetch(
      `/api/print-orders/export?format=csv&from=2026-01-01&to=2026-12-31&search=${search}`,
    )
    expect(await response.text()).toContain('12345,67')
  })
})
