import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { publicationRetryDelaysSeconds } from '@press/domain'
import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { books, events, jobs, offers, offerTechCards, publications } from '../../src/database/schema.ts'
import { insertCard, insertOffer, insertPerson } from '../rows.ts'
import { createDemoDatabase, openPress } from '../support.ts'

/** A test shop that records requests and responds as configured. */
interface ShopRequest {
  key: string
  authorization: string
  form: FormData
  bytes: Buffer
}
const shopRequests: ShopRequest[] = []
type Behaviour = (answer: ServerResponse) => void
let respondToRequest: Behaviour
const acceptRequest: Behaviour = (answer) => answer.setHeader('content-type', 'application/json').end('{"id":71}')
const respondWith =
  (status: number, text = '', headers: Record<string, string> = {}): Behaviour =>
  (answer) =>
    answer.writeHead(status, headers).end(text)
const ignoreRequest: Behaviour = () => undefined

const shop = createServer((request: IncomingMessage, answer: ServerResponse) => {
  void (async () => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const bytes = Buffer.concat(chunks)
    const { headers } = request
    const type = headers['content-type'] ?? ''
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
    shopRequests.push({
      key: String(headers['idempotency-key']),
      authorization: headers.authorization ?? '',
      form,
      bytes,
    })
    respondToRequest(answer)
  })()
})
await new Promise<void>((resolve) => void shop.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  shop.closeAllConnections()
  shop.close()
})
const url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/api/products/sync`

const database = await createDemoDatabase()
afterAll(database.close)
const { db } = database
const press = await openPress(
  { PRESS_SHOP_URL: url, PRESS_SHOP_TOKEN: 'a-token', PRESS_SHOP_TIMEOUT_SECONDS: '1' },
  database,
)
const pm = await press.as('pm')

beforeEach(() => {
  shopRequests.length = 0
  respondToRequest = acceptRequest
})

const product = {
  organization_id: 2,
  name: 'Қазақ тілі: "жаңа" басылым',
  isbn: '',
  slug: 'qazaq-tili',
  publish_date: '2026-11-01',
  description: 'Оқулық\nекі жолда',
  price_soft: 420_050,
  price_ebook: 150_000,
  featured: true,
  category_id: 3,
  content: 'Мазмұны',
}

async function publishNewBook(): Promise<{ id: number; card: number }> {
  const card = await insertCard(press, { stages: ['done'] })
  const { status, body } = await pm.call('POST /api/products/sync', {
    body: { ...product, external_techcard_id: card },
  })
  expect(status).toBe(200)
  // A job may already be sending the publication, but only in its first attempt.
  expect(body.publication.attempts).toBeLessThanOrEqual(1)
  return { id: body.publication.id, card }
}
const readPublication = async (id: number) => (await db.select().from(publications).where(eq(publications.id, id)))[0]
const pollState = (id: number) => expect.poll(async () => readPublication(id))
/** Makes the next attempt due now. */
const makeDue = (id: number) =>
  db.execute(sql`with due as (update jobs set run_at = now() where done_at is null and (data->>'publication')::int = ${id})
    select pg_notify('press_jobs', '')`)

describe('a book sent to the shop', () => {
  it('arrives as a form with every field, and the response is stored', async () => {
    const author = await insertPerson(press, 'author')
    const card = await insertCard(press, { stages: ['done'], author: author.id })
    const authors = [{ name_ru: 'Анна Автор', description: 'Филолог' }]
    const body = { ...product, external_techcard_id: card, author_ids: [author.id], authors }
    const { body: answer } = await pm.call('POST /api/products/sync', { body })
    await pollState(answer.publication.id).toMatchObject({
      status: 'sent',
      attempts: 1,
      answer_status: 200,
      answer: '{"id":71}',
      fault: null,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    })
    expect(shopRequests).toHaveLength(1)
    const [{ form, authorization } = {} as ShopRequest] = shopRequests
    expect(authorization).toBe('Bearer a-token')
    expect(Object.fromEntries([...form].map(([name, value]) => [name, value]))).toMatchObject({
      external_techcard_id: String(card),
      organization_id: '2',
      name: 'Қазақ тілі: "жаңа" басылым',
      isbn: '',
      slug: 'qazaq-tili',
      publish_date: '2026-11-01',
      price_soft: '4200.50',
      price_hard: '',
      price_ebook: '1500',
      featured: '1',
      bestseller: '0',
      category_id: '3',
      'author_ids[]': String(author.id),
      content: 'Мазмұны',
      'authors[0][name_ru]': 'Анна Автор',
      'authors[0][description]': 'Филолог',
    })
    expect(form.get('description')).toBe('Оқулық\nекі жолда')
    const [book] = await db.select().from(books).where(eq(books.tech_card_id, card))
    expect(book?.price).toBe(420_050)
    const productBody = (await pm.call('GET /api/products/{id}', { params: { id: card } })).body
    expect(productBody).toMatchObject({ product: { slug: 'qazaq-tili' }, publications: [{ status: 'sent' }] })
  })

  it('is accepted from a multipart form with its pictures', async () => {
    const card = await insertCard(press, { stages: ['done'] })
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...product, external_techcard_id: card }))
      form.append(name, String(value))
    form.append('price_hard', '')
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    )
    form.append('src_cover', new Blob([png]), 'cover.png')
    const { status, body } = await pm.call('POST /api/products/sync', { body: form })
    expect(status).toBe(200)
    await pollState(body.publication.id).toMatchObject({ status: 'sent' })
    expect(shopRequests[0]?.form.get('src_cover')).toMatchObject({ type: 'image/png' })
  })

  it.each<[string, Behaviour, string]>([
    ['down', respondWith(503, 'busy'), 'down'],
    ['answering nonsense', respondWith(200, '<html>Welcome</html>'), 'nonsense'],
    ['silent', ignoreRequest, 'timeout'],
    ['hanging up', (answer) => void answer.destroy(), 'unreachable'],
  ])('is retried for a shop that is %s, with identical bytes and the same key', async (_how, behaviour, fault) => {
    respondToRequest = behaviour
    const { id } = await publishNewBook()
    await pollState(id).toMatchObject({ status: 'waiting', attempts: 1, fault })
    const [dueJob] = await db
      .select()
      .from(jobs)
      .where(sql`done_at is null and (data->>'publication')::int = ${id}`)
    expect((dueJob?.run_at.getTime() ?? 0) - Date.now()).toBeGreaterThan(5_000)
    respondToRequest = acceptRequest
    await makeDue(id)
    await pollState(id).toMatchObject({ status: 'sent', attempts: 2, fault: null, next_at: null })
    expect(shopRequests.map(({ key }) => key)).toEqual([shopRequests[0]?.key, shopRequests[0]?.key])
    expect(shopRequests[1]?.bytes.equals(shopRequests[0]?.bytes as Buffer)).toBe(true)
  })

  it('fails after the last retry and can be resent manually', async () => {
    respondToRequest = respondWith(500)
    const { id } = await publishNewBook()
    for (let attempt = 1; attempt <= publicationRetryDelaysSeconds.length; attempt += 1) {
      await pollState(id).toMatchObject({ status: 'waiting', attempts: attempt })
      await makeDue(id)
    }
    await pollState(id).toMatchObject({
      status: 'failed',
      attempts: publicationRetryDelaysSeconds.length + 1,
      fault: 'down',
    })
    respondToRequest = acceptRequest
    const { body } = await pm.call('POST /api/publications/{id}/resend', { params: { id } })
    // A job may already be sending the publication, but only in its first attempt.
    expect(body.publication.attempts).toBeLessThanOrEqual(1)
    await pollState(id).toMatchObject({ status: 'sent', attempts: 1 })
    const requestCountBefore = shopRequests.length
    await pm.call('POST /api/publications/{id}/resend', { params: { id } })
    await publishNewBook()
    await expect.poll(() => shopRequests.length).toBe(requestCountBefore + 1)
  })

  it.each<[string, Behaviour, string]>([
    ['refuses', respondWith(422, '{"error":"slug"}'), 'refused'],
    ['sends it elsewhere', respondWith(302, '', { location: 'http://169.254.169.254/' }), 'redirect'],
  ])('is not retried for a shop that %s', async (_how, behaviour, fault) => {
    respondToRequest = behaviour
    const { id } = await publishNewBook()
    await pollState(id).toMatchObject({ status: 'failed', attempts: 1, fault })
    expect(shopRequests).toHaveLength(1)
  })

  it('is resent with the same key when the press crashes before the commit', async () => {
    const { id } = await publishNewBook()
    await pollState(id).toMatchObject({ status: 'sent' })
    // Restores the state of the database before the commit.
    await db.update(publications).set({ status: 'waiting', attempts: 0 }).where(eq(publications.id, id))
    await db
      .update(jobs)
      .set({ done_at: null })
      .where(sql`(data->>'publication')::int = ${id}`)
    await makeDue(id)
    await pollState(id).toMatchObject({ status: 'sent' })
    expect(shopRequests.map(({ key }) => key)).toEqual([shopRequests[0]?.key, shopRequests[0]?.key])
  })

  it('is refused with an error for each invalid field and not queued', async () => {
    const card = await insertCard(press, { stages: ['done'] })
    const { status, body } = await pm.call('POST /api/products/sync', {
      body: { ...product, external_techcard_id: card, slug: 'Не адрес', price_soft: null, price_ebook: null },
    })
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['slug', 'price_soft']])
    const image = await pm.call('POST /api/products/sync', {
      body: { ...product, external_techcard_id: card, image: 1 },
    })
    expect([image.status, Object.keys(image.body.error.fields ?? {})]).toEqual([422, ['image']])
    expect((await pm.call('GET /api/products/{id}', { params: { id: card } })).body.publications).toEqual([])
  })
})

const setInShop = async (offer: number, value: boolean) =>
  (await press.as('accounting')).call('PATCH /api/offers/{id}/toggle-flag', {
    params: { id: offer },
    body: { key: 'in_store', value },
  })
/** Returns the shop status of each book of an offer, as the offer shows it. */
const readShopStatus = async (offer: number) => {
  const { body } = await pm.call('GET /api/offers/{id}', { params: { id: offer } })
  return Object.fromEntries(body.offer.techcards.map((card) => [card.id, card.shop]))
}
const findPublications = (card: number) =>
  db.select().from(publications).where(eq(publications.tech_card_id, card)).orderBy(publications.id)

describe('an offer put into the shop', () => {
  it('sends its described books and lists the missing fields of the others', async () => {
    const { id: firstPublicationId, card } = await publishNewBook()
    await pollState(firstPublicationId).toMatchObject({ status: 'sent' })
    const undescribedCardId = await insertCard(press, { stages: ['done'], book_name: 'Атлас птиц' })
    const offer = await insertOffer(press, { status: 'done' })
    await db
      .insert(offerTechCards)
      .values([card, undescribedCardId].map((tech_card_id) => ({ offer_id: offer, tech_card_id })))
    const { status, body } = await setInShop(offer, true)
    expect(status).toBe(200)
    expect(body.store).toEqual([
      { id: card, book_name: expect.any(String) as string, outcome: 'queued', lacks: [] },
      {
        id: undescribedCardId,
        book_name: 'Атлас птиц',
        outcome: 'lacking',
        lacks: ['category_id', 'price_soft', 'description'],
      },
    ])
    await expect.poll(async () => (await findPublications(card)).map((row) => row.status)).toEqual(['sent', 'sent'])
    expect((await findPublications(card))[1]?.fields).toMatchObject({
      slug: product.slug,
      price_soft: product.price_soft,
    })
    expect(await findPublications(undescribedCardId)).toEqual([])
    expect(await readShopStatus(offer)).toEqual({ [card]: 'sent', [undescribedCardId]: null })
  })

  it('withdraws pending publications when removed, unless another offer keeps the book there', async () => {
    const { id: firstPublicationId, card } = await publishNewBook()
    await pollState(firstPublicationId).toMatchObject({ status: 'sent' })
    respondToRequest = respondWith(503)
    const [offer, other] = [await insertOffer(press, { status: 'done' }), await insertOffer(press, { status: 'done' })]
    await db.insert(offerTechCards).values([offer, other].map((offer_id) => ({ offer_id, tech_card_id: card })))
    await setInShop(offer, true)
    await expect.poll(async () => (await findPublications(card))[1]).toMatchObject({ status: 'waiting', attempts: 1 })
    const repeatedResponse = await setInShop(other, true)
    expect(repeatedResponse.body.store).toMatchObject([{ id: card, outcome: 'waiting' }])
    expect(await findPublications(card)).toHaveLength(2)
    const withdrawResponse = await setInShop(offer, false)
    expect(withdrawResponse.body.store).toMatchObject([{ id: card, outcome: 'elsewhere' }])
    expect((await findPublications(card))[1]?.status).toBe('waiting')
    const { body } = await setInShop(other, false)
    expect(body.store).toMatchObject([{ id: card, outcome: 'stays' }])
    const withdrawnPublication = (await findPublications(card))[1]
    // The shop still has the data that it accepted earlier.
    expect(await readShopStatus(offer)).toEqual({ [card]: 'sent' })
    expect(withdrawnPublication).toMatchObject({ status: 'withdrawn', next_at: null })
    const [bookEvent] = await db
      .select({ type: events.type, data: events.data })
      .from(events)
      .where(and(eq(events.resource, 'book'), eq(events.resource_id, card)))
      .orderBy(desc(events.id))
      .limit(1)
    expect(bookEvent).toMatchObject({
      type: 'book.publishWithdrawn',
      data: { publication: withdrawnPublication?.id, channel: 'shop' },
    })
    respondToRequest = acceptRequest
    const requestCountBefore = shopRequests.length
    await makeDue(withdrawnPublication?.id as number)
    await publishNewBook()
    await expect.poll(() => shopRequests.length).toBe(requestCountBefore + 1)
    // A withdrawn publication is sent if someone resends it.
    const { status } = await pm.call('POST /api/publications/{id}/resend', {
      params: { id: withdrawnPublication?.id as number },
    })
    expect(status).toBe(200)
    await pollState(withdrawnPublication?.id as number).toMatchObject({ status: 'sent' })
  })

  it('is refused and stays unchanged while it has no book', async () => {
    const offer = await insertOffer(press, { status: 'accept' })
    const { status, body } = await setInShop(offer, true)
    expect([status, body.error.message]).toEqual([422, expect.stringContaining('не заведена ни одна книга')])
    const [row] = await db.select({ in_store: offers.in_store }).from(offers).where(eq(offers.id, offer))
    expect(row?.in_store).toBe(false)
  })
})

it('a press without a shop refuses publication and queues nothing', async () => {
  const pressWithoutShop = await openPress()
  const manager = await pressWithoutShop.as('pm')
  const card = await insertCard(pressWithoutShop, { stages: ['done'] })
  expect((await manager.call('GET /api/products/{id}', { params: { id: card } })).body.shop).toBeNull()
  const { status, body } = await manager.call('POST /api/products/sync', {
    body: { ...product, external_techcard_id: card },
  })
  expect([status, body.error.message]).toEqual([422, expect.stringContaining('Магазин не подключён')])
  const offer = await insertOffer(pressWithoutShop, { status: 'done' })
  await pressWithoutShop.database.db.insert(offerTechCards).values({ offer_id: offer, tech_card_id: card })
  const toggleResponse = await (
    await pressWithoutShop.as('accounting')
  ).call('PATCH /api/offers/{id}/toggle-flag', { params: { id: offer }, body: { key: 'in_store', value: true } })
  expect(toggleResponse.body.store).toMatchObject([{ id: card, outcome: 'notConnected' }])
  expect(
    await pressWithoutShop.database.db.select().from(publications).where(eq(publications.tech_card_id, card)),
  ).toEqual([])
})
