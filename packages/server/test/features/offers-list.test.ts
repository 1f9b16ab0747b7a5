import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { offerOf, insertPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const sales = await insertPerson(press, 'accounting')
const pm = await insertPerson(press, 'pm')
const made: number[] = []
for (let index = 0; index < 37; index += 1)
  made.push(await offerOf(press, { sum: 1_000_000 + (index % 5), hide_from_publisher: index % 9 === 0 }))

const { all, seen } = (
  await db.execute<{ all: number; seen: number }>(
    sql`select count(*)::int as all, count(*) filter (where not hide_from_publisher)::int as seen from offers`,
  )
).rows[0] ?? { all: 0, seen: 0 }
const last = Math.ceil(all / 10)

const page = async (person: typeof sales, number: number, query: object = {}) =>
  (await person.call('GET /api/offers', { query: { page: number, per_page: 10, ...query } })).body

describe('the list of offers', () => {
  it('lists each offer once over all pages in both directions', async () => {
    for (const sort_dir of ['asc', 'desc'] as const)
      for (const sort_by of ['created_at', 'sum', 'recipient_name'] as const) {
        const pages = await Promise.all(
          Array.from({ length: last + 1 }, (_, index) => page(sales, index + 1, { sort_by, sort_dir })),
        )
        const ids = pages.flatMap(({ data }) => data.map(({ id }) => id))
        expect(pages.map(({ data }) => data.length)).toEqual([...Array(last - 1).fill(10), all - (last - 1) * 10, 0])
        expect(new Set(ids).size).toBe(all)
        const values = pages.flatMap(({ data }) => data.map((row) => row[sort_by === 'sum' ? 'sum' : 'id']))
        const ordered = values.toSorted((a, b) => (sort_dir === 'asc' ? a - b : b - a))
        expect(sort_by === 'sum' ? values : ordered).toEqual(ordered)
      }
  })

  it('counts offers correctly after moves, hiding and deletion', async () => {
    const counted = async () => {
      const { counts, total } = await page(sales, 1)
      const { rows } = await db.execute<{ status: string; count: number }>(
        sql`select status, count(*)::int as count from offers group by status`,
      )
      expect(counts).toEqual(Object.fromEntries(rows.map(({ status, count }) => [status, count])))
      return total
    }
    expect(await counted()).toBe(all)
    expect((await page(pm, 1)).total).toBe(seen)
    const [first = 0, second = 0, third = 0] = made
    for (const [offer_id, status] of [
      [first, 'accept'],
      [second, 'rejected'],
    ] as const)
      await sales.call('POST /api/offer/update-status', { body: { offer_id, status } })
    await db.execute(sql`update offers set hide_from_publisher = not hide_from_publisher where id = ${third}`)
    expect(await counted()).toBe(all)
    expect((await page(pm, 1)).total).toBe(seen - 1)
    await sales.call('DELETE /api/offers/{id}', { params: { id: third } })
    expect(await counted()).toBe(all - 1)
  })

  it('counts offers correctly after many simultaneous changes', async () => {
    const steps = made
      .slice(5, 25)
      .flatMap((offer_id) => [
        sales.call('POST /api/offer/update-status', { body: { offer_id, status: 'accept' } }),
        sales.call('POST /api/offer/update-status', { body: { offer_id: offer_id + 1, status: 'rejected' } }),
      ])
    const answers = await Promise.all(steps)
    expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true)
    const { counts } = await page(sales, 1)
    const { rows } = await db.execute<{ status: string; count: number }>(
      sql`select status, count(*)::int as count from offers group by status`,
    )
    expect(counts).toEqual(Object.fromEntries(rows.map(({ status, count }) => [status, count])))
  })
})
