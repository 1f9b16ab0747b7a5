import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { getToday } from '../../src/clock.ts'
import { events, notifications } from '../../src/database/schema.ts'
import { insertOffer, insertPerson, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const author = await insertPerson(press, 'author', 'Гүлнар Әбіш')
const sales = await insertPerson(press, 'accounting')

const { email } = (await author.call('GET /api/userprofile')).body.profile

const insertAuthorOffer = (facts: object = {}) =>
  insertOffer(press, { user_id: author.id, recipient_email: email, ...facts })
const readOffer = async (id: number, who: TestPerson = author) =>
  (await who.call('GET /api/offers/{id}', { params: { id } })).body.offer
const decideOffer = (who: TestPerson, offer_id: number, status: 'accept' | 'rejected', extraFields: object = {}) =>
  who.call('POST /api/offer/update-status', { body: { offer_id, status, ...extraFields } })
const requestChange = (who: TestPerson, id: number, note = 'Тираж вдвое больше', version?: number) =>
  who.call('POST /api/offers/{id}/change', { params: { id }, body: { note, version } })

const downloadFile = async (who: TestPerson, file: number) => {
  const response = await who.fetch(`/api/files/${file}`)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}
const extractPdfText = async (bytes: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text.replaceAll(/\s+/gu, ' ')

/** Returns the notifications about the last event of an offer, by recipient. */
async function findNotifications(id: number): Promise<Record<number, string>> {
  const findLastEvent = async () =>
    (await db.select().from(events).where(eq(events.resource_id, id)).orderBy(events.id)).at(-1)
  await expect.poll(async () => (await findLastEvent())?.handled_at ?? null).not.toBeNull()
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.event_id, (await findLastEvent())?.id as number))
  return Object.fromEntries(rows.map(({ user_id, data }) => [user_id, data.message_ru]))
}

describe('the decision of a recipient on an offer', () => {
  it('is stored with name, time and the exact document', async () => {
    const id = await insertAuthorOffer()
    const { body } = await decideOffer(author, id, 'accept')
    const [savedDecision] = body.offer.decisions
    expect(body.offer.decisions).toHaveLength(1)
    expect(savedDecision).toMatchObject({ decision: 'accept', by: 'Гүлнар Әбіш', revision: 1, note: '' })
    const fileBytes = await downloadFile(author, savedDecision?.file.id ?? 0)
    expect(createHash('sha256').update(fileBytes).digest('hex')).toBe(savedDecision?.sha256)
    expect(await extractPdfText(fileBytes)).toContain(`КП-${body.offer.number}`)
    expect((await findNotifications(id))[sales.id]).toMatch(/принято/)
    // A later version does not change the decisions.
    await sales.call('POST /api/offers/{id}/revision', { params: { id }, body: {} })
    expect((await readOffer(id)).decisions).toEqual(body.offer.decisions)
    expect((await downloadFile(sales, savedDecision?.file.id ?? 0)).equals(fileBytes)).toBe(true)
  })

  it('is hidden from others, and a decision of the sales department stores no document', async () => {
    const id = await insertAuthorOffer()
    await decideOffer(author, id, 'rejected', { note: 'Дорого' })
    const [savedDecision] = (await readOffer(id, sales)).decisions
    expect(savedDecision).toMatchObject({ decision: 'rejected', note: 'Дорого' })
    const stranger = await insertPerson(press, 'author')
    expect((await stranger.fetch(`/api/files/${savedDecision?.file.id}`)).status).toBe(404)
    const otherOfferId = await insertAuthorOffer()
    expect((await decideOffer(sales, otherOfferId, 'accept')).body.offer.decisions).toEqual([])
  })

  it('may request a change, which reopens the offer until the press answers', async () => {
    const id = await insertAuthorOffer()
    const changeResponse = await requestChange(author, id)
    expect(changeResponse.body.offer).toMatchObject({
      status: 'in process',
      answered_at: null,
      request_note: 'Тираж вдвое больше',
      decisions: [{ decision: 'change', note: 'Тираж вдвое больше', by: 'Гүлнар Әбіш' }],
    })
    expect((await findNotifications(id))[sales.id]).toMatch(/Тираж вдвое больше/)
    const openRequests = await sales.call('GET /api/offers', { query: { asked: 'open' } })
    expect(openRequests.body.data.map((row) => row.id)).toContain(id)
    expect((await decideOffer(author, id, 'accept')).status).toBe(422)
    expect((await requestChange(author, id)).status).toBe(422)

    const offer = await readOffer(id, sales)
    const items = offer.items.map((item) => ({ ...item, quantity: item.quantity * 2 }))
    expect((await sales.call('POST /api/offers/{id}', { params: { id }, body: { ...offer, items } })).status).toBe(200)
    const { body } = await decideOffer(author, id, 'accept')
    const [first, second] = body.offer.decisions
    expect(second).toMatchObject({ decision: 'accept' })
    expect(second?.sha256).not.toBe(first?.sha256)
  })

  it('to request a change needs a text, an open offer and its recipient', async () => {
    const id = await insertAuthorOffer()
    expect((await requestChange(await insertPerson(press, 'author'), id)).status).toBe(404)
    expect((await requestChange(sales, id)).status).toBe(403)
    expect((await requestChange(author, id, '  ')).status).toBe(422)
    expect((await requestChange(author, await insertAuthorOffer({ status: 'accept' }))).status).toBe(422)
    // The recipient can still request changes of an expired offer.
    expect((await requestChange(author, await insertAuthorOffer({ valid_until: '2026-01-01' }))).status).toBe(200)
  })

  it('is refused and not stored when the offer has changed meanwhile', async () => {
    const id = await insertAuthorOffer()
    const { version } = await readOffer(id)
    await sales.call('PATCH /api/offers/{id}/toggle-flag', { params: { id }, body: { key: 'in_price', value: true } })
    expect((await decideOffer(author, id, 'accept', { version })).status).toBe(409)
    expect((await requestChange(author, id, 'Другой формат', version)).status).toBe(409)
    expect(await readOffer(id)).toMatchObject({ status: 'in process', decisions: [] })
  })
})

describe('the recipient of an offer', () => {
  it('is notified that the offer is ready', async () => {
    const id = await insertAuthorOffer({ asked_at: new Date() })
    await sales.call('POST /api/offers/{id}/answer', { params: { id }, body: {} })
    expect((await findNotifications(id))[author.id]).toMatch(/готово/)
  })
})

describe('the history of an offer', () => {
  it('lists events with person and text, only for those who work on the offer', async () => {
    const id = await insertAuthorOffer()
    await requestChange(author, id)
    await sales.call('POST /api/offers/{id}/answer', { params: { id }, body: {} })
    await sales.call('PATCH /api/offers/{id}/toggle-flag', { params: { id }, body: { key: 'in_price', value: true } })
    await decideOffer(author, id, 'accept')
    await sales.call('POST /api/offers/{id}/invoice', { params: { id }, body: {} })
    await sales.call('POST /api/offers/{id}/payments', {
      params: { id },
      body: { amount: 100_00, date: getToday() },
    })
    const { events: historyEvents } = (await sales.call('GET /api/offers/{id}/history', { params: { id } })).body
    expect(historyEvents.map(({ what }) => what).toReversed()).toEqual([
      'changeAsked',
      'answered',
      'flagged',
      'moved',
      'invoiced',
      'paid',
    ])
    expect(historyEvents).toContainEqual(
      expect.objectContaining({ what: 'changeAsked', by: 'Гүлнар Әбіш', note: 'Тираж вдвое больше' }),
    )
    expect(historyEvents).toContainEqual(expect.objectContaining({ what: 'flagged', flag: 'in_price', value: true }))
    expect(historyEvents).toContainEqual(expect.objectContaining({ what: 'paid', amount: 100_00 }))
    expect((await author.call('GET /api/offers/{id}/history', { params: { id } })).status).toBe(403)
  })
})
