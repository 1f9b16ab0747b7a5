import type { BodyOf } from '@press/contract'
import { desc, eq, ne } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events, notifications } from '../../src/database/schema.ts'
import { insertApplication, insertCard, insertSignalRound, insertPerson, readVersion } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const author = await insertPerson(press, 'author')
const coAuthor = await insertPerson(press, 'author')
const chief = await insertPerson(press, 'initiator')
const pm = await insertPerson(press, 'pm')
const executor = await insertPerson(press, 'executor')
const everybody = new Map([author, coAuthor, chief, pm, executor].map((person) => [person.id, person]))

/** Returns the notifications of these people about the last event, once the worker has handled it. */
async function findNotifications() {
  const [event] = await db
    .select()
    .from(events)
    .where(ne(events.resource, 'notification'))
    .orderBy(desc(events.id))
    .limit(1)
  const id = event?.id as number
  const getHandledAt = async () => (await db.select().from(events).where(eq(events.id, id)))[0]?.handled_at
  await expect.poll(getHandledAt).not.toBeNull()
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.event_id, id))
    .orderBy(notifications.user_id)
  return rows
    .filter(({ user_id }) => everybody.has(user_id))
    .map(({ user_id, data }) => [everybody.get(user_id), data] as const)
}

const decideApplication = async (id: number, body: Omit<BodyOf<'POST /api/applications/{id}/status'>, 'version'>) =>
  chief.call('POST /api/applications/{id}/status', {
    params: { id },
    body: { ...body, version: await readVersion(press, 'application', id) },
  })

describe('a decision', () => {
  it.each([
    ['accepted', 'accepted', 'принята'],
    ['rejected', 'rejected', 'отказано'],
    ['revision', 'revision', 'доработать'],
  ] as const)(
    'of «%s» is sent to each author with an account, except the person who decided',
    async (status, kind, expectedText) => {
      const id = await insertApplication(press, { owner: author.id, authors: [coAuthor.id] })
      await decideApplication(id, { status, reason: 'Потому что' })
      const notificationData = await findNotifications()
      expect(notificationData.map(([person]) => person?.id)).toEqual([author.id, coAuthor.id])
      for (const [, data] of notificationData) {
        expect(data).toMatchObject({ kind, path: `/app/author/application-details/${id}` })
        expect(data.message_ru).toContain(expectedText)
        expect(new Set([data.message_ru, data.message_kz, data.message_en]).size).toBe(3)
        for (const message of [data.message_ru, data.message_kz, data.message_en])
          expect(message).toContain('Стилистика')
      }
    },
  )
})

describe('a move of a card', () => {
  it('notifies the authors with the name of the stage in each language', async () => {
    const id = await insertCard(press, { stages: ['editor'], author: author.id, executor: executor.id, manager: pm.id })
    await chief.call('POST /api/tech-cards/kanban/{id}', {
      params: { id },
      body: { is_editor: false, is_project: true, version: 1 },
    })
    const notificationData = await findNotifications()
    expect(notificationData.map(([person]) => person?.id)).toEqual([author.id])
    expect(notificationData[0]?.[1]).toMatchObject({
      kind: 'move',
      stage: 'project',
      path: `/app/author/booktracking/${id}`,
    })
    expect(notificationData[0]?.[1].message_kz).toContain('Жоба менеджері')
    expect(notificationData[0]?.[1].message_en).toContain('Project Manager')
  })

  it('to the author’s stage notifies the author to sign', async () => {
    const id = await insertCard(press, { stages: ['signal'], author: author.id })
    await chief.call('POST /api/tech-cards/kanban/{id}', {
      params: { id },
      body: { is_signal: false, is_author: true, version: 1 },
    })
    expect((await findNotifications())[0]?.[1]).toMatchObject({ kind: 'signal', stage: 'author' })
  })

  it('made by the author’s signature notifies only the manager', async () => {
    const id = await insertCard(press, { stages: ['author'], author: author.id, manager: pm.id })
    await insertSignalRound(press, id, { reader: author.id })
    await author.call('POST /api/tech-cards/{id}/signal-end-date', {
      params: { id },
      body: { signalEndDate: '2026-11-20', version: 1 },
    })
    const notificationData = await findNotifications()
    expect(notificationData.map(([person]) => person?.id)).toEqual([pm.id])
    expect(notificationData[0]?.[1]).toMatchObject({ kind: 'signal', path: `/app/project-manager/techcards/${id}` })
  })
})

describe('a card assignment', () => {
  const cardForm = {
    book_name: 'Стилистика',
    edition_type: 'textbook' as const,
    authors: [{ id: author.id, name: author.name, email: '', phone: '' }],
    work_types: ['editing' as const],
    created_date: '2026-11-01',
    appointment_date: '2026-11-02',
  }

  it('notifies a new manager once', async () => {
    const { body } = await chief.call('POST /api/tech-cards/create', {
      body: { ...cardForm, project_manager_id: pm.id },
    })
    const { id } = body.techcard
    expect((await findNotifications()).map(([person, { kind }]) => [person?.id, kind])).toEqual([
      [author.id, 'techcard'],
      [pm.id, 'techcard'],
    ])
    await chief.call('POST /api/tech-cards/{id}/edit', {
      params: { id },
      body: { ...cardForm, project_manager_id: pm.id, quantity: 5, version: 1 },
    })
    expect(await findNotifications()).toEqual([])
    const otherPerson = await insertPerson(press, 'pm')
    everybody.set(otherPerson.id, otherPerson)
    await chief.call('POST /api/tech-cards/{id}/edit', {
      params: { id },
      body: { ...cardForm, project_manager_id: otherPerson.id, version: 2 },
    })
    expect((await findNotifications()).map(([person]) => person?.id)).toEqual([otherPerson.id])
  })

  it('does not notify managers who assign a card to themselves', async () => {
    await pm.call('POST /api/tech-cards/create', { body: { ...cardForm, project_manager_id: pm.id } })
    expect((await findNotifications()).map(([person]) => person?.id)).toEqual([author.id])
  })
})

describe('notifications', () => {
  it('are marked as read one by one or all at once, only by their owner', async () => {
    const { body } = await author.call('GET /api/notifications')
    expect(body.length).toBeGreaterThan(3)
    expect(body.map(({ id }) => id)).toEqual(body.map(({ id }) => id).toSorted((a, b) => b - a))
    const id = body[0]?.id as number
    expect((await pm.call('POST /api/notifications/{id}/read', { params: { id } })).status).toBe(404)
    await author.call('POST /api/notifications/{id}/read', { params: { id } })
    const countUnread = async () =>
      (await author.call('GET /api/notifications')).body.filter(({ read_at }) => !read_at).length
    expect(await countUnread()).toBe(body.length - 1)
    await author.call('POST /api/notifications/read-all')
    expect(await countUnread()).toBe(0)
  })
})
