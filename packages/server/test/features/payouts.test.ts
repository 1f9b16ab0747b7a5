import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { addDays, today } from '../../src/clock.ts'
import { events, payouts, workTypes } from '../../src/database/schema.ts'
import { projectOf, somebody } from '../rows.ts'
import { openPress, type Person } from '../support.ts'

const press = await openPress()
const { db } = press.database
const accounting = await press.as('accounting')

const approved = async (executor: { id: number }, name?: string) =>
  projectOf(press, { executor: executor.id, work: 'approved', ...(name && { name }) })
const pay = (ids: number[], given: object = {}, by: Person = accounting) =>
  by.call('POST /api/payouts', {
    body: { key: randomUUID(), number: '118', date: today(), works: ids.map((id) => ({ id })), ...given } as never,
  })
const stand = async (ids: number[]) =>
  (await db.select().from(workTypes).where(inArray(workTypes.id, ids)).orderBy(workTypes.id)).map(
    ({ status }) => status,
  )
const list = async () => (await accounting.call('GET /api/payouts')).body

/** All cells of the works that wait, or of those of one payment order, as the workbook has them. */
const rowsOf = async (payout?: number) => {
  const answer = await accounting.fetch(`/api/payouts/export?format=xlsx${payout ? `&payout=${payout}` : ''}`)
  return (await readSheet(Buffer.from(await answer.arrayBuffer()))).flat().map(String)
}

describe('works that wait for their money', () => {
  it('are those that are approved, by executor and by the month they were handed in', async () => {
    const executor = await somebody(press, 'executor')
    const [late, early, open] = [await approved(executor), await approved(executor), await approved(executor)]
    await db
      .update(workTypes)
      .set({ completed_at: new Date('2026-09-30T20:00:00Z') })
      .where(eq(workTypes.id, late.work))
    await db
      .update(workTypes)
      .set({ completed_at: new Date('2026-09-02T08:00:00Z') })
      .where(eq(workTypes.id, early.work))
    await db.update(workTypes).set({ status: 'completed' }).where(eq(workTypes.id, open.work))
    const own = (await list()).works.filter((work) => work.executor.id === executor.id)
    // The evening of 30 September by Greenwich is October at the press.
    expect(own.map(({ id, month }) => [id, month])).toEqual([
      [early.work, '2026-09'],
      [late.work, '2026-10'],
    ])
  })

  it('are taken out as a workbook', async () => {
    const executor = await somebody(press, 'executor')
    const { work } = await approved(executor, 'Ведомость Балхаша')
    expect(await rowsOf()).toContain('Ведомость Балхаша')
    const { payout } = (await pay([work])).body
    expect(await rowsOf()).not.toContain('Ведомость Балхаша')
    expect(await rowsOf(payout.id)).toContain('Ведомость Балхаша')
  })
})

describe('a payment order', () => {
  it('pays works of several people at once, and each of them sees it in their wallet', async () => {
    const [one, other] = [await somebody(press, 'executor'), await somebody(press, 'executor')]
    const works = [(await approved(one)).work, (await approved(one)).work, (await approved(other)).work]
    const { status, body } = await pay(works, { number: 'ПП-7', date: addDays(today(), -3) })
    expect(status).toBe(200)
    expect(body.payout).toMatchObject({ number: 'ПП-7', works: 3, people: 2, sum: 3 * 4_800_000 })
    expect(await stand(works)).toEqual(['paid', 'paid', 'paid'])
    const wallet = (await one.call('GET /api/wallet/works')).body.works
    expect(wallet.map(({ payment }) => payment)).toEqual(
      Array.from({ length: 2 }, () => ({ number: 'ПП-7', date: addDays(today(), -3) })),
    )
    expect((await one.call('GET /api/wallet')).body).toMatchObject({ owed: 0, paid: 9_600_000 })
    expect((await list()).payouts[0]).toMatchObject({ id: body.payout.id, number: 'ПП-7' })
    expect((await list()).works.some(({ id }) => works.includes(id))).toBe(false)
    const told = await db.select().from(events).where(eq(events.type, 'project.workPaid'))
    expect(told.filter(({ data }) => (data as { number?: string }).number === 'ПП-7')).toHaveLength(3)
  })

  it('that is sent twice pays once', async () => {
    const executor = await somebody(press, 'executor')
    const { work } = await approved(executor)
    const key = randomUUID()
    const [first, second] = await Promise.all([pay([work], { key }), pay([work], { key })])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.payout.id).toBe(first.body.payout.id)
    expect(await db.select().from(payouts).where(eq(payouts.key, key))).toHaveLength(1)
    expect((await pay([work])).status).toBe(422)
  })

  it('pays all or none', async () => {
    const executor = await somebody(press, 'executor')
    const [good, returned, unpriced] = [await approved(executor), await approved(executor), await approved(executor)]
    await db.update(workTypes).set({ status: 'in progress' }).where(eq(workTypes.id, returned.work))
    await db.update(workTypes).set({ price: null }).where(eq(workTypes.id, unpriced.work))
    for (const bad of [returned, unpriced]) {
      expect((await pay([good.work, bad.work])).status).toBe(422)
      expect(await stand([good.work])).toEqual(['approved'])
    }
    const stale = await pay([], {
      works: [
        { id: good.work, version: 1 },
        { id: unpriced.work, version: 9 },
      ],
    })
    expect(stale.status).toBe(409)
    expect((await pay([good.work, 99_999_999])).status).toBe(404)
    expect(await stand([good.work])).toEqual(['approved'])
  })

  it('has a number, and a day that is not to come', async () => {
    const { work } = await approved(await somebody(press, 'executor'))
    const refused = await pay([work], { number: ' ', date: addDays(today(), 1) })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.error.fields ?? {}).sort()).toEqual(['date', 'number'])
    expect(await stand([work])).toEqual(['approved'])
  })
})
