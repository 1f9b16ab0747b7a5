import type { OfferStatus, ShopOrderStatus } from '@press/domain'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays, getToday } from '../../src/clock.ts'
import { events, offerTechCards, shopOrders } from '../../src/database/schema.ts'
import { cardOf, offerOf, shopOrderOf } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const supervisor = await press.as('supervisor')
const sales = await press.as('accounting')

const noon = (day: string) => new Date(`${day}T07:00:00Z`)
const ago = (days: number) => addDays(getToday(), -days)

/** Records status changes for a row, each a number of days ago. */
async function moved<Status extends string>(
  resource: 'offer' | 'shoporder',
  id: number,
  steps: readonly (readonly [from: Status, to: Status, days: number])[],
): Promise<void> {
  await db.insert(events).values(
    steps.map(([from, to, days]) => ({
      type: `${resource}.moved` as const,
      resource,
      resource_id: id,
      actor_id: null,
      data: { from, to },
      audience: [],
      at: noon(ago(days)),
      handled_at: noon(ago(days)),
    })),
  )
}

const steps: readonly (readonly [OfferStatus, OfferStatus, number])[] = [
  ['in process', 'accept', 30],
  ['accept', 'Invoice and contract sent', 25],
  ['Invoice and contract sent', 'typo_finish', 20],
  ['typo_finish', 'wap', 10],
]
/** Creates an offer, dated forty days ago, with these status changes. */
async function offer(): Promise<number> {
  const id = await offerOf(press, { status: 'wap', created_at: noon(ago(40)), status_since: noon(ago(10)) })
  await moved('offer', id, steps)
  return id
}

const board = async (at: string) => (await supervisor.call('GET /api/offers-kanban', { query: { at } })).body
const days = async (from: string, to: string) =>
  (await supervisor.call('GET /api/offers-kanban/days', { query: { from, to } })).body

const toStatusLines = (offers: readonly { id: number; status: string }[]) =>
  offers.map(({ id, status }) => `${id} ${status}`).toSorted()

describe('the offer board of a past day', () => {
  it('shows the status of each offer at the end of the day and now', async () => {
    const id = await offer()
    const findOfferAt = async (back: number) => (await board(ago(back))).offers.find((one) => one.id === id)
    expect(await findOfferAt(41)).toBeUndefined()
    expect((await findOfferAt(40))?.status).toBe('in process')
    expect((await findOfferAt(30))?.status).toBe('accept')
    expect((await findOfferAt(21))?.status).toBe('Invoice and contract sent')
    expect((await findOfferAt(20))?.status).toBe('typo_finish')
    expect((await findOfferAt(11))?.status).toBe('typo_finish')
    expect(await findOfferAt(10)).toMatchObject({ status: 'wap', now: { status: 'wap', since: ago(10) } })
    expect((await findOfferAt(15))?.now).toEqual({ status: 'wap', since: ago(10) })
  })

  it('includes offers that have since left the board', async () => {
    const archived = await offerOf(press, { status: 'archieve', created_at: noon(ago(40)), status_since: noon(ago(3)) })
    await moved<OfferStatus>('offer', archived, [
      ['in process', 'done', 9],
      ['done', 'archieve', 3],
    ])
    const id = await offer()
    await db.insert(offerTechCards).values({ offer_id: id, tech_card_id: await cardOf(press, {}) })
    const then = (await board(ago(5))).offers
    expect(then.find((one) => one.id === archived)).toMatchObject({ status: 'done', now: { status: 'archieve' } })
    expect(then.some((one) => one.id === id)).toBe(true)
    const now = (await supervisor.call('GET /api/offers-kanban')).body.offers.map((one) => one.id)
    expect(now).not.toContain(id)
    expect(now).not.toContain(archived)
  })

  it('lists the moves of the day and counts the moves of each day', async () => {
    const before = await days(ago(30), ago(10))
    const id = await offer()
    const { moves } = await board(ago(20))
    expect(moves?.filter(({ row_id }) => row_id === id)).toMatchObject([
      { from: 'Invoice and contract sent', to: 'typo_finish', by: null },
    ])
    const after = await days(ago(30), ago(10))
    const of = (counted: typeof after, day: string) => counted.days.find((one) => one.day === day)?.moves ?? 0
    for (const back of [30, 25, 20, 10]) expect(of(after, ago(back))).toBe(of(before, ago(back)) + 1)
    expect(of(after, ago(15))).toBe(of(before, ago(15)))
    expect(after.first).not.toBeNull()
  })

  it('matches the current board for today', async () => {
    const now = (await supervisor.call('GET /api/offers-kanban')).body
    const then = await board(getToday())
    expect(toStatusLines(then.offers)).toEqual(toStatusLines(now.offers))
    expect(then.delivered).toBe(now.delivered)
  })

  it('is available only to roles that read the history', async () => {
    for (const call of [
      sales.call('GET /api/offers-kanban', { query: { at: ago(5) } }),
      sales.call('GET /api/offers-kanban/days', { query: { from: ago(5), to: ago(1) } }),
      sales.call('GET /api/shop-orders', { query: { at: ago(5) } }),
      sales.call('GET /api/shop-orders/days', { query: { from: ago(5), to: ago(1) } }),
    ])
      expect((await call).status).toBe(403)
  })
})

it('shows shop orders in their past status with the moves of the day', async () => {
  const id = await shopOrderOf(press, 'stock')
  const times = { created_at: noon(ago(20)), status_since: noon(ago(5)) }
  await db.update(shopOrders).set(times).where(eq(shopOrders.id, id))
  await moved<ShopOrderStatus>('shoporder', id, [
    ['new', 'in_progress', 15],
    ['in_progress', 'stock', 5],
  ])
  const at = async (back: number) => (await supervisor.call('GET /api/shop-orders', { query: { at: ago(back) } })).body
  const status = async (back: number) => (await at(back)).orders.find((one) => one.id === id)?.status
  expect([await status(21), await status(16), await status(15), await status(6), await status(5)]).toEqual([
    undefined,
    'new',
    'in_progress',
    'in_progress',
    'stock',
  ])
  expect((await at(5)).moves?.filter(({ row_id }) => row_id === id)).toMatchObject([
    { from: 'in_progress', to: 'stock' },
  ])
  const counted = (await supervisor.call('GET /api/shop-orders/days', { query: { from: ago(15), to: ago(15) } })).body
  expect(counted.days).toMatchObject([{ day: ago(15) }])
})
