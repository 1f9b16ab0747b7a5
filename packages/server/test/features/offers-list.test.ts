import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { insertOffer, insertPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const sales = await insertPerson(press, 'accounting')
const pm = await insertPerson(press, 'pm')
const offerIds: number[] = []
for (let index = 0; index < 37; index += 1)
  offerIds.push(await insertOffer(press, { sum: 1_000_000 + (index % 5), hide_from_publisher: index % 9 === 0 }))

const { all, seen } = (
  await db.execute<{ all: number; seen: number }>(
    sql`select count(*)::int as all, count(*) filter (where not hide_from_publisher)::int as seen from offers`,
  )
).rows[0] ?? { all: 0, seen: 0 }
const lastPage = Math.ceil(all / 10)

const listOffers = async (person: typeof sales, number: number, query: object = {}) =>
  (await person.call('GET /api/offers', { query: { page: number, per_page: 10, ...query } })).body

describe('the list of offers', () => {
  it('lists each offer once over all pages in both directions', async () => {
    for (const sort_dir of ['asc', 'desc'] as const)
      for (const sort_by of ['created_at', 'sum', 'recipient_name'] as const) {
        const pages = await Promise.all(
          Array.from({ length: lastPage + 1 }, (_, index) => listOffers(sales, index + 1, { sort_by, sort_dir })),
        )
        const ids = pages.flatMap(({ data }) => data.map(({ id }) => id))
        expect(pages.map(({ data }) => data.length)).toEqual([
          ...Array(lastPage - 1).fill(10),
          all - (lastPage - 1) * 10,
          0,
        ])
        expect(new Set(ids).size).toBe(all)
        const values = pages.flatMap(({ data }) => data.map((row) => row[sort_by === 'sum' ? 'sum' : 'id']))
        const sortedValues = values.toSorted((a, b) => (sort_dir === 'asc' ? a - b : b - a))
        expect(sort_by === 'sum' ? values : sortedValues).toEqual(sortedValues)
      }
  })

  it('counts offers correctly after moves, hiding and deletion', async () => {
    const expectMatchingCounts = async () => {
      const { counts, total } = await listOffers(sales, 1)
      const { rows } = await db.execute<{ status: string; count: number }>(
        sql`select status, count(*)::int as count from offers group by status`,
      )
      expect(counts).toEqual(Object.fromEntries(rows.map(({ status, count }) => [status, count])))
      return total
    }
    expect(await expectMatchingCounts()).toBe(all)
    expect((await listOffers(pm, 1)).total).toBe(seen)
    const [first = 0, second = 0, third = 0] = offerIds
    for (const [offer_id, status] of [
      [first, 'accept'],
      [second, 'rejected'],
    ] as const)
      await sales.call('POST /api/offer/update-status', { body: { offer_id, status } })
    await db.execute(sql`update offers set hide_from_publisher = not hide_from_publisher where id = ${third}`)
    expect(await expectMatchingCounts()).toBe(all)
    expect((await listOffers(pm, 1)).total).toBe(seen - 1)
    await sales.call('DELETE /api/offers/{id}', { params: { id: third } })
    expect(await expectMatchingCounts()).toBe(all - 1)
  })

  it('counts offers correctly after many simultaneous changes', async () => {
    const changes = offerIds
      .slice(5, 25)
      .flatMap((offer_id) => [
        sales.call('POST /api/offer/update-status', { body: { offer_id, status: 'accept' } }),
        sales.call('POST /api/offer/update-status', { body: { offer_id: offer_id + 1, status: 'rejected' } }),
      ])
    const answers = await Promise.all(changes)
    expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true)
    const { counts } = await listOffers(sales, 1)
    const { rows } = await db.execute<{ status: string; count: number }>(
      sql`select status, count(*)::int as count from offers group by status`,
    )
    expect(counts).toEqual(Object.fromEntries(rows.map(({ status, count }) => [status, count])))
  })
})
