import { getRetentionEnd, removalWaitingDays, type RemovalObstacle } from '@press/domain'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { saveEncryptedField } from '../../src/auth/encrypted-fields.ts'
import { createFieldCipher } from '../../src/auth/field-cipher.ts'
import { addDays, getToday } from '../../src/clock.ts'
import {
  confidentialData,
  contracts,
  events,
  jobs,
  offers,
  profiles,
  removals,
  sessions,
  techCards,
  users,
} from '../../src/database/schema.ts'
import { carryOutRemoval, getRemovedName } from '../../src/features/removal/carry-out.ts'
import { deleteExpiredData } from '../../src/features/removal/outlived.ts'
import { insertApplication, insertCard, insertOffer, insertPerson, type TestPerson } from '../rows.ts'
import { openPress, pollOptions } from '../support.ts'

const press = await openPress()
const { db } = press.database

const confirmIdentity = (who: TestPerson) =>
  db
    .update(sessions)
    .set({ confirmed_at: sql`now()` })
    .where(eq(sessions.user_id, who.id))
const requestRemoval = async (who: TestPerson) => {
  await confirmIdentity(who)
  return who.call('POST /api/userprofile/removal')
}
const readRemoval = async (who: TestPerson) => (await who.call('GET /api/userprofile/removal')).body
const listOpenKinds = async (who: TestPerson): Promise<RemovalObstacle[]> =>
  (await readRemoval(who)).open.map(({ kind }) => kind)
/** Runs the removal job, as on the announced date. */
const runRemovalJob = async (who: TestPerson) => {
  const [removalRequest] = await db
    .select({ id: removals.id })
    .from(removals)
    .where(eq(removals.user_id, who.id))
    .orderBy(sql`id desc`)
  await db.transaction((tx) => carryOutRemoval(tx, removalRequest?.id ?? 0))
}
const findUser = async (who: TestPerson) => (await db.select().from(users).where(eq(users.id, who.id)))[0]

describe('a request to remove an account', () => {
  it('requires a confirmation of identity first', async () => {
    const author = await insertPerson(press, 'author')
    expect((await author.call('POST /api/userprofile/removal')).status).toBe(403)
    expect((await readRemoval(author)).request).toBeNull()
  })

  it('is refused while applications, offers or debts are open, and lists them', async () => {
    const author = await insertPerson(press, 'author', 'Айша Нұр')
    const application = await insertApplication(press, { owner: author.id, book_name: 'Кітап' })
    const offer = await insertOffer(press, { user_id: author.id, status: 'in process' })
    expect((await readRemoval(author)).open).toMatchObject([
      { kind: 'applications', id: application, name: 'Кітап' },
      { kind: 'offers', id: offer },
    ])
    const refusedResponse = await requestRemoval(author)
    expect(refusedResponse.status).toBe(403)
    expect(refusedResponse.body.error.message).toContain('завершите')
    await db.execute(sql`update applications set status = 'rejected' where id = ${application}`)
    // An unpaid invoice remains an obstacle to the removal, whatever the status of its offer.
    await db.execute(
      sql`update offers set status = 'done', invoice_date = date '2026-11-01', sum = 100, paid = 0 where id = ${offer}`,
    )
    expect(await listOpenKinds(author)).toEqual(['debts'])
    await db.execute(sql`update offers set paid = 100, delivered = 100 where id = ${offer}`)
    const { body, status } = await requestRemoval(author)
    expect(status).toBe(200)
    expect(body).toMatchObject({ open: [], request: { due: addDays(getToday(), removalWaitingDays) } })
  })

  it('is blocked by an approved unpaid work and by a book in production', async () => {
    const [executor, author] = [await insertPerson(press, 'executor'), await insertPerson(press, 'author')]
    const card = await insertCard(press, { author: author.id })
    await db.execute(
      sql`insert into projects (tech_card_id, name, created_date) values (${card}, 'Проект', '2026-11-01')`,
    )
    await db.execute(sql`insert into work_types (tech_card_id, name, status, executor_id, price)
      values (${card}, 'translation', 'approved', ${executor.id}, 5000)`)
    expect(await listOpenKinds(executor)).toEqual(['fees'])
    expect(await listOpenKinds(author)).toEqual(['books'])
    await db.execute(sql`update work_types set status = 'paid' where executor_id = ${executor.id}`)
    await db.update(techCards).set({ is_archieve: true }).where(eq(techCards.id, card))
    expect([await listOpenKinds(executor), await listOpenKinds(author)]).toEqual([[], []])
  })

  it('can be cancelled before it is carried out, and the account stays', async () => {
    const author = await insertPerson(press, 'author')
    await requestRemoval(author)
    await author.call('DELETE /api/userprofile/removal')
    expect((await readRemoval(author)).request).toBeNull()
    await runRemovalJob(author)
    expect(await findUser(author)).toMatchObject({ name: author.name, active: true, removed_at: null })
    expect((await requestRemoval(author)).body.request).not.toBeNull()
  })

  it('is visible to HR but not to a manager', async () => {
    const [author, hr, other] = [await insertPerson(press, 'author'), await press.as('hr'), await press.as('pm')]
    await requestRemoval(author)
    const { removals: removalList } = (await hr.call('GET /api/users/removals')).body
    expect(removalList.find(({ user }) => user.id === author.id)).toMatchObject({
      open: [],
      due: addDays(getToday(), removalWaitingDays),
    })
    expect((await other.call('GET /api/users/removals')).status).toBe(403)
  })

  it('is blocked for the only supervisor of the press', async () => {
    const chief = await insertPerson(press, 'supervisor')
    await db.execute(
      sql`update users set active = false where role_id = (select role_id from users where id = ${chief.id}) and id <> ${chief.id}`,
    )
    expect(await listOpenKinds(chief)).toContain('post')
  })
})

describe('a removed person', () => {
  it('loses access and personal data at once but remains the author of their books', async () => {
    const [author, reader] = [await insertPerson(press, 'author', 'Гүлнар Серік'), await insertPerson(press, 'pm')]
    await db
      .update(profiles)
      .set({ phone: '+7 701 000 00 00', biography: 'Жазушы' })
      .where(eq(profiles.user_id, author.id))
    await db.transaction((tx) =>
      saveEncryptedField(tx, createFieldCipher(press.config), author.id, 'IIN', '860314300075'),
    )
    const card = await insertCard(press, { author: author.id })
    await db.update(techCards).set({ is_archieve: true }).where(eq(techCards.id, card))
    const {
      rows: [chat],
    } = await db.execute<{ id: number }>(sql`insert into conversations (type, pair)
      values ('private', ${`${author.id}-${reader.id}`}) returning id`)
    await db.execute(
      sql`insert into conversation_members (conversation_id, user_id) values (${chat?.id}, ${author.id}), (${chat?.id}, ${reader.id})`,
    )
    await db.execute(
      sql`insert into messages (conversation_id, user_id, client_id, content) values (${chat?.id}, ${author.id}, 'a', 'Сәлем')`,
    )
    const [userRow] = await db.select({ email: users.email }).from(users).where(eq(users.id, author.id))

    await requestRemoval(author)
    await runRemovalJob(author)

    // A process drops the session when it receives the database's notification.
    await expect.poll(async () => (await author.call('GET /api/userprofile')).status, pollOptions).toBe(401)
    expect(await findUser(author)).toMatchObject({ name: getRemovedName(), password_hash: null, active: false })
    expect((await db.select().from(profiles).where(eq(profiles.user_id, author.id)))[0]).toMatchObject({
      phone: null,
      biography: null,
    })
    expect(await db.select().from(confidentialData).where(eq(confidentialData.user_id, author.id))).toEqual([])
    const { messages } = (
      await reader.call('GET /api/messages/{conversationId}', { params: { conversationId: chat?.id ?? 0 } })
    ).body
    expect(messages).toMatchObject([{ content: 'Сәлем', user: { name: getRemovedName() } }])
    const { rows: authorRows } = await db.execute<{ name: string; email: string }>(
      sql`select name, email from tech_card_authors where user_id = ${author.id}`,
    )
    expect(authorRows[0]?.name).not.toBe(getRemovedName())
    expect(authorRows[0]?.email).toBe('')
    const letters = await db.select({ data: jobs.data }).from(jobs).where(eq(jobs.kind, 'mail'))
    const expectedLetter = { to: userRow?.email, subject: 'Ваши данные удалены' }
    expect(letters.map(({ data }) => data)).toContainEqual(expect.objectContaining(expectedLetter))
    const loggedEvents = await db
      .select({ type: events.type, data: events.data })
      .from(events)
      .where(sql`resource = 'user' and resource_id = ${author.id}`)
    expect(loggedEvents.at(-1)).toEqual({ type: 'user.removed', data: {} })
  })

  it('cannot be reactivated or found among the accounts', async () => {
    const author = await insertPerson(press, 'author', 'Ерлан Жоқ')
    await requestRemoval(author)
    await runRemovalJob(author)
    const hr = await press.as('hr')
    const version = (await findUser(author))?.version ?? 0
    const repeatedResponse = await hr.call('POST /api/users/{id}/activate', {
      params: { id: author.id },
      body: { version },
    })
    expect(repeatedResponse.status).toBe(403)
    const { users: foundUsers } = (await hr.call('GET /api/users', { query: { search: getRemovedName() } })).body
    expect(foundUsers).toEqual([])
  })

  it('is removed a day later when new items have been opened since', async () => {
    const author = await insertPerson(press, 'author')
    await requestRemoval(author)
    await insertApplication(press, { owner: author.id })
    await runRemovalJob(author)
    expect(await findUser(author)).toMatchObject({ name: author.name, active: true })
    expect((await readRemoval(author)).request).not.toBeNull()
    const pendingJobs = await db
      .select()
      .from(jobs)
      .where(sql`kind = 'removal' and run_at between now() + interval '23 hours' and now() + interval '25 hours'`)
    expect(pendingJobs).not.toEqual([])
  })

  it('keeps their name in documents only until the retention period ends', async () => {
    const author = await insertPerson(press, 'author')
    const offer = await insertOffer(press, { user_id: author.id, status: 'archieve' })
    await db.execute(
      sql`update offers set organization_id = null, recipient_name = 'Дана Оспан', paid = sum, delivered = sum where id = ${offer}`,
    )
    await db.execute(sql`insert into contracts (kind, status, number, date, party_id, party_name, party_bin)
      values ('author', 'ended', '777/26', '2026-02-01', ${author.id}, 'Дана Оспан', '860314300075')`)
    await requestRemoval(author)
    await runRemovalJob(author)
    const findContract = async () => (await db.select().from(contracts).where(eq(contracts.party_id, author.id)))[0]
    const runNightlyCleanup = () => db.transaction((tx) => deleteExpiredData(tx))
    await runNightlyCleanup()
    expect(await findContract()).toMatchObject({ party_name: 'Дана Оспан', party_bin: '860314300075' })
    const [removalRow] = await db.select().from(removals).where(eq(removals.user_id, author.id))
    expect(removalRow?.papers_until).toBe(getRetentionEnd(getToday()))
    await db
      .update(removals)
      .set({ papers_until: addDays(getToday(), -1) })
      .where(eq(removals.user_id, author.id))
    await runNightlyCleanup()
    expect(await findContract()).toMatchObject({ number: '777/26', party_name: getRemovedName(), party_bin: '' })
    expect((await db.select().from(offers).where(eq(offers.id, offer)))[0]).toMatchObject({
      recipient_name: getRemovedName(),
    })
    const findClearedDocuments = () =>
      db
        .select({ id: events.id })
        .from(events)
        .where(and(eq(events.type, 'user.papersCleared'), eq(events.resource_id, author.id)))
    expect(await findClearedDocuments()).toHaveLength(1)
    await runNightlyCleanup()
    expect(await findClearedDocuments()).toHaveLength(1)
  })
})
