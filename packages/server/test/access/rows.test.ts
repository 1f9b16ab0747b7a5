import { getGrantedScope, roleKeys, type RoleKey } from '@press/domain'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events, workTypes } from '../../src/database/schema.ts'
import { createApplicationForm, insertApplication, insertCard, insertPerson, upload, type TestPerson } from '../rows.ts'
import {
  cases,
  sessionCalls,
  db,
  callNames,
  insertOwnedCard,
  openAccessPress,
  press,
  secretText,
  sendCall,
} from './cases.ts'

await openAccessPress()

describe('calls without a token', () => {
  it.each(callNames)('%s', async (name) => {
    const owner = await insertPerson(press, 'author')
    const answer = await sendCall(name, null, await cases[name](owner, owner, 'author'))
    expect(sessionCalls.includes(name) ? [401] : [200, 400, 401, 404, 422]).toContain(answer.status)
    expect(answer.text).not.toContain(secretText)
  })
})

describe('the audit log', () => {
  it('records each refused call with its role', async () => {
    const asker = await insertPerson(press, 'partner')
    for (let time = 0; time < 2; time += 1) await asker.call('GET /api/tech-cards')
    await asker.call('GET /api/applications')
    const storedEvents = await db
      .select({ type: events.type, data: events.data })
      .from(events)
      .where(eq(events.actor_id, asker.id))
      .orderBy(events.id)
    expect(storedEvents.map(({ type, data }) => [type, data['call'], data['role']])).toEqual([
      ['account.forbidden', 'GET /api/tech-cards', 'partner'],
      ['account.forbidden', 'GET /api/applications', 'partner'],
    ])
  })
})

describe('lists', () => {
  it.each(['author', 'executor'] as const)('show %s only their own cards', async (role) => {
    const [asker, other] = [await insertPerson(press, role), await insertPerson(press, role)]
    await insertOwnedCard(other, role)
    const ownCardId = await insertOwnedCard(asker, role)
    const { body } = await asker.call('GET /api/tech-cards')
    expect(body).toMatchObject({ total: 1, techcards: [{ id: ownCardId }] })
    const board = await asker.call('GET /api/tech-cards/board')
    expect(board.body.techcards.map(({ id }) => id)).toEqual([ownCardId])
    expect(board.body.columns.reduce((sum, { total }) => sum + total, 0)).toBe(1)
    expect((await asker.call('GET /api/tech-cards', { query: { search: 'Құпия' } })).body.total).toBe(1)
  })

  it('show an author the applications they submitted or are named in, with counts', async () => {
    const [asker, other] = [await insertPerson(press, 'author'), await insertPerson(press, 'author')]
    const submittedId = await insertApplication(press, { owner: asker.id, status: 'rejected' })
    const coAuthoredId = await insertApplication(press, { owner: other.id, authors: [asker.id] })
    await insertApplication(press, { owner: other.id })
    const { body } = await asker.call('GET /api/applications')
    expect(body.applications.map(({ id }) => id)).toEqual([coAuthoredId, submittedId])
    expect(body).toMatchObject({ total: 2, counts: { rejected: 1, 'in process': 1 } })
  })
})

async function getFileStatus(person: TestPerson, file: number): Promise<number> {
  const response = await person.fetch(`/api/files/${file}`)
  await response.arrayBuffer()
  return response.status
}

/** Creates one person of every role, and a second author and executor. None of them is named in the tested row. */
async function insertReaders(): Promise<Record<string, TestPerson & { role: RoleKey }>> {
  const people = await Promise.all(roleKeys.map(async (role) => ({ ...(await insertPerson(press, role)), role })))
  return Object.fromEntries(people.map((one) => [`another ${one.role}`, one]))
}

describe('files', () => {
  it('of an application are open to its readers, and the manuscript also to its executors', async () => {
    const author = await insertPerson(press, 'author')
    const { body } = await author.call('POST /api/applications/create', { body: await createApplicationForm(author) })
    const { id, files } = body.application
    const executor = await insertPerson(press, 'executor')
    const techcard = await insertCard(press, { application: id, executor: executor.id })
    const readers: Awaited<ReturnType<typeof insertReaders>> = {
      author: { ...author, role: 'author' },
      executor: { ...executor, role: 'executor' },
      ...(await insertReaders()),
    }
    const [manuscript, review] = [files.manuscript?.id as number, files.review_1?.id as number]
    for (const [role, reader] of Object.entries(readers)) {
      const readsAll = role === 'author' || getGrantedScope(reader.role, 'applications', 'read') === 'all'
      const isExecutor = role === 'executor'
      expect([role, await getFileStatus(reader, manuscript)]).toEqual([role, readsAll || isExecutor ? 200 : 404])
      expect([role, await getFileStatus(reader, review)]).toEqual([role, readsAll ? 200 : 404])
      const { status, body: shownCard } = await reader.call('GET /api/tech-cards/{id}', { params: { id: techcard } })
      if (status !== 200) continue
      const listedDocuments = shownCard.techcard.files.map(({ document }) => document)
      expect([role, listedDocuments.length]).toEqual([role, readsAll ? 4 : isExecutor ? 1 : 0])
    }
  })

  it('of a cancelled work are no longer open to its executor', async () => {
    const [author, executor] = [await insertPerson(press, 'author'), await insertPerson(press, 'executor')]
    const { body } = await author.call('POST /api/applications/create', { body: await createApplicationForm(author) })
    const techcard = await insertCard(press, { application: body.application.id, executor: executor.id })
    const manuscript = body.application.files.manuscript?.id as number
    expect(await getFileStatus(executor, manuscript)).toBe(200)
    await db.update(workTypes).set({ status: 'cancelled' }).where(eq(workTypes.tech_card_id, techcard))
    expect(await getFileStatus(executor, manuscript)).toBe(404)
  })

  it('of another person cannot be attached to one’s own application', async () => {
    const [asker, other] = [await insertPerson(press, 'author'), await insertPerson(press, 'author')]
    const foreignFileId = await upload(other)
    const answer = await asker.call('POST /api/applications/create', {
      body: await createApplicationForm(asker, { manuscript: foreignFileId }),
    })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.error.fields ?? {})).toEqual(['manuscript'])
    expect(await getFileStatus(other, foreignFileId)).toBe(200)
  })
})
