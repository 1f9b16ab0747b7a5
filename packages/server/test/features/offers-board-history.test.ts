import type { OfferStatus, ShopOrderStatus } from '@press/domain'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays, getToday } from '../../src/clock.ts'
import { events, offerTechCards, shopOrders } from '../../src/database/schema.ts'
import { insertCard, insertOffer, insertShopOrder } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const supervisor = await press.as('supervisor')
const sales = await press.as('accounting')

const getNoon = (day: string) => new Date(`${day}T07:00:00Z`)
const getDateAgo = (days: number) => addDays(getToday(), -days)

/** Records status changes for a row, each a number of days ago. */
async function recordMoves<Status extends string>(
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
      at: getNoon(getDateAgo(days)),
      handled_at: getNoon(getDateAgo(days)),
    })),
  )
}

const offerSteps: readonly (readonly [OfferStatus, OfferStatus, number])[] = [
  ['in process', 'accept', 30],
  ['accept', 'Invoice and contract sent', 25],
  ['Invoice and contract sent', 'typo_finish', 20],
  ['typo_finish', 'wap', 10],
]
/** Creates an offer, dated forty days ago, with these status changes. */
async function insertOfferWithMoves(): Promise<number> {
  const id = await insertOffer(press, {
    status: 'wap',
    created_at: getNoon(getDateAgo(40)),
    status_since: getNoon(getDateAgo(10)),
  })
  await recordMoves('offer', id, offerSteps)
  return id
}

const readBoard = async (at: string) => (await supervisor.call('GET /api/offers-kanban', { query: { at } })).body
const readDays = async (from: string, to: string) =>
  (await supervisor.call('GET /api/offers-kanban/days', { query: { from, to } })).body

const toStatusLines = (offers: readonly { id: number; status: string }[]) =>
  offers.map(({ id, status }) => `${id} ${status}`).toSorted()

describe('the offer board of a past day', () => {
  it('shows the status of each offer at the end of the day and now', async () => {
    const id = await insertOfferWithMoves()
    const findOfferAt = async (daysAgo: number) =>
      (await readBoard(getDateAgo(daysAgo))).offers.find((one) => one.id === id)
    expect(await findOfferAt(41)).toBeUndefined()
    expect((await findOfferAt(40))?.status).toBe('in process')
    expect((await findOfferAt(30))?.status).toBe('accept')
    expect((await findOfferAt(21))?.status).toBe('Invoice and contract sent')
    expect((await findOfferAt(20))?.status).toBe('typo_finish')
    expect((await findOfferAt(11))?.status).toBe('typo_finish')
    expect(await findOfferAt(10)).toMatchObject({ status: 'wap', now: { status: 'wap', since: getDateAgo(10) } })
    expect((await findOfferAt(15))?.now).toEqual({ status: 'wap', since: getDateAgo(10) })
  })

  it('includes offers that have since left the board', async () => {
    const archivedOfferId = await insertOffer(press, {
      status: 'archieve',
      created_at: getNoon(getDateAgo(40)),
      status_since: getNoon(getDateAgo(3)),
    })
    await recordMoves<OfferStatus>('offer', archivedOfferId, [
      ['in process', 'done', 9],
      ['done', 'archieve', 3],
    ])
    const id = await insertOfferWithMoves()
    await db.insert(offerTechCards).values({ offer_id: id, tech_card_id: await insertCard(press, {}) })
    const pastOffers = (await readBoard(getDateAgo(5))).offers
    expect(pastOffers.find((one) => one.id === archivedOfferId)).toMatchObject({
      status: 'done',
      now: { status: 'archieve' },
    })
    expect(pastOffers.some((one) => one.id === id)).toBe(true)
    const currentIds = (await supervisor.call('GET /api/offers-kanban')).body.offers.map((one) => one.id)
    expect(currentIds).not.toContain(id)
    expect(currentIds).not.toContain(archivedOfferId)
  })

  it('lists the moves of the day and counts the moves of each day', async () => {
    const daysBefore = await readDays(getDateAgo(30), getDateAgo(10))
    const id = await insertOfferWithMoves()
    const { moves } = await readBoard(getDateAgo(20))
    expect(moves?.filter(({ row_id }) => row_id === id)).toMatchObject([
      { from: 'Invoice and contract sent', to: 'typo_finish', by: null },
    ])
    const daysAfter = await readDays(getDateAgo(30), getDateAgo(10))
    const countMoves = (boardDays: typeof daysAfter, day: string) =>
      boardDays.days.find((one) => one.day === day)?.moves ?? 0
    for (const daysAgo of [30, 25, 20, 10])
      expect(countMoves(daysAfter, getDateAgo(daysAgo))).toBe(countMoves(daysBefore, getDateAgo(daysAgo)) + 1)
    expect(countMoves(daysAfter, getDateAgo(15))).toBe(countMoves(daysBefore, getDateAgo(15)))
    expect(daysAfter.first).not.toBeNull()
  })

  it('matches the current board for today', async () => {
    const currentBoard = (await supervisor.call('GET /api/offers-kanban')).body
    const todayBoard = await readBoard(getToday())
    expect(toStatusLines(todayBoard.offers)).toEqual(toStatusLines(currentBoard.offers))
    expect(todayBoard.delivered).toBe(currentBoard.delivered)
  })

  it('is available only to roles that read the history', async () => {
    for (const call of [
      sales.call('GET /api/offers-kanban', { query: { at: getDateAgo(5) } }),
      sales.call('GET /api/offers-kanban/days', { query: { from: getDateAgo(5), to: getDateAgo(1) } }),
      sales.call('GET /api/shop-orders', { query: { at: getDateAgo(5) } }),
      sales.call('GET /api/shop-orders/days', { query: { from: getDateAgo(5), to: getDateAgo(1) } }),
    ])
      expect((await call).status).toBe(403)
  })
})

it('shows shop orders in their past status with the moves of the day', async () => {
  const id = await insertShopOrder(press, 'stock')
  const times = { created_at: getNoon(getDateAgo(20)), status_since: getNoon(getDateAgo(5)) }
  await db.update(shopOrders).set(times).where(eq(shopOrders.id, id))
  await recordMoves<ShopOrderStatus>('shoporder', id, [
    ['new', 'in_progress', 15],
    ['in_progress', 'stock', 5],
  ])
  const readPastOrders = async (daysAgo: number) =>
    (await supervisor.call('GET /api/shop-orders', { query: { at: getDateAgo(daysAgo) } })).body
  const findPastStatus = async (daysAgo: number) =>
    (await readPastOrders(daysAgo)).orders.find((one) => one.id === id)?.status
  expect([
    await findPastStatus(21),
    await findPastStatus(16),
    await findPastStatus(15),
    await findPastStatus(6),
    await findPastStatus(5),
  ]).toEqual([undefined, 'new', 'in_progress', 'in_progress', 'stock'])
  expect((await readPastOrders(5)).moves?.filter(({ row_id }) => row_id === id)).toMatchObject([
    { from: 'in_progress', to: 'stock' },
  ])
  const dayCounts = (
    await supervisor.call('GET /api/shop-orders/days', { query: { from: getDateAgo(15), to: getDateAgo(15) } })
  ).body
  expect(dayCounts.days).toMatchObject([{ day: getDateAgo(15) }])
})
