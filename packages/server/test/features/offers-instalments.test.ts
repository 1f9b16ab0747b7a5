import { addDays, getNextDueDate, debtDue, debtLate, type Instalment } from '@press/domain'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getToday } from '../../src/clock.ts'
import { queryRows } from '../../src/database/rows.ts'
import { overdueDebtSql } from '../../src/features/shared/accounts/entries.ts'
import { offerOf, insertPerson, turnoverOf } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const clerk = await insertPerson(press, 'accounting')
const partner = await insertPerson(press, 'partner')

const day = getToday()
const parts: Instalment[] = [
  { amount: 300, due: addDays(day, -1) },
  { amount: 300, due: addDays(day, 20) },
  { amount: 400, due: addDays(day, 50) },
]
const insertInvoicedOffer = async () => {
  const id = await offerOf(press, {
    user_id: partner.id,
    status: 'typo_finish',
    sum: 1000,
    date: addDays(day, -40),
    invoice_number: `Р-${Math.random()}`,
    invoice_date: addDays(day, -40),
  })
  await turnoverOf(press, id, { date: addDays(day, -40), sum: 1000 })
  return id
}
const plan = (id: number, instalments: Instalment[], version?: number) =>
  clerk.call('PUT /api/offers/{id}/instalments', {
    params: { id },
    body: { instalments, ...(version !== undefined && { version }) },
  })
const readBy = async (who: typeof clerk, id: number) =>
  (await who.call('GET /api/offers/{id}', { params: { id } })).body.offer

const weeks = async () => (await clerk.call('GET /api/statistics/accounting/income')).body.forecast

describe('payment instalments', () => {
  it('determine the overdue sum and the next due date for press and recipient', async () => {
    const id = await insertInvoicedOffer()
    const before = await clerk.call('GET /api/statistics/accounting/late')
    expect(before.body.rows.find((row) => row.id === id)).toMatchObject({ rest: 1000, due: addDays(day, -30) })
    const { status } = await plan(id, parts)
    expect(status).toBe(200)
    expect((await readBy(partner, id)).instalments).toEqual(parts)
    const after = await clerk.call('GET /api/statistics/accounting/late')
    expect(after.body.rows.find((row) => row.id === id)).toMatchObject({ rest: 300, due: parts[0]?.due })
    expect(before.body.sum - after.body.sum).toBe(700)

    const findInvoice = async () =>
      (await partner.call('GET /api/invoices', { query: {} })).body.bills.find((one) => one.id === id)
    expect(await findInvoice()).toMatchObject({ state: 'overdue', rest: 1000, due: parts[0]?.due })
    await clerk.call('POST /api/offers/{id}/payments', { params: { id }, body: { amount: 350, date: day, note: '' } })
    expect(await findInvoice()).toMatchObject({ state: 'partly', rest: 650, due: parts[1]?.due })
    expect((await clerk.call('GET /api/statistics/accounting/late')).body.rows.map((row) => row.id)).not.toContain(id)
  })

  it('count in the forecast on their own due dates', async () => {
    const id = await insertInvoicedOffer()
    const total = (list: Awaited<ReturnType<typeof weeks>>, key: 'dated' | 'hoped') =>
      list.reduce((sum, week) => sum + week[key], 0)
    const before = await weeks()
    await plan(id, [
      { amount: 600, due: addDays(day, 1) },
      { amount: 400, due: addDays(day, 300) },
    ])
    const after = await weeks()
    // The whole sum was overdue; now 600 are due within the coming weeks, and 400 long after.
    expect(total(before, 'hoped') - total(after, 'hoped')).toBe(1000)
    expect(total(after, 'dated') - total(before, 'dated')).toBe(600)
  })

  it('are refused with field errors when they do not match the sum', async () => {
    const id = await insertInvoicedOffer()
    const wrong = await plan(id, [
      { amount: 500, due: addDays(day, 5) },
      { amount: 400, due: addDays(day, 5) },
    ])
    expect([wrong.status, wrong.body.error.fields]).toEqual([
      422,
      { 'instalments.1.due': 'Позже предыдущей даты', instalments: 'Части вместе меньше суммы КП' },
    ])
    const archivedOffer = await offerOf(press, { status: 'archieve', sum: 1000 })
    expect((await plan(archivedOffer, [])).status).toBe(422)
    const stale = await plan(id, [], (await readBy(clerk, id)).version - 1)
    expect(stale.status).toBe(409)
  })

  it('cannot be changed by the recipient', async () => {
    const id = await insertInvoicedOffer()
    const refusedResponse = await partner.call('PUT /api/offers/{id}/instalments', {
      params: { id },
      body: { instalments: [] },
    })
    expect(refusedResponse.status).toBe(403)
    expect((await readBy(partner, id)).instalments).toEqual([])
  })

  it('are removed when the sum of the offer changes, with a log entry', async () => {
    const id = await offerOf(press, { status: 'in process', date: day })
    const item = { name: 'Атлас', quantity: 10, price: 10_000, work_types: [] }
    const body = { items: [item] }
    const first = await clerk.call('PATCH /api/offers/{id}/items', { params: { id }, body })
    const { sum, version } = first.body.offer
    const halves = [
      { amount: sum / 2, due: addDays(day, 10) },
      { amount: sum / 2, due: addDays(day, 40) },
    ]
    await plan(id, halves, version)
    const same = await clerk.call('PATCH /api/offers/{id}/items', { params: { id }, body })
    expect(same.body.offer.instalments).toEqual(halves)
    const more = await clerk.call('PATCH /api/offers/{id}/items', {
      params: { id },
      body: { items: [{ ...item, quantity: 20 }] },
    })
    expect(more.body.offer.instalments).toEqual([])
    const { events } = (await clerk.call('GET /api/offers/{id}/history', { params: { id } })).body
    expect(events.filter(({ what }) => what === 'planned').map((event) => event.parts)).toEqual([null, 2])
  })
})

it('the database calculates due dates and late sums like the domain', async () => {
  const id = await insertInvoicedOffer()
  const plans = fc
    .array(fc.record({ amount: fc.integer({ min: 1, max: 10 ** 9 }), days: fc.integer({ min: 1, max: 60 }) }), {
      maxLength: 6,
    })
    .map((steps) => {
      let due = addDays(day, -120)
      return steps.map(({ amount, days }): Instalment => ({ amount, due: (due = addDays(due, days)) }))
    })
  const turnovers = fc.array(
    fc.record({
      date: fc.integer({ min: -200, max: 0 }).map((ago) => addDays(day, ago)),
      sum: fc.integer({ min: -(10 ** 8), max: 10 ** 9 }),
      cancelled: fc.boolean(),
    }),
    { maxLength: 5 },
  )
  await fc.assert(
    fc.asyncProperty(
      plans,
      turnovers,
      fc.nat({ max: 3 * 10 ** 9 }),
      fc.integer({ min: -200, max: 0 }),
      async (made, documents, paid, ago) => {
        const sum = made.reduce((all, { amount }) => all + amount, 0) || 10 ** 9
        const invoice_date = addDays(day, ago)
        await db.execute(sql`delete from turnovers where offer_id = ${id}`)
        await db.execute(
          sql`update offers set sum = ${sum}, paid = ${paid}, delivered = 0, invoice_date = ${invoice_date},
            instalments = ${JSON.stringify(made)} where id = ${id}`,
        )
        for (const { cancelled, ...document } of documents)
          await turnoverOf(press, id, { ...document, cancelled_at: cancelled ? new Date() : null })
        const [found] = await queryRows<{ due: string; late: number; debt_due: string | null }>(
          db,
          sql`select due, (${overdueDebtSql(day)})::bigint as late,
            case when delivered > paid then press_debt_due(id, instalments, paid) end as debt_due from offers where id = ${id}`,
        )
        const turnover = documents
          .filter(({ cancelled }) => !cancelled)
          .toSorted((one, other) => one.date.localeCompare(other.date))
        expect(found).toEqual({
          due: getNextDueDate({ sum, paid, invoice_date, instalments: made }),
          late: debtLate({ turnover, paid, instalments: made }, day),
          debt_due: debtDue({ turnover, paid, instalments: made }),
        })
      },
    ),
    { numRuns: 60 },
  )
})
