import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events, notifications, shortages, techCards } from '../../src/database/schema.ts'
import { insertCard, setCountedRun, insertShortage, insertPerson, readVersion } from '../rows.ts'
import { openPress, pollOptions } from '../support.ts'

const press = await openPress()
const { db } = press.database
const [keeper, printer, pm, author] = await Promise.all([
  insertPerson(press, 'stock'),
  insertPerson(press, 'typography'),
  insertPerson(press, 'pm'),
  insertPerson(press, 'author'),
])
const createMissing = (university: number) => ({ author: 0, university, library: 0 })

/** Creates a run of a hundred copies that the stock has not counted yet. */
const insertRun = async () => {
  const id = await setCountedRun(
    press,
    await insertCard(press, { stages: ['account'], manager: pm.id, author: author.id }),
  )
  await db.update(techCards).set({ received: null }).where(eq(techCards.id, id))
  return id
}
const insertStoredRun = async () => setCountedRun(press, await insertCard(press, { stages: ['stock'], manager: pm.id }))

const receiveRun = async (id: number, university: number, reason?: string) =>
  keeper.call('POST /api/tech-cards/{id}/receive', {
    params: { id },
    body: {
      received: { author: 10, university, library: 10 },
      ...(reason !== undefined && { reason }),
      version: await readVersion(press, 'techcard', id),
    },
  })
const reportShortage = async (id: number, missing: object, reason = 'Намокли') =>
  keeper.call('POST /api/tech-cards/{id}/shortage', {
    params: { id },
    body: { missing, reason, version: await readVersion(press, 'techcard', id) } as never,
  })
const settleShortage = async (id: number, outcome: 'received' | 'written_off', note = '') =>
  keeper.call('POST /api/tech-cards/{id}/shortage/settle', {
    params: { id },
    body: { outcome, note, version: await readVersion(press, 'techcard', id) },
  })
const readCard = async (id: number) =>
  (await printer.call('GET /api/tech-cards/{id}', { params: { id } })).body.techcard
const findShortageItem = async (id: number) => {
  for (let page = 1; ; page += 1) {
    const { items, total } = (await keeper.call('GET /api/queue', { query: { per_page: 100, page } })).body
    const shortageItem = items.find(({ kind, techcard_id }) => kind === 'shortage' && techcard_id === id)
    if (shortageItem || page * 100 >= total) return shortageItem
  }
}
const listEvents = async (id: number) =>
  (await db.select().from(events).where(eq(events.resource_id, id))).filter(({ resource }) => resource === 'techcard')
const wasNotified = async (person: { id: number }, expectedText: string) =>
  (await db.select().from(notifications).where(eq(notifications.user_id, person.id))).some(({ data }) =>
    (data as { message_ru: string }).message_ru.includes(expectedText),
  )

describe('a received count below the run', () => {
  it('requires a reason, which is stored with the person who counted', async () => {
    const id = await insertRun()
    const missingReasonResponse = await receiveRun(id, 75, ' ')
    expect(missingReasonResponse.status).toBe(422)
    expect(Object.keys(missingReasonResponse.body.error.fields ?? {})).toEqual(['reason'])
    expect(await readCard(id)).toMatchObject({ is_account: true, received: null, shortages: [] })

    expect((await receiveRun(id, 75, 'Недовложение')).status).toBe(200)
    expect(await readCard(id)).toMatchObject({
      is_stock: true,
      received: { university: 75 },
      shortages: [{ missing: createMissing(5), reason: 'Недовложение', recorded_by: { id: keeper.id }, outcome: null }],
    })
    const [shortage] = (await listEvents(id)).filter(({ type }) => type === 'techcard.shortage')
    expect(shortage).toMatchObject({ actor_id: keeper.id, data: { count: 5, reason: 'Недовложение' } })
  })

  it('notifies the printing house and the manager, not the author', async () => {
    const id = await insertRun()
    const title = `Недостача ${id}`
    await db.update(techCards).set({ book_name: title }).where(eq(techCards.id, id))
    await receiveRun(id, 73, 'Недовложение')
    const noticeText = `«${title}»: 7 экземпляров`
    await expect.poll(() => wasNotified(printer, noticeText), pollOptions).toBe(true)
    await expect.poll(() => wasNotified(pm, noticeText), pollOptions).toBe(true)
    expect(await wasNotified(author, noticeText)).toBe(false)
  })

  it('stays pending for the stock until the copies arrive, even after delivery', async () => {
    const id = await insertRun()
    await receiveRun(id, 75, 'Недовложение')
    expect(await findShortageItem(id)).toMatchObject({ step: 'settleShortage', missing: 5 })
    const version = await readVersion(press, 'techcard', id)
    await keeper.call('POST /api/tech-cards/{id}/deliver', { params: { id }, body: { version } })
    expect(await findShortageItem(id)).toMatchObject({ stage: 'done' })

    expect((await settleShortage(id, 'received', 'Второй машиной')).status).toBe(200)
    expect(await findShortageItem(id)).toBeUndefined()
    expect(await readCard(id)).toMatchObject({
      received: { author: 10, university: 80, library: 10 },
      shortages: [{ outcome: 'received', note: 'Второй машиной', settled_by: { id: keeper.id } }],
    })
  })

  it('is not recorded when all copies or more arrived', async () => {
    const id = await insertRun()
    await receiveRun(id, 85)
    expect(await readCard(id)).toMatchObject({ is_stock: true, shortages: [] })
    expect(await findShortageItem(id)).toBeUndefined()
  })
})

describe('copies reported missing later', () => {
  it('leave the stock for good once they are written off', async () => {
    const id = await insertStoredRun()
    expect((await reportShortage(id, createMissing(6))).status).toBe(200)
    expect(await readCard(id)).toMatchObject({ received: { university: 74 }, shortages: [{ reason: 'Намокли' }] })
    const universityShare = { copies: 75, to: 'А. Омаров' }
    const noCopies = { copies: 0, to: '' }
    const version = await readVersion(press, 'techcard', id)
    const excessResponse = await keeper.call('POST /api/tech-cards/{id}/deliver', {
      params: { id },
      body: { handed_over: { author: noCopies, university: universityShare, library: noCopies }, version },
    })
    expect(Object.keys(excessResponse.body.error.fields ?? {})).toEqual(['handed_over.university.copies'])

    await settleShortage(id, 'written_off', 'Акт 12')
    expect(await readCard(id)).toMatchObject({ received: { university: 74 }, shortages: [{ outcome: 'written_off' }] })
    expect((await listEvents(id)).map(({ type }) => type)).toEqual(['techcard.shortage', 'techcard.shortageWrittenOff'])
  })

  it('are refused above the received count, without copies or without a reason', async () => {
    const id = await insertStoredRun()
    for (const [missing, reason, field] of [
      [createMissing(81), 'Намокли', 'missing.university'],
      [createMissing(0), 'Намокли', 'missing.author'],
      [createMissing(1), ' ', 'reason'],
    ] as const) {
      const refusedResponse = await reportShortage(id, missing, reason)
      expect(refusedResponse.status).toBe(422)
      expect(Object.keys(refusedResponse.body.error.fields ?? {})).toEqual([field])
    }
    expect(await readCard(id)).toMatchObject({ received: { university: 80 }, shortages: [] })
  })

  it('allow one open shortage at a time, only for a run in stock', async () => {
    const id = await insertStoredRun()
    await insertShortage(press, id)
    expect((await reportShortage(id, createMissing(1))).body.error.message).toContain('уже отмечена')
    const otherStageCardId = await insertCard(press, { stages: ['account'] })
    expect((await reportShortage(otherStageCardId, createMissing(1))).status).toBe(422)
    expect((await settleShortage(otherStageCardId, 'received')).status).toBe(422)
    expect(await db.select().from(shortages).where(eq(shortages.tech_card_id, id))).toHaveLength(1)
  })
})
