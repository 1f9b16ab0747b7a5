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
import { insertApplication, insertOffer, insertProject, insertPerson } from '../rows.ts'
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

const insertOrganization = async (name: string): Promise<number> => {
  const [insertedOrganization] = await db.insert(organizations).values({ name }).returning({ id: organizations.id })
  return insertedOrganization?.id as number
}
const listMembers = async (id: number): Promise<number[]> =>
  (await db.select({ id: profiles.user_id }).from(profiles).where(eq(profiles.organization_id, id))).map(
    ({ id: of }) => of,
  )

const confirmIdentity = () => hr.call('POST /api/confirm', { body: { password: secret } })
const mergeUsers = (keptId: number, mergedId: number) =>
  hr.call('POST /api/users/{id}/merge', { params: { id: keptId }, body: { with: mergedId } })
/** Returns the ids sorted in ascending order. */
const sortIds = (ids: number[]): number[] => ids.toSorted((one, other) => one - other)

describe('a duplicate organization', () => {
  it('is previewed, merged and separated again', async () => {
    const [keptId, mergedId] = [
      await insertOrganization('Қосарланған ұйым'),
      await insertOrganization('Косарланган уйым'),
    ]
    const [first, second] = [await insertPerson(press, 'partner'), await insertPerson(press, 'partner')]
    await db.update(profiles).set({ organization_id: keptId }).where(eq(profiles.user_id, first.id))
    await db.update(profiles).set({ organization_id: mergedId }).where(eq(profiles.user_id, second.id))
    const offer = await insertOffer(press, { organization_id: mergedId })
    const mergeParams = { params: { id: keptId } }
    const preview = await supervisor.call('GET /api/organizations/{id}/merge', {
      ...mergeParams,
      query: { with: mergedId },
    })
    expect(preview.body).toEqual({
      gone: { id: mergedId, name: 'Косарланган уйым' },
      moves: [
        { what: 'partners', count: 1 },
        { what: 'offers', count: 1 },
      ],
    })
    const mergeOrganizations = () =>
      supervisor.call('POST /api/organizations/{id}/merge', { ...mergeParams, body: { with: mergedId } })
    expect((await mergeOrganizations()).status).toBe(200)
    expect(sortIds(await listMembers(keptId))).toEqual(sortIds([first.id, second.id]))
    expect((await first.call('GET /api/offers/{id}', { params: { id: offer } })).status).toBe(200)
    const findOrganizations = async () =>
      (await supervisor.call('GET /api/organizations', { query: { search: 'косарланган' } })).body.organizations
    expect((await findOrganizations()).map(({ id }) => id)).toEqual([keptId])
    expect((await mergeOrganizations()).body.error.fields).toHaveProperty('with')

    const undoMerge = () => supervisor.call('POST /api/organizations/{id}/unmerge', mergeParams)
    expect((await undoMerge()).status).toBe(200)
    expect(await listMembers(mergedId)).toEqual([second.id])
    expect(sortIds((await findOrganizations()).map(({ id }) => id))).toEqual(sortIds([keptId, mergedId]))
    expect((await undoMerge()).status).toBe(404)
    const mergeEvents = await db
      .select({ type: events.type })
      .from(events)
      .where(and(eq(events.resource, 'organization'), eq(events.resource_id, keptId)))
      .orderBy(events.id)
    expect(mergeEvents.map(({ type }) => type)).toEqual(['organization.merged', 'organization.unmerged'])
  })
})

describe('a duplicate account', () => {
  it('is merged with its applications and deactivated, and an undo restores both accounts', async () => {
    const [keptAccount, mergedAccount] = [
      await insertPerson(press, 'author', 'Тимур Ли'),
      await insertPerson(press, 'author', 'Ли Тимур'),
    ]
    const ownApplicationId = await insertApplication(press, { owner: mergedAccount.id })
    const [insertedChat] = await db.insert(conversations).values({ type: 'group', chat_name: 'Обложки' }).returning()
    const conversation_id = insertedChat?.id as number
    await db
      .insert(conversationMembers)
      .values([keptAccount, mergedAccount].map(({ id }) => ({ conversation_id, user_id: id })))
    const merge = await mergeUsers(keptAccount.id, mergedAccount.id)
    // Both accounts are already in the conversation, so no membership moves.
    expect([merge.status, merge.body.merge.moves]).toEqual([
      200,
      [
        { what: 'applications', count: 1 },
        { what: 'books', count: 1 },
      ],
    ])
    expect((await keptAccount.call('GET /api/applications')).body.applications.map(({ id }) => id)).toEqual([
      ownApplicationId,
    ])
    expect((await mergedAccount.call('GET /api/userprofile')).status).toBe(401)
    const listUserIds = async () =>
      (await hr.call('GET /api/users', { query: { search: 'Тимур Ли' } })).body.users.map(({ id }) => id)
    expect(await listUserIds()).not.toContain(mergedAccount.id)
    expect(
      (await hr.call('POST /api/users/{id}/activate', { params: { id: mergedAccount.id }, body: {} })).status,
    ).toBe(403)

    // Rows created since the merge stay with their owner.
    const laterApplicationId = await insertApplication(press, { owner: keptAccount.id })
    expect((await hr.call('POST /api/users/{id}/unmerge', { params: { id: keptAccount.id } })).status).toBe(200)
    const owners = await db.select({ id: applications.id, by: applications.created_by }).from(applications)
    expect(owners.find(({ id }) => id === ownApplicationId)?.by).toBe(mergedAccount.id)
    expect(owners.find(({ id }) => id === laterApplicationId)?.by).toBe(keptAccount.id)
    const [restoredUser] = await db.select().from(users).where(eq(users.id, mergedAccount.id))
    expect(restoredUser).toMatchObject({ active: true, merged_into: null })
  })

  it('with payments is merged or separated only after the person confirms their identity', async () => {
    const [keptAccount, mergedAccount] = [await insertPerson(press, 'executor'), await insertPerson(press, 'executor')]
    const { work } = await insertProject(press, { executor: mergedAccount.id, work: 'approved' })
    const undoMerge = () => hr.call('POST /api/users/{id}/unmerge', { params: { id: keptAccount.id } })
    const readExecutorId = async () =>
      (await db.select({ id: workTypes.executor_id }).from(workTypes).where(eq(workTypes.id, work)))[0]?.id
    const refusedResponse = await mergeUsers(keptAccount.id, mergedAccount.id)
    expect([refusedResponse.status, refusedResponse.body.error.code, await readExecutorId()]).toEqual([
      403,
      'confirmationNeeded',
      mergedAccount.id,
    ])
    await confirmIdentity()
    expect((await mergeUsers(keptAccount.id, mergedAccount.id)).status).toBe(200)
    expect(await readExecutorId()).toBe(keptAccount.id)
    expect((await undoMerge()).status).toBe(403)
    expect(await readExecutorId()).toBe(keptAccount.id)
    await confirmIdentity()
    expect((await undoMerge()).status).toBe(200)
    expect(await readExecutorId()).toBe(mergedAccount.id)
  })

  it('cannot be separated by people who may not merge it', async () => {
    const [keptAccount, mergedAccount] = [
      await insertPerson(press, 'supervisor'),
      await insertPerson(press, 'supervisor'),
    ]
    const mergeResponse = await supervisor.call('POST /api/users/{id}/merge', {
      params: { id: keptAccount.id },
      body: { with: mergedAccount.id },
    })
    expect(mergeResponse.status).toBe(200)
    const undoMerge = (who: typeof hr) => who.call('POST /api/users/{id}/unmerge', { params: { id: keptAccount.id } })
    expect((await undoMerge(hr)).status).toBe(403)
    const [mergedRow] = await db.select().from(users).where(eq(users.id, mergedAccount.id))
    expect(mergedRow?.merged_into).toBe(keptAccount.id)
    expect((await undoMerge(supervisor)).status).toBe(200)
  })

  it('cannot have another role, be the same account or exceed the rights of HR', async () => {
    const [author, director] = [await insertPerson(press, 'author'), await insertPerson(press, 'director')]
    const executor = await insertPerson(press, 'executor')
    expect((await mergeUsers(author.id, executor.id)).body.error.fields).toHaveProperty('with')
    expect((await mergeUsers(author.id, author.id)).body.error.fields).toHaveProperty('with')
    expect((await mergeUsers(director.id, (await insertPerson(press, 'director')).id)).status).toBe(403)
  })
})
