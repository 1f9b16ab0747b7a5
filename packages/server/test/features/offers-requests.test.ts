import { calculateEstimate, priceLists, type PriceList } from '@press/domain'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getToday } from '../../src/clock.ts'
import { events, offers, organizations, priceLists as lists, profiles } from '../../src/database/schema.ts'
import { insertPerson, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const sales = await insertPerson(press, 'accounting')
const author = await insertPerson(press, 'author', 'Ли Тимур')
const partner = await insertPerson(press, 'partner')
const [partnerOrganization] = await db
  .insert(organizations)
  .values({ name: 'ТОО «Кітап әлемі»', bin: '120340018205', address: 'Астана', email: 'office@kitap.example' })
  .returning()
await db
  .insert(profiles)
  .values({ user_id: partner.id, organization_id: partnerOrganization?.id })
  .onConflictDoUpdate({ target: profiles.user_id, set: { organization_id: partnerOrganization?.id } })

const requestedBook = {
  title: 'Ұлы дала философиясы',
  pages: 200,
  format: 'A5',
  quantity: 100,
  binding: 'soft',
  block_color: 'black-white',
  lamination: 'matte',
} as const
const requestOffer = (person: TestPerson, bookFields: object = {}, note = '') =>
  person.call('POST /api/offers/request', { body: { book: { ...requestedBook, ...bookFields }, note } })
const decideOffer = (person: TestPerson, offer_id: number, status: 'accept' | 'rejected') =>
  person.call('POST /api/offer/update-status', { body: { offer_id, status } })

describe('a request for an offer', () => {
  it('is priced by the current price list in the name of the person', async () => {
    const { status, body } = await requestOffer(author, {}, 'К началу сентября')
    expect(status).toBe(200)
    expect(body.offer).toMatchObject({
      status: 'in process',
      recipient_name: 'Ли Тимур',
      own: true,
      sum: 18_220_000,
      sum_today: 18_220_000,
      discount: 0,
      request_note: 'К началу сентября',
      answered_at: null,
      items: [
        { name: requestedBook.title, quantity: 100, price: 182_200, bw_pages: 200, color_pages: null, binding: 'KBS' },
      ],
    })
    expect(body.offer.asked_at).not.toBeNull()
    expect(body.offer.price_list_id).not.toBeNull()
  })

  it('of a partner uses the details and discount of their organization', async () => {
    const { body } = await requestOffer(partner)
    expect(body.offer).toMatchObject({
      recipient_name: 'ТОО «Кітап әлемі»',
      recipient_bin: '120340018205',
      recipient_address: 'Астана',
      discount: 10,
      sum: 16_398_000,
    })
  })

  it('is refused with field errors without a title or pages', async () => {
    const { status, body } = await requestOffer(author, { title: ' ', pages: 0 })
    expect(status).toBe(422)
    expect(body.error).toMatchObject({ fields: { title: expect.any(String), pages: expect.any(String) } })
  })

  it('can be declined at once, but accepted only after the sales department answers', async () => {
    const { id } = (await requestOffer(author)).body.offer
    expect((await decideOffer(author, id, 'accept')).status).toBe(422)
    const { id: declinedOfferId } = (await requestOffer(author)).body.offer
    expect((await decideOffer(author, declinedOfferId, 'rejected')).status).toBe(200)

    const openRequests = await sales.call('GET /api/offers', { query: { asked: 'open' } })
    expect(openRequests.body.data.map((row) => row.id)).toContain(id)
    expect(openRequests.body.data.map((row) => row.id)).not.toContain(declinedOfferId)
    expect(openRequests.body.total).toBe(openRequests.body.asked)

    expect((await sales.call('POST /api/offers/{id}/answer', { params: { id }, body: {} })).status).toBe(200)
    expect((await sales.call('POST /api/offers/{id}/answer', { params: { id }, body: {} })).status).toBe(422)
    expect((await decideOffer(author, id, 'accept')).status).toBe(200)
  })

  it('is answered by sending the offer by e-mail', async () => {
    const { id } = (await requestOffer(author)).body.offer
    const sendOffer = () =>
      sales.call('POST /api/offers/{id}/send', {
        params: { id },
        body: { kind: 'kp', language: 'ru', email: 'timur@example.com' },
      })
    expect((await decideOffer(author, id, 'accept')).status).toBe(422)
    expect((await sendOffer()).status).toBe(200)
    expect((await sendOffer()).status).toBe(200)
    const types = await db.select({ type: events.type }).from(events).where(eq(events.resource_id, id))
    expect(types.filter(({ type }) => type === 'offer.answered')).toHaveLength(1)
    expect((await decideOffer(author, id, 'accept')).status).toBe(200)
  })

  it('is answered by saving the offer with other prices', async () => {
    const { offer } = (await requestOffer(author)).body
    const { items, version, id, ...rest } = offer
    const { status, body } = await sales.call('POST /api/offers/{id}', {
      params: { id },
      body: { ...rest, version, items: items.map((item) => ({ ...item, price: 190_000 })) },
    })
    expect(status).toBe(200)
    expect(body.offer.answered_at).not.toBeNull()
    expect(body.offer.sum).toBe(19_000_000)
  })
})

describe('an offer after a change of the price list', () => {
  it('keeps its sum and shows its sum at current prices', async () => {
    const { offer } = (await requestOffer(author)).body
    const [{ from: _from, ...prices }] = priceLists as readonly [PriceList]
    const earlierPrices = { ...prices, margin: 0 }
    const [earlierList] = await db
      .insert(lists)
      .values({ number: 900, from: '2026-01-02', prices: earlierPrices, status: 'entered' })
      .returning()
    const earlierPrice = calculateEstimate(
      requestedBook,
      { from: '2026-01-02', ...earlierPrices },
      offer.date,
    ).unit_price
    const items = offer.items.map((item) => ({ ...item, price: earlierPrice }))
    await db
      .update(offers)
      .set({ price_list_id: earlierList?.id, items, sum: earlierPrice * 100 })
      .where(eq(offers.id, offer.id))
    const { body } = await author.call('GET /api/offers/{id}', { params: { id: offer.id } })
    expect(body).toMatchObject({ offer: { sum: earlierPrice * 100 } })
    expect(body.offer.sum_today).toBe(18_220_000)
    const list = await author.call('GET /api/offers', { query: {} })
    expect(list.body.data.find(({ id }) => id === offer.id)?.sum_today).toBe(18_220_000)
  })

  it('is not changed after acceptance by the new list or by saving', async () => {
    const { id } = (await requestOffer(author)).body.offer
    await sales.call('POST /api/offers/{id}/answer', { params: { id }, body: {} })
    const acceptedOffer = (await decideOffer(author, id, 'accept')).body.offer
    const [{ from: _from, ...prices }] = priceLists as readonly [PriceList]
    await db
      .insert(lists)
      .values({ number: 901, from: getToday(), prices: { ...prices, margin: 90 }, status: 'entered' })
    const { offer } = (await author.call('GET /api/offers/{id}', { params: { id } })).body
    expect(offer).toMatchObject({
      sum: acceptedOffer.sum,
      items: acceptedOffer.items,
      price_list_id: acceptedOffer.price_list_id,
    })
    expect(offer.sum_today).toBeGreaterThan(offer.sum)
    const saveResponse = await sales.call('POST /api/offers/{id}', {
      params: { id },
      body: { ...offer, note: 'Правка' },
    })
    expect(saveResponse.body.offer).toMatchObject({
      note: 'Правка',
      sum: acceptedOffer.sum,
      items: acceptedOffer.items,
    })
  })
})
