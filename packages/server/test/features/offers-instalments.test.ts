import { addDays, getNextDueDate, getDebtDueDate, calculateOverdueDebt, type Instalment } from '@press/domain'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getToday } from '../../src/clock.ts'
import { queryRows } from '../../src/database/rows.ts'
import { overdueDebtSql } from '../../src/features/shared/accounts/entries.ts'
import { insertOffer, insertPerson, insertWaybill } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const clerk = await insertPerson(press, 'accounting')
const partner = await insertPerson(press, 'partner')

const day = getToday()
const testInstalments: Instalment[] = [
  { amount: 300, due: addDays(day, -1) },
  { amount: 300, due: addDays(day, 20) },
  { amount: 400, due: addDays(day, 50) },
]
const insertInvoicedOffer = async () => {
  const id = await insertOffer(press, {
    user_id: partner.id,
    status: 'typo_finish',
    sum: 1000,
    date: addDays(day, -40),
    invoice_number: `Р-${Math.random()}`,
    invoice_date: addDays(day, -40),
  })
  await insertWaybill(press, id, { date: addDays(day, -40), sum: 1000 })
  return id
}
const saveInstalments = (id: number, instalments: Instalment[], version?: number) =>
  clerk.call('PUT /api/offers/{id}/instalments', {
    params: { id },
    body: { instalments, ...(version !== undefined && { version }) },
  })
const readOffer = async (who: typeof clerk, id: number) =>
  (await who.call('GET /api/offers/{id}', { params: { id } })).body.offer

const readForecast = async () => (await clerk.call('GET /api/statistics/accounting/income')).body.forecast

describe('payment instalments', () => {
  it('determine the overdue sum and the next due date for press and recipient', async () => {
    const id = await insertInvoicedOffer()
    const responseBefore = await clerk.call('GET /api/statistics/accounting/late')
    expect(responseBefore.body.rows.find((row) => row.id === id)).toMatchObject({ rest: 1000, due: addDays(day, -30) })
    const { status } = await saveInstalments(id, testInstalments)
    expect(status).toBe(200)
    expect((await readOffer(partner, id)).instalments).toEqual(testInstalments)
    const responseAfter = await clerk.call('GET /api/statistics/accounting/late')
    expect(responseAfter.body.rows.find((row) => row.id === id)).toMatchObject({
      rest: 300,
      due: testInstalments[0]?.due,
    })
    expect(responseBefore.body.sum - responseAfter.body.sum).toBe(700)

    const findInvoice = async () =>
      (await partner.call('GET /api/invoices', { query: {} })).body.bills.find((one) => one.id === id)
    expect(await findInvoice()).toMatchObject({ state: 'overdue', rest: 1000, due: testInstalments[0]?.due })
    await clerk.call('POST /api/offers/{id}/payments', { params: { id }, body: { amount: 350, date: day, note: '' } })
    expect(await findInvoice()).toMatchObject({ state: 'partly', rest: 650, due: testInstalments[1]?.due })
    expect((await clerk.call('GET /api/statistics/accounting/late')).body.rows.map((row) => row.id)).not.toContain(id)
  })

  it('count in the forecast on their own due dates', async () => {
    const id = await insertInvoicedOffer()
    const sumForecast = (list: Awaited<ReturnType<typeof readForecast>>, key: 'dated' | 'hoped') =>
      list.reduce((sum, week) => sum + week[key], 0)
    const forecastBefore = await readForecast()
    await saveInstalments(id, [
      { amount: 600, due: addDays(day, 1) },
      { amount: 400, due: addDays(day, 300) },
    ])
    const forecastAfter = await readForecast()
    // The whole sum was overdue; now 600 are due within the coming weeks, and 400 long after.
    expect(sumForecast(forecastBefore, 'hoped') - sumForecast(forecastAfter, 'hoped')).toBe(1000)
    expect(sumForecast(forecastAfter, 'dated') - sumForecast(forecastBefore, 'dated')).toBe(600)
  })

  it('are refused with field errors when they do not match the sum', async () => {
    const id = await insertInvoicedOffer()
    const invalidResponse = await saveInstalments(id, [
      { amount: 500, due: addDays(day, 5) },
      { amount: 400, due: addDays(day, 5) },
    ])
    expect([invalidResponse.status, invalidResponse.body.error.fields]).toEqual([
      422,
      { 'instalments.1.due': 'Позже предыдущей даты', instalments: 'Части вместе меньше суммы КП' },
    ])
    const archivedOffer = await insertOffer(press, { status: 'archieve', sum: 1000 })
    expect((await saveInstalments(archivedOffer, [])).status).toBe(422)
    const staleResponse = await saveInstalments(id, [], (await readOffer(clerk, id)).version - 1)
    expect(staleResponse.status).toBe(409)
  })

  it('cannot be changed by the recipient', async () => {
    const id = await insertInvoicedOffer()
    const refusedResponse = await partner.call('PUT /api/offers/{id}/instalments', {
      params: { id },
      body: { instalments: [] },
    })
    expect(refusedResponse.status).toBe(403)
    expect((await readOffer(partner, id)).instalments).toEqual([])
  })

  it('are removed when the sum of the offer changes, with a log entry', async () => {
    const id = await insertOffer(press, { status: 'in process', date: day })
    const offerLine = { name: 'Атлас', quantity: 10, price: 10_000, work_types: [] }
    const body = { items: [offerLine] }
    const firstResponse = await clerk.call('PATCH /api/offers/{id}/items', { params: { id }, body })
    const { sum, version } = firstResponse.body.offer
    const halfInstalments = [
      { amount: sum / 2, due: addDays(day, 10) },
      { amount: sum / 2, due: addDays(day, 40) },
    ]
    await saveInstalments(id, halfInstalments, version)
    const unchangedResponse = await clerk.call('PATCH /api/offers/{id}/items', { params: { id }, body })
    expect(unchangedResponse.body.offer.instalments).toEqual(halfInstalments)
    const largerResponse = await clerk.call('PATCH /api/offers/{id}/items', {
      params: { id },
      body: { items: [{ ...offerLine, quantity: 20 }] },
    })
    expect(largerResponse.body.offer.instalments).toEqual([])
    const { events } = (await clerk.call('GET /api/offers/{id}/history', { params: { id } })).body
    expect(events.filter(({ what }) => what === 'planned').map((event) => event.parts)).toEqual([null, 2])
  })
})

it('the database calculates due dates and late sums like the domain', async () => {
  const id = await insertInvoicedOffer()
  const planArbitrary = fc
    .array(fc.record({ amount: fc.integer({ min: 1, max: 10 ** 9 }), days: fc.integer({ min: 1, max: 60 }) }), {
      maxLength: 6,
    })
    .map((steps) => {
      let due = addDays(day, -120)
      return steps.map(({ amount, days }): Instalment => ({ amount, due: (due = addDays(due, days)) }))
    })
  const turnoverArbitrary = fc.array(
    fc.record({
      date: fc.integer({ min: -200, max: 0 }).map((daysAgo) => addDays(day, daysAgo)),
      sum: fc.integer({ min: -(10 ** 8), max: 10 ** 9 }),
      cancelled: fc.boolean(),
    }),
    { maxLength: 5 },
  )
  await fc.assert(
    fc.asyncProperty(
      planArbitrary,
      turnoverArbitrary,
      fc.nat({ max: 3 * 10 ** 9 }),
      fc.integer({ min: -200, max: 0 }),
      async (instalments, documents, paid, daysAgo) => {
        const sum = instalments.reduce((total, { amount }) => total + amount, 0) || 10 ** 9
        const invoice_date = addDays(day, daysAgo)
        await db.execute(sql`delete from turnovers where offer_id = ${id}`)
        await db.execute(
          sql`update offers set sum = ${sum}, paid = ${paid}, delivered = 0, invoice_date = ${invoice_date},
            instalments = ${JSON.stringify(instalments)} where id = ${id}`,
        )
        for (const { cancelled, ...document } of documents)
          await insertWaybill(press, id, { ...document, cancelled_at: cancelled ? new Date() : null })
        const [databaseResult] = await queryRows<{ due: string; late: number; debt_due: string | null }>(
          db,
          sql`select due, (${overdueDebtSql(day)})::bigint as late,
            case when delivered > paid then press_debt_due(id, instalments, paid) end as debt_due from offers where id = ${id}`,
        )
        const turnover = documents
          .filter(({ cancelled }) => !cancelled)
          .toSorted((one, other) => one.date.localeCompare(other.date))
        expect(databaseResult).toEqual({
          due: getNextDueDate({ sum, paid, invoice_date, instalments: instalments }),
          late: calculateOverdueDebt({ turnover, paid, instalments: instalments }, day),
          debt_due: getDebtDueDate({ turnover, paid, instalments: instalments }),
        })
      },
    ),
    { numRuns: 60 },
  )
})
