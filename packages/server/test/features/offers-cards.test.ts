import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { books, techCards } from '../../src/database/schema.ts'
import { offerItem, offerOf, insertPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const sales = await press.as('accounting')
const pm = await insertPerson(press, 'pm')

const atlas = { ...offerItem, name: 'Атлас птиц', quantity: 100, bw_pages: 90, color_pages: 6 }
/** Creates an offer of two books, the second of which is an atlas. */
const twoBooks = (status: 'in process' | 'accept') => offerOf(press, { status, items: [offerItem, atlas] })
/** The card fields that an offer does not provide. */
const others = {
  edition_type: 'study guide',
  authors: [{ id: null, name: 'Серік Ахмет', email: '', phone: '' }],
  work_types: ['editing'],
  project_manager_id: pm.id,
  created_date: '2026-11-22',
  appointment_date: '2026-11-23',
  language: 'kz',
} as const
const beginning = (offerId: number, place = 0) =>
  pm.call('GET /api/tech-cards/create', { query: { offerId, book: place } })

describe('a tech card for a book of an offer', () => {
  it('starts with the agreed data, and the offer and the card link to each other', async () => {
    const offer_id = await twoBooks('accept')
    const { body: known } = await beginning(offer_id, 1)
    expect(known.offer).toMatchObject({ id: offer_id, book: { book_name: 'Атлас птиц', quantity: 100, pages: 96 } })
    const { body } = await pm.call('POST /api/tech-cards/create', {
      body: { ...known.offer?.book, ...others, offer_id } as never,
    })
    expect(body.techcard).toMatchObject({ book_name: 'Атлас птиц', offer_id, print_info: { colored_pages: 6 } })
    const { offer } = (await sales.call('GET /api/offers/{id}', { params: { id: offer_id } })).body
    expect(offer).toMatchObject({ tech_card_count: 1, techcards: [{ id: body.techcard.id, book_name: 'Атлас птиц' }] })
    const executor = await press.as('executor')
    const refusedResponse = await executor.call('GET /api/tech-cards/create', { query: { offerId: offer_id } })
    expect(refusedResponse.status).toBe(403)
  })

  it('is refused for an offer that is not accepted or does not exist', async () => {
    const offer_id = await twoBooks('in process')
    expect((await beginning(offer_id)).status).toBe(422)
    const body = { ...others, book_name: offerItem.name, quantity: 300, offer_id } as never
    expect((await pm.call('POST /api/tech-cards/create', { body })).status).toBe(422)
    expect((await beginning(9_999_999)).status).toBe(404)
    expect((await beginning(await twoBooks('accept'), 7)).status).toBe(404)
  })
})

describe('the price list of finished books', () => {
  it('and the shop list a book with its offer price once the offer is marked', async () => {
    const offer_id = await twoBooks('accept')
    const { book: known } = (await beginning(offer_id)).body.offer ?? {}
    const made = await pm.call('POST /api/tech-cards/create', { body: { ...known, ...others, offer_id } as never })
    const { id } = made.body.techcard
    await db.update(techCards).set({ is_editor: false, is_stock: true }).where(eq(techCards.id, id))
    const listed = async (place: 'in_price' | 'in_store') =>
      (await pm.call('GET /api/books', { query: { listed: place, per_page: 100 } })).body.books.find(
        ({ techcard_id }) => techcard_id === id,
      )
    const toggleFlag = (key: 'in_price' | 'in_store', value: boolean) =>
      sales.call('PATCH /api/offers/{id}/toggle-flag', { params: { id: offer_id }, body: { key, value } })
    expect(await listed('in_price')).toBeUndefined()
    await toggleFlag('in_price', true)
    expect(await listed('in_price')).toMatchObject({ price: 294_000, in_price: true, in_store: false })
    expect(await listed('in_store')).toBeUndefined()
    await toggleFlag('in_store', true)
    expect(await listed('in_store')).toMatchObject({ in_store: true })
    const [book] = await db.select({ id: books.id }).from(books).where(eq(books.tech_card_id, id))
    const counted = { lines: [{ book_id: book?.id ?? 0, counted: 20 }] }
    await sales.call('POST /api/stock/count', { body: counted })
    const found = (await pm.call('GET /api/books', { query: { search: known?.book_name ?? '' } })).body
    expect(found.copies.left).toBeGreaterThan(0)
    expect(found.copies.in_store).toBe(found.copies.left)
    // The book's own price takes precedence over the price in the offer.
    await db.update(books).set({ price: 320_000 }).where(eq(books.tech_card_id, id))
    expect((await listed('in_price'))?.price).toBe(320_000)
    await toggleFlag('in_price', false)
    expect(await listed('in_price')).toBeUndefined()
  })
})
