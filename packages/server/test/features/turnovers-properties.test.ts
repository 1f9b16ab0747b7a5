import { periodOf, getIncludedVat, type Offer } from '@press/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, getToday } from '../../src/clock.ts'
import { organizations } from '../../src/database/schema.ts'
import { offerForm, offerItem, insertPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const clerk = await insertPerson(press, 'accounting')
const director = await press.as('director')
const day = getToday()
/** A day shortly before the VAT rate changed. */
const offerDay = '2025-12-20'

type Act =
  | { what: 'issue'; kind: 'act' | 'waybill'; share: number; date: string }
  | { what: 'return' | 'cancel' | 'correct'; place: number; share: number; date: string }
  | { what: 'pay'; share: number; date: string }
  | { what: 'setOff'; share: number }

const someDay = fc.constantFrom('2025-12-20', '2025-12-31', '2026-01-01', '2026-06-30', addDays(day, -1), day)
/** The share of a line in per cent. A document takes at most two thirds of a line, so that several documents fit. */
const share = fc.integer({ min: 1, max: 66 })
const money = fc.integer({ min: 1, max: 150 })
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('issue' as const),
      kind: fc.constantFrom('act', 'waybill'),
      share,
      date: someDay,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constantFrom('return', 'return', 'cancel', 'correct'),
      place: fc.nat({ max: 3 }),
      share,
      date: someDay,
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('pay' as const), share: money, date: someDay }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('setOff' as const), share }) },
)

const bin = '940140000385'
async function customer(): Promise<{ id: number; offers: number[] }> {
  await db.execute(`update organizations set bin = null where bin = '${bin}'`)
  const [made] = await db.insert(organizations).values({ name: 'Қасиет', bin }).returning({ id: organizations.id })
  const offers: number[] = []
  for (let at = 0; at < 2; at += 1) {
    const items = [
      {
        ...offerItem,
        quantity: 40,
        price: 123_457,
        work_types: [{ name: 'Вёрстка', unit_count: 7.5, unit_price: 10_003 }],
      },
      { ...offerItem, name: 'Атлас', quantity: 3, price: 99_999, vat: 'exempt' as const },
    ]
    const body = offerForm({ items, date: offerDay, recipient_bin: bin, partner_discount: at === 0 })
    const { id } = (await clerk.call('POST /api/offers', { body })).body.offer
    await clerk.call('POST /api/offer/update-status', { body: { offer_id: id, status: 'accept' } })
    await clerk.call('POST /api/offers/{id}/invoice', { params: { id }, body: { invoice_date: offerDay } })
    offers.push(id)
  }
  return { id: made?.id ?? 0, offers }
}

const read = async (id: number): Promise<Offer> =>
  (await clerk.call('GET /api/offers/{id}', { params: { id } })).body.offer
const part = (whole: number, percent: number) => Math.ceil((whole * percent) / 100)

/** Tries an action on an offer. If the server refuses it, nothing changes, and the invariants verify that. */
async function carryOut(one: Act, id: number, other: number): Promise<void> {
  const params = { id }
  const offer = await read(id)
  if (one.what === 'pay') {
    const body = {
      amount: part(offer.sum, one.share) - (one.share % 5 === 0 ? offer.sum : 0),
      date: one.date,
      advance: true,
    }
    await clerk.call('POST /api/offers/{id}/payments', { params, body })
    return
  }
  if (one.what === 'setOff') {
    await clerk.call('POST /api/offers/{id}/set-off', {
      params,
      body: { to: other, amount: part(Math.max(1, offer.paid - offer.sum), one.share) },
    })
    return
  }
  const linesOf = (percent: number) =>
    offer.items.flatMap(({ quantity, work_types }, item) => [
      { item, work: null, quantity: part(quantity, percent) },
      ...work_types.map(({ unit_count }, work) => ({ item, work, quantity: part(unit_count, percent) })),
    ])
  const lines = linesOf(one.share)
  if (one.what === 'issue') {
    const own = lines.filter(({ work }) => (one.kind === 'act') === (work !== null))
    await clerk.call('POST /api/offers/{id}/turnovers', {
      params,
      body: { kind: one.kind, date: one.date, lines: own },
    })
    return
  }
  const document = offer.turnovers[one.place]
  if (!document) return
  const place = { id, turnover: document.id }
  const own = lines.filter(({ work }) => (document.kind === 'act') === (work !== null))
  const body = { date: one.date, lines: own, reason: 'Проверка' }
  if (one.what === 'return')
    await clerk.call('POST /api/offers/{id}/turnovers/{turnover}/return', { params: place, body })
  else if (one.what === 'correct')
    await clerk.call('POST /api/offers/{id}/turnovers/{turnover}/correct', { params: place, body })
  else
    await clerk.call('POST /api/offers/{id}/turnovers/{turnover}/cancel', {
      params: place,
      body: { reason: body.reason },
    })
}

/** Calculates the debt and the advance of an offer on a day, independently of the server. */
function countedOn({ turnovers, payments }: Offer, until: string) {
  const upTo = <Row extends { date: string }>(all: readonly Row[]) => all.filter(({ date }) => date <= until)
  const deliveredSum = upTo(turnovers.filter(({ cancelled_at }) => !cancelled_at)).reduce(
    (all, { sum }) => all + sum,
    0,
  )
  const paid = upTo(payments).reduce((all, { amount }) => all + amount, 0)
  return {
    turnover: deliveredSum,
    paid,
    debt: Math.max(0, deliveredSum - paid),
    advance: Math.max(0, paid - deliveredSum),
  }
}

function expectConsistentOffer(offer: Offer): void {
  const activeTurnovers = offer.turnovers.filter(({ cancelled_at }) => !cancelled_at)
  for (const { lines, sum, vat, vat_rate, kind, date, of_id } of offer.turnovers) {
    const sign = kind === 'return' ? -1 : 1
    for (const line of lines) {
      expect(line.sum).toBe(Math.round(line.quantity * line.price))
      expect(line.vat).toBe(line.exempt ? 0 : getIncludedVat(line.sum, vat_rate))
    }
    expect(sum).toBe(sign * lines.reduce((all, line) => all + line.sum, 0))
    expect(vat).toBe(sign * lines.reduce((all, line) => all + line.vat, 0))
    // A return has the VAT rate of the original delivery.
    const taxed = kind === 'return' ? (offer.turnovers.find(({ id }) => id === of_id)?.date ?? date) : date
    expect(vat_rate).toBe(taxed < '2026-01-01' ? 12 : 16)
  }
  offer.items.forEach(({ quantity, work_types }, item) => {
    for (const [work, maxQuantity] of [
      [null, quantity] as const,
      ...work_types.map(({ unit_count }, at) => [at, unit_count] as const),
    ]) {
      const deliveredQuantity = activeTurnovers.reduce((all, { kind, lines }) => {
        const own = lines.filter((line) => line.item === item && line.work === work)
        return all + (kind === 'return' ? -1 : 1) * own.reduce((sum, line) => sum + line.quantity, 0)
      }, 0)
      expect(deliveredQuantity).toBeGreaterThanOrEqual(0)
      expect(deliveredQuantity).toBeLessThanOrEqual(maxQuantity)
    }
  })
  const { turnover, paid } = countedOn(offer, day)
  expect([offer.delivered, offer.paid]).toEqual([turnover, paid])
}

/** Returns the total debt to the press, as the home page and the statistics show it. */
async function readDebt(): Promise<[home: number | undefined, statistics: number]> {
  const home = (await director.call('GET /api/statistics/money')).body.press?.owed
  const { body } = await director.call('GET /api/statistics/cash', { query: { period: periodOf('year', day).name } })
  return [home, body.owed]
}

it('every view agrees that debt is turnover minus payments plus advances', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(act, fc.nat({ max: 1 })), { minLength: 16, maxLength: 30 }), async (acts) => {
      const [before] = await readDebt()
      const { id, offers } = await customer()
      for (const [one, place] of acts) await carryOut(one, offers[place] ?? 0, offers[1 - place] ?? 0)
      const all = await Promise.all(offers.map(read))
      all.forEach(expectConsistentOffer)
      for (const until of ['2025-12-31', '2026-01-01', '2026-06-30', day]) {
        const counted = all.map((offer) => countedOn(offer, until))
        const total = (of: 'turnover' | 'paid' | 'debt' | 'advance') => counted.reduce((sum, one) => sum + one[of], 0)
        expect(total('debt')).toBe(total('turnover') - total('paid') + total('advance'))
        const query = { from: offerDay, to: until }
        const { body } = await clerk.call('GET /api/accounts/{id}', { params: { id }, query })
        expect([body.opening, body.closing]).toEqual([0, total('debt') - total('advance')])
      }
      const now = all.map((offer) => countedOn(offer, day))
      const owed = now.reduce((sum, one) => sum + one.debt, 0)
      const [account] = (await clerk.call('GET /api/accounts', { query: { search: bin } })).body.accounts
      const paid = now.reduce((sum, one) => sum + one.paid, 0)
      expect(account).toMatchObject({
        owed,
        paid,
        advance: owed - now.reduce((sum, one) => sum + one.turnover, 0) + paid,
      })
      expect(await readDebt()).toEqual([(before ?? 0) + owed, (before ?? 0) + owed])
    }),
    { numRuns: 15 },
  )
}, 300_000)
