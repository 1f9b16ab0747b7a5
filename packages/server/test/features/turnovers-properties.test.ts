import { getStatisticsPeriod, getIncludedVat, type Offer } from '@press/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, getToday } from '../../src/clock.ts'
import { organizations } from '../../src/database/schema.ts'
import { createOfferForm, offerItem, insertPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const clerk = await insertPerson(press, 'accounting')
const director = await press.as('director')
const day = getToday()
/** A day shortly before the VAT rate changed. */
const offerDay = '2025-12-20'

type OfferAction =
  | { what: 'issue'; kind: 'act' | 'waybill'; share: number; date: string }
  | { what: 'return' | 'cancel' | 'correct'; place: number; share: number; date: string }
  | { what: 'pay'; share: number; date: string }
  | { what: 'setOff'; share: number }

const dateArbitrary = fc.constantFrom('2025-12-20', '2025-12-31', '2026-01-01', '2026-06-30', addDays(day, -1), day)
/** The share of a line in per cent. A document takes at most two thirds of a line, so that several documents fit. */
const shareArbitrary = fc.integer({ min: 1, max: 66 })
const amountArbitrary = fc.integer({ min: 1, max: 150 })
const actionArbitrary: fc.Arbitrary<OfferAction> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('issue' as const),
      kind: fc.constantFrom('act', 'waybill'),
      share: shareArbitrary,
      date: dateArbitrary,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constantFrom('return', 'return', 'cancel', 'correct'),
      place: fc.nat({ max: 3 }),
      share: shareArbitrary,
      date: dateArbitrary,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('pay' as const), share: amountArbitrary, date: dateArbitrary }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('setOff' as const), share: shareArbitrary }) },
)

const bin = '940140000385'
async function insertCustomer(): Promise<{ id: number; offers: number[] }> {
  await db.execute(`update organizations set bin = null where bin = '${bin}'`)
  const [insertedOrganization] = await db
    .insert(organizations)
    .values({ name: 'Қасиет', bin })
    .returning({ id: organizations.id })
  const offers: number[] = []
  for (let index = 0; index < 2; index += 1) {
    const items = [
      {
        ...offerItem,
        quantity: 40,
        price: 123_457,
        work_types: [{ name: 'Вёрстка', unit_count: 7.5, unit_price: 10_003 }],
      },
      { ...offerItem, name: 'Атлас', quantity: 3, price: 99_999, vat: 'exempt' as const },
    ]
    const body = createOfferForm({ items, date: offerDay, recipient_bin: bin, partner_discount: index === 0 })
    const { id } = (await clerk.call('POST /api/offers', { body })).body.offer
    await clerk.call('POST /api/offer/update-status', { body: { offer_id: id, status: 'accept' } })
    await clerk.call('POST /api/offers/{id}/invoice', { params: { id }, body: { invoice_date: offerDay } })
    offers.push(id)
  }
  return { id: insertedOrganization?.id ?? 0, offers }
}

const readOffer = async (id: number): Promise<Offer> =>
  (await clerk.call('GET /api/offers/{id}', { params: { id } })).body.offer
const calculatePart = (quantity: number, percent: number) => Math.ceil((quantity * percent) / 100)

/** Tries an action on an offer. If the server refuses it, nothing changes, and the invariants verify that. */
async function performAction(action: OfferAction, id: number, otherId: number): Promise<void> {
  const params = { id }
  const offer = await readOffer(id)
  if (action.what === 'pay') {
    const body = {
      amount: calculatePart(offer.sum, action.share) - (action.share % 5 === 0 ? offer.sum : 0),
      date: action.date,
      advance: true,
    }
    await clerk.call('POST /api/offers/{id}/payments', { params, body })
    return
  }
  if (action.what === 'setOff') {
    await clerk.call('POST /api/offers/{id}/set-off', {
      params,
      body: { to: otherId, amount: calculatePart(Math.max(1, offer.paid - offer.sum), action.share) },
    })
    return
  }
  const createLines = (percent: number) =>
    offer.items.flatMap(({ quantity, work_types }, item) => [
      { item, work: null, quantity: calculatePart(quantity, percent) },
      ...work_types.map(({ unit_count }, work) => ({ item, work, quantity: calculatePart(unit_count, percent) })),
    ])
  const lines = createLines(action.share)
  if (action.what === 'issue') {
    const ownLines = lines.filter(({ work }) => (action.kind === 'act') === (work !== null))
    await clerk.call('POST /api/offers/{id}/turnovers', {
      params,
      body: { kind: action.kind, date: action.date, lines: ownLines },
    })
    return
  }
  const document = offer.turnovers[action.place]
  if (!document) return
  const documentParams = { id, turnover: document.id }
  const ownLines = lines.filter(({ work }) => (document.kind === 'act') === (work !== null))
  const body = { date: action.date, lines: ownLines, reason: 'Проверка' }
  if (action.what === 'return')
    await clerk.call('POST /api/offers/{id}/turnovers/{turnover}/return', { params: documentParams, body })
  else if (action.what === 'correct')
    await clerk.call('POST /api/offers/{id}/turnovers/{turnover}/correct', { params: documentParams, body })
  else
    await clerk.call('POST /api/offers/{id}/turnovers/{turnover}/cancel', {
      params: documentParams,
      body: { reason: body.reason },
    })
}

/** Calculates the debt and the advance of an offer on a day, independently of the server. */
function calculateAccount({ turnovers, payments }: Offer, lastDay: string) {
  const selectUntil = <Row extends { date: string }>(rows: readonly Row[]) => rows.filter(({ date }) => date <= lastDay)
  const deliveredSum = selectUntil(turnovers.filter(({ cancelled_at }) => !cancelled_at)).reduce(
    (total, { sum }) => total + sum,
    0,
  )
  const paid = selectUntil(payments).reduce((total, { amount }) => total + amount, 0)
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
    expect(sum).toBe(sign * lines.reduce((total, line) => total + line.sum, 0))
    expect(vat).toBe(sign * lines.reduce((total, line) => total + line.vat, 0))
    // A return has the VAT rate of the original delivery.
    const taxedDate = kind === 'return' ? (offer.turnovers.find(({ id }) => id === of_id)?.date ?? date) : date
    expect(vat_rate).toBe(taxedDate < '2026-01-01' ? 12 : 16)
  }
  offer.items.forEach(({ quantity, work_types }, item) => {
    for (const [work, maxQuantity] of [
      [null, quantity] as const,
      ...work_types.map(({ unit_count }, workIndex) => [workIndex, unit_count] as const),
    ]) {
      const deliveredQuantity = activeTurnovers.reduce((total, { kind, lines }) => {
        const ownLines = lines.filter((line) => line.item === item && line.work === work)
        return total + (kind === 'return' ? -1 : 1) * ownLines.reduce((sum, line) => sum + line.quantity, 0)
      }, 0)
      expect(deliveredQuantity).toBeGreaterThanOrEqual(0)
      expect(deliveredQuantity).toBeLessThanOrEqual(maxQuantity)
    }
  })
  const { turnover, paid } = calculateAccount(offer, day)
  expect([offer.delivered, offer.paid]).toEqual([turnover, paid])
}

/** Returns the total debt to the press, as the home page and the statistics show it. */
async function readDebt(): Promise<[home: number | undefined, statistics: number]> {
  const home = (await director.call('GET /api/statistics/money')).body.press?.owed
  const { body } = await director.call('GET /api/statistics/cash', {
    query: { period: getStatisticsPeriod('year', day).name },
  })
  return [home, body.owed]
}

it('every view agrees that debt is turnover minus payments plus advances', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(actionArbitrary, fc.nat({ max: 1 })), { minLength: 16, maxLength: 30 }),
      async (actionTuples) => {
        const [debtBefore] = await readDebt()
        const { id, offers } = await insertCustomer()
        for (const [action, offerIndex] of actionTuples)
          await performAction(action, offers[offerIndex] ?? 0, offers[1 - offerIndex] ?? 0)
        const finalOffers = await Promise.all(offers.map(readOffer))
        finalOffers.forEach(expectConsistentOffer)
        for (const lastDay of ['2025-12-31', '2026-01-01', '2026-06-30', day]) {
          const accounts = finalOffers.map((offer) => calculateAccount(offer, lastDay))
          const sumOf = (sumKey: 'turnover' | 'paid' | 'debt' | 'advance') =>
            accounts.reduce((sum, one) => sum + one[sumKey], 0)
          expect(sumOf('debt')).toBe(sumOf('turnover') - sumOf('paid') + sumOf('advance'))
          const query = { from: offerDay, to: lastDay }
          const { body } = await clerk.call('GET /api/accounts/{id}', { params: { id }, query })
          expect([body.opening, body.closing]).toEqual([0, sumOf('debt') - sumOf('advance')])
        }
        const currentAccounts = finalOffers.map((offer) => calculateAccount(offer, day))
        const owed = currentAccounts.reduce((sum, one) => sum + one.debt, 0)
        const [account] = (await clerk.call('GET /api/accounts', { query: { search: bin } })).body.accounts
        const paid = currentAccounts.reduce((sum, one) => sum + one.paid, 0)
        expect(account).toMatchObject({
          owed,
          paid,
          advance: owed - currentAccounts.reduce((sum, one) => sum + one.turnover, 0) + paid,
        })
        expect(await readDebt()).toEqual([(debtBefore ?? 0) + owed, (debtBefore ?? 0) + owed])
      },
    ),
    { numRuns: 15 },
  )
}, 300_000)
