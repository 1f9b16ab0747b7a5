import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { books, techCards } from '../../src/database/schema.ts'
import { offerItem, insertOffer, insertPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const sales = await press.as('accounting')
const pm = await insertPerson(press, 'pm')

const atlas = { ...offerItem, name: 'Атлас птиц', quantity: 100, bw_pages: 90, color_pages: 6 }
/** Creates an offer of two books, the second of which is an atlas. */
const insertOfferOfTwoBooks = (status: 'in process' | 'accept') =>
  insertOffer(press, { status, items: [offerItem, atlas] })
/** The card fields that an offer does not provide. */
const otherCardFields = {
  edition_type: 'study guide',
  authors: [{ id: null, name: 'Серік Ахмет', email: '', phone: '' }],
  work_types: ['editing'],
  project_manager_id: pm.id,
  created_date: '2026-11-22',
  appointment_date: '2026-11-23',
  language: 'kz',
} as const
const fetchNewCardForm = (offerId: number, index = 0) =>
  pm.call('GET /api/tech-cards/create', { query: { offerId, book: index } })

describe('a tech card for a book of an offer', () => {
  it('starts with the agreed data, and the offer and the card link to each other', async () => {
    const offer_id = await insertOfferOfTwoBooks('accept')
    const { body: prefilledForm } = await fetchNewCardForm(offer_id, 1)
    expect(prefilledForm.offer).toMatchObject({
      id: offer_id,
      book: { book_name: 'Атлас птиц', quantity: 100, pages: 96 },
    })
    const { body } = await pm.call('POST /api/tech-cards/create', {
      body: { ...prefilledForm.offer?.book, ...otherCardFields, offer_id } as never,
    })
    expect(body.techcard).toMatchObject({ book_name: 'Атлас птиц', offer_id, print_info: { colored_pages: 6 } })
    const { offer } = (await sales.call('GET /api/offers/{id}', { params: { id: offer_id } })).body
    expect(offer).toMatchObject({ tech_card_count: 1, techcards: [{ id: body.techcard.id, book_name: 'Атлас птиц' }] })
    const executor = await press.as('executor')
    const refusedResponse = await executor.call('GET /api/tech-cards/create', { query: { offerId: offer_id } })
    expect(refusedResponse.status).toBe(403)
  })

  it('is refused for an offer that is not accepted or does not exist', async () => {
    const offer_id = await insertOfferOfTwoBooks('in process')
    expect((await fetchNewCardForm(offer_id)).status).toBe(422)
    const body = { ...otherCardFields, book_name: offerItem.name, quantity: 300, offer_id } as never
    expect((await pm.call('POST /api/tech-cards/create', { body })).status).toBe(422)
    expect((await fetchNewCardForm(9_999_999)).status).toBe(404)
    expect((await fetchNewCardForm(await insertOfferOfTwoBooks('accept'), 7)).status).toBe(404)
  })
})

describe('the price list of finished books', () => {
  it('and the shop list a book with its offer price once the offer is marked', async () => {
    const offer_id = await insertOfferOfTwoBooks('accept')
    const { book: prefilledBook } = (await fetchNewCardForm(offer_id)).body.offer ?? {}
    const createResponse = await pm.call('POST /api/tech-cards/create', {
      body: { ...prefilledBook, ...otherCardFields, offer_id } as never,
    })
    const { id } = createResponse.body.techcard
    await db.update(techCards).set({ is_editor: false, is_stock: true }).where(eq(techCards.id, id))
    const findListedBook = async (place: 'in_price' | 'in_store') =>
      (await pm.call('GET /api/books', { query: { listed: place, per_page: 100 } })).body.books.find(
        ({ techcard_id }) => techcard_id === id,
      )
    const toggleFlag = (key: 'in_price' | 'in_store', value: boolean) =>
      sales.call('PATCH /api/offers/{id}/toggle-flag', { params: { id: offer_id }, body: { key, value } })
    expect(await findListedBook('in_price')).toBeUndefined()
    await toggleFlag('in_price', true)
    expect(await findListedBook('in_price')).toMatchObject({ price: 294_000, in_price: true, in_store: false })
    expect(await findListedBook('in_store')).toBeUndefined()
    await toggleFlag('in_store', true)
    expect(await findListedBook('in_store')).toMatchObject({ in_store: true })
    const [book] = await db.select({ id: books.id }).from(books).where(eq(books.tech_card_id, id))
    const stockCount = { lines: [{ book_id: book?.id ?? 0, counted: 20 }] }
    await sales.call('POST /api/stock/count', { body: stockCount })
    const foundBooks = (await pm.call('GET /api/books', { query: { search: prefilledBook?.book_name ?? '' } })).body
    expect(foundBooks.copies.left).toBeGreaterThan(0)
    expect(foundBooks.copies.in_store).toBe(foundBooks.copies.left)
    // The book's own price takes precedence over the price in the offer.
    await db.update(books).set({ price: 320_000 }).where(eq(books.tech_card_id, id))
    expect((await findListedBook('in_price'))?.price).toBe(320_000)
    await toggleFlag('in_price', false)
    expect(await findListedBook('in_price')).toBeUndefined()
  })
})
