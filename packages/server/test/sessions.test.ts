import { roleByKey } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { demoPassword } from '../src/auth/demo-accounts.ts'
import { sessions, users } from '../src/database/schema.ts'
import { insertPerson, type TestPerson } from './rows.ts'
import { openPress, pollOptions } from './support.ts'

/** Two processes use one database. Each process caches the sessions that it has seen. */
const press = await openPress()
const secondPress = await openPress({}, press.database)
const { db } = press.database

/** Creates a person whose session both processes have just cached. */
async function insertCachedPerson(role: Parameters<typeof insertPerson>[1] = 'pm') {
  const personAtFirst = await insertPerson(press, role)
  const personAtSecond = secondPress.withToken(personAtFirst.token)
  for (const person of [personAtFirst, personAtSecond]) expect(await getBoardStatus(person)).toBe(200)
  return { here: personAtFirst, there: personAtSecond }
}

const getBoardStatus = async (person: Pick<TestPerson, 'fetch'>): Promise<number> => {
  const answer = await person.fetch('/api/tech-cards/board')
  await answer.arrayBuffer()
  return answer.status
}

const readErrorCode = async (who: TestPerson) => (await who.call('GET /api/userprofile')).body.error.code

describe('a session', () => {
  it('that was ended has a different error code from an expired one', async () => {
    const [endedPerson, expiredPerson] = [await insertPerson(press, 'pm'), await insertPerson(press, 'pm')]
    await endedPerson.call('POST /api/logout')
    await db
      .update(sessions)
      .set({ expires_at: sql`now() - interval '1 day'` })
      .where(eq(sessions.user_id, expiredPerson.id))
    expect([await readErrorCode(endedPerson), await readErrorCode(expiredPerson)]).toEqual([
      'sessionEnded',
      'unauthorized',
    ])
    expect((await (await press.as(null)).call('GET /api/userprofile')).body.error.code).toBe('unauthorized')
  })
})

describe('a session ended at one process', () => {
  it('is refused there at once and by the others shortly after', async () => {
    const { here, there } = await insertCachedPerson()
    await there.call('POST /api/logout')
    expect(await getBoardStatus(there)).toBe(401)
    await expect.poll(() => getBoardStatus(here), pollOptions).toBe(401)
  })

  it('is refused after another session of the person ended it', async () => {
    const { here, there } = await insertCachedPerson()
    const otherPerson = await insertPerson(press, 'pm')
    await db.update(sessions).set({ user_id: here.id }).where(eq(sessions.user_id, otherPerson.id))
    const { body } = await otherPerson.call('GET /api/sessions')
    const id = body.sessions.find(({ current }) => !current)?.id ?? 0
    await otherPerson.call('DELETE /api/sessions/{id}', { params: { id } })
    expect(await getBoardStatus(here)).toBe(401)
    await expect.poll(() => getBoardStatus(there), pollOptions).toBe(401)
    expect(await getBoardStatus(otherPerson)).toBe(200)
  })

  it('is refused after the password was changed in another session', async () => {
    const [one, other] = [await press.as('accounting'), await secondPress.as('accounting')]
    expect([await getBoardStatus(one), await getBoardStatus(other)]).toEqual([200, 200])
    const body = { current: demoPassword, password: 'New-password-1' }
    expect((await one.call('POST /api/password/change', { body })).status).toBe(200)
    await expect.poll(() => getBoardStatus(other), pollOptions).toBe(401)
    expect(await getBoardStatus(one)).toBe(200)
  })

  it('is refused by a process that missed the notification', async () => {
    const { here, there } = await insertCachedPerson()
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'press listener' and datname = current_database()`,
    )
    await db.delete(sessions).where(eq(sessions.user_id, here.id))
    for (const person of [here, there]) await expect.poll(() => getBoardStatus(person), pollOptions).toBe(401)
  })
})

describe('a signed-in person', () => {
  it('loses access in every process after leaving the press', async () => {
    const { here, there } = await insertCachedPerson()
    await db.update(users).set({ active: false }).where(eq(users.id, here.id))
    for (const person of [here, there]) await expect.poll(() => getBoardStatus(person), pollOptions).toBe(401)
  })

  it('gets the permissions of a changed role in every process', async () => {
    const { here, there } = await insertCachedPerson()
    await db
      .update(users)
      .set({ role_id: roleByKey('hr').id })
      .where(eq(users.id, here.id))
    for (const person of [here, there]) await expect.poll(() => getBoardStatus(person), pollOptions).toBe(403)
  })
})

describe('a cached session', () => {
  it('expires on time without a notification', async () => {
    const person = await insertPerson(press, 'pm')
    await db
      .update(sessions)
      .set({ expires_at: sql`now() + interval '3 seconds'` })
      .where(eq(sessions.user_id, person.id))
    await expect.poll(() => getBoardStatus(person), pollOptions).toBe(401)
  })

  it('has its last use saved when the process ends at the latest', async () => {
    const person = await insertPerson(press, 'pm')
    const [sessionBefore] = await db
      .update(sessions)
      .set({ last_seen_at: sql`now() - interval '11 hours'` })
      .where(eq(sessions.user_id, person.id))
      .returning({ at: sessions.last_seen_at })
    const thirdPress = await openPress({}, press.database)
    expect(await getBoardStatus(thirdPress.withToken(person.token))).toBe(200)
    await thirdPress.close()
    const [sessionAfter] = await db
      .select({ at: sessions.last_seen_at })
      .from(sessions)
      .where(eq(sessions.user_id, person.id))
    expect(Number(sessionAfter?.at) - Number(sessionBefore?.at)).toBeGreaterThan(10.9 * 3_600_000)
  })
})
