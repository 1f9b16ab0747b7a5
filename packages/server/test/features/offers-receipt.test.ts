import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events, notifications, offers } from '../../src/database/schema.ts'
import { insertOffer, insertPerson, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const author = await insertPerson(press, 'author')
const clerk = await insertPerson(press, 'accounting')
const keeper = await insertPerson(press, 'stock')

const insertDeliveredOffer = (facts: object = {}) =>
  insertOffer(press, { user_id: author.id, status: 'done', ...facts })
const confirmReceipt = (who: TestPerson, id: number, note = '') =>
  who.call('POST /api/offers/{id}/receipt', { params: { id }, body: { note } })

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

describe('the receipt of delivered copies', () => {
  it('is confirmed once by the recipient, and the press is notified', async () => {
    const id = await insertDeliveredOffer()
    const { status, body } = await confirmReceipt(author, id)
    expect(status).toBe(200)
    expect(body.offer).toMatchObject({ status: 'done', received_note: '' })
    expect(body.offer.received_at).not.toBeNull()
    const notificationTexts = await findNotifications(id)
    expect(notificationTexts[clerk.id]).toMatch(/получение подтверждено/)
    expect(notificationTexts[keeper.id]).toMatch(/получение подтверждено/)
    expect((await confirmReceipt(author, id)).status).toBe(422)
  })

  it('may report a difference, which is stored and sent to the press', async () => {
    const id = await insertDeliveredOffer()
    const { body } = await confirmReceipt(author, id, ' Не хватает 20 экземпляров ')
    expect(body.offer).toMatchObject({ received_note: 'Не хватает 20 экземпляров' })
    expect((await findNotifications(id))[keeper.id]).toMatch(/расхождение при получении.*Не хватает 20 экземпляров/)
  })

  it('can be confirmed only by the recipient, after delivery and within a month', async () => {
    const id = await insertDeliveredOffer()
    expect((await confirmReceipt(await insertPerson(press, 'author'), id)).status).toBe(404)
    expect((await confirmReceipt(clerk, id)).status).toBe(403)
    expect((await confirmReceipt(author, await insertDeliveredOffer({ status: 'stock' }))).status).toBe(422)
    const oldOfferId = await insertDeliveredOffer()
    await db
      .update(offers)
      .set({ status_since: new Date(Date.now() - 40 * 86_400_000) })
      .where(eq(offers.id, oldOfferId))
    expect((await confirmReceipt(author, oldOfferId)).status).toBe(422)
  })
})
