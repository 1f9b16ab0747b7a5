import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  applications,
  conversationMembers,
  conversations,
  events,
  organizations,
  profiles,
  users,
  workTypes,
} from '../../src/database/schema.ts'
import { hashPassword } from '../../src/auth/passwords.ts'
import { applicationOf, offerOf, projectOf, insertPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const supervisor = await insertPerson(press, 'supervisor')
const hr = await insertPerson(press, 'hr')
const secret = 'Betteushi-2025'
await db
  .update(users)
  .set({ password_hash: await hashPassword(secret) })
  .where(eq(users.id, hr.id))

const organization = async (name: string): Promise<number> => {
  const [made] = await db.insert(organizations).values({ name }).returning({ id: organizations.id })
  return made?.id as number
}
const ofOrganization = async (id: number): Promise<number[]> =>
  (await db.select({ id: profiles.user_id }).from(profiles).where(eq(profiles.organization_id, id))).map(
    ({ id: of }) => of,
  )

const confirm = () => hr.call('POST /api/confirm', { body: { password: secret } })
const mergeUsers = (kept: number, gone: number) =>
  hr.call('POST /api/users/{id}/merge', { params: { id: kept }, body: { with: gone } })
/** Sorted ids, whatever their original order. */
const inOrder = (ids: number[]): number[] => ids.toSorted((one, other) => one - other)

describe('a duplicate organization', () => {
  it('is previewed, merged and separated again', async () => {
    const [kept, gone] = [await organization('Қосарланған ұйым'), await organization('Косарланган уйым')]
    const [first, second] = [await insertPerson(press, 'partner'), await insertPerson(press, 'partner')]
    await db.update(profiles).set({ organization_id: kept }).where(eq(profiles.user_id, first.id))
    await db.update(profiles).set({ organization_id: gone }).where(eq(profiles.user_id, second.id))
    const offer = await offerOf(press, { organization_id: gone })
    const about = { params: { id: kept } }
    const preview = await supervisor.call('GET /api/organizations/{id}/merge', { ...about, query: { with: gone } })
    expect(preview.body).toEqual({
      gone: { id: gone, name: 'Косарланган уйым' },
      moves: [
        { what: 'partners', count: 1 },
        { what: 'offers', count: 1 },
      ],
    })
    const merge = () => supervisor.call('POST /api/organizations/{id}/merge', { ...about, body: { with: gone } })
    expect((await merge()).status).toBe(200)
    expect(inOrder(await ofOrganization(kept))).toEqual(inOrder([first.id, second.id]))
    expect((await first.call('GET /api/offers/{id}', { params: { id: offer } })).status).toBe(200)
    const found = async () =>
      (await supervisor.call('GET /api/organizations', { query: { search: 'косарланган' } })).body.organizations
    expect((await found()).map(({ id }) => id)).toEqual([kept])
    expect((await merge()).body.error.fields).toHaveProperty('with')

    const undo = () => supervisor.call('POST /api/organizations/{id}/unmerge', about)
    expect((await undo()).status).toBe(200)
    expect(await ofOrganization(gone)).toEqual([second.id])
    expect(inOrder((await found()).map(({ id }) => id))).toEqual(inOrder([kept, gone]))
    expect((await undo()).status).toBe(404)
    const told = await db
      .select({ type: events.type })
      .from(events)
      .where(and(eq(events.resource, 'organization'), eq(events.resource_id, kept)))
      .orderBy(events.id)
    expect(told.map(({ type }) => type)).toEqual(['organization.merged', 'organization.unmerged'])
  })
})

describe('a duplicate account', () => {
  it('is merged with its applications and deactivated, and an undo restores both accounts', async () => {
    const [kept, gone] = [
      await insertPerson(press, 'author', 'Тимур Ли'),
      await insertPerson(press, 'author', 'Ли Тимур'),
    ]
    const own = await applicationOf(press, { owner: gone.id })
    const [chat] = await db.insert(conversations).values({ type: 'group', chat_name: 'Обложки' }).returning()
    const conversation_id = chat?.id as number
    await db.insert(conversationMembers).values([kept, gone].map(({ id }) => ({ conversation_id, user_id: id })))
    const merge = await mergeUsers(kept.id, gone.id)
    // Both accounts are already in the conversation, so nothing moves.
    expect([merge.status, merge.body.merge.moves]).toEqual([
      200,
      [
        { what: 'applications', count: 1 },
        { what: 'books', count: 1 },
      ],
    ])
    expect((await kept.call('GET /api/applications')).body.applications.map(({ id }) => id)).toEqual([own])
    expect((await gone.call('GET /api/userprofile')).status).toBe(401)
    const listed = async () =>
      (await hr.call('GET /api/users', { query: { search: 'Тимур Ли' } })).body.users.map(({ id }) => id)
    expect(await listed()).not.toContain(gone.id)
    expect((await hr.call('POST /api/users/{id}/activate', { params: { id: gone.id }, body: {} })).status).toBe(403)

    // Rows created since the merge stay where they are.
    const later = await applicationOf(press, { owner: kept.id })
    expect((await hr.call('POST /api/users/{id}/unmerge', { params: { id: kept.id } })).status).toBe(200)
    const owners = await db.select({ id: applications.id, by: applications.created_by }).from(applications)
    expect(owners.find(({ id }) => id === own)?.by).toBe(gone.id)
    expect(owners.find(({ id }) => id === later)?.by).toBe(kept.id)
    const [back] = await db.select().from(users).where(eq(users.id, gone.id))
    expect(back).toMatchObject({ active: true, merged_into: null })
  })

  it('with payments is merged or separated only after the person confirms their identity', async () => {
    const [kept, gone] = [await insertPerson(press, 'executor'), await insertPerson(press, 'executor')]
    const { work } = await projectOf(press, { executor: gone.id, work: 'approved' })
    const undo = () => hr.call('POST /api/users/{id}/unmerge', { params: { id: kept.id } })
    const owner = async () =>
      (await db.select({ id: workTypes.executor_id }).from(workTypes).where(eq(workTypes.id, work)))[0]?.id
    const refused = await mergeUsers(kept.id, gone.id)
    expect([refused.status, refused.body.error.code, await owner()]).toEqual([403, 'confirmationNeeded', gone.id])
    await confirm()
    expect((await mergeUsers(kept.id, gone.id)).status).toBe(200)
    expect(await owner()).toBe(kept.id)
    expect((await undo()).status).toBe(403)
    expect(await owner()).toBe(kept.id)
    await confirm()
    expect((await undo()).status).toBe(200)
    expect(await owner()).toBe(gone.id)
  })

  it('cannot be separated by people who may not merge it', async () => {
    const [kept, gone] = [await insertPerson(press, 'supervisor'), await insertPerson(press, 'supervisor')]
    const merged = await supervisor.call('POST /api/users/{id}/merge', {
      params: { id: kept.id },
      body: { with: gone.id },
    })
    expect(merged.status).toBe(200)
    const undo = (who: typeof hr) => who.call('POST /api/users/{id}/unmerge', { params: { id: kept.id } })
    expect((await undo(hr)).status).toBe(403)
    const [still] = await db.select().from(users).where(eq(users.id, gone.id))
    expect(still?.merged_into).toBe(kept.id)
    expect((await undo(supervisor)).status).toBe(200)
  })

  it('cannot have another role, be the same account or exceed the rights of HR', async () => {
    const [author, director] = [await insertPerson(press, 'author'), await insertPerson(press, 'director')]
    const executor = await insertPerson(press, 'executor')
    expect((await mergeUsers(author.id, executor.id)).body.error.fields).toHaveProperty('with')
    expect((await mergeUsers(author.id, author.id)).body.error.fields).toHaveProperty('with')
    expect((await mergeUsers(director.id, (await insertPerson(press, 'director')).id)).status).toBe(403)
  })
})
