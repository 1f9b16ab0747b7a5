import { roleByKey } from '@press/domain'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { hashToken } from '../../src/auth/tokens.ts'
import { createPool } from '../../src/database/database.ts'
import { migrate } from '../../src/database/migrate.ts'
import { createSetupLink } from '../../src/features/setup/links.ts'
import { insertPerson } from '../rows.ts'
import { createEmptyDatabase, createDemoDatabase, openPress, type Press } from '../support.ts'

const demo = await createDemoDatabase()
afterAll(demo.close)

const origin = 'https://press.example'
const firstAccount = { name: 'Гүлнар Сейтова', email: 'g.seitova@saryarqa.example', password: 'Sary-arqa-1' }

/** Creates a press without any account, which is closed when `work` ends. */
async function withNewPress<Result>(work: (press: Press) => Promise<Result>): Promise<Result> {
  const url = await createEmptyDatabase(demo.url)
  await migrate(url)
  const database = createPool(url)
  const press = await openPress({ PRESS_DEMO: '0' }, database)
  try {
    return await work(press)
  } finally {
    await press.close()
    await database.close()
  }
}
async function createSetupToken(press: Press): Promise<string> {
  const link = (await createSetupLink(press.database.db, origin)) ?? ''
  expect(link).toMatch(/^https:\/\/press\.example\/setup\?token=[\w-]{43}$/)
  return link.split('=')[1] ?? ''
}
const submitSetup = (press: Press, token: string, extraFields: object = {}) =>
  press.withToken('').call('POST /api/setup', { body: { ...firstAccount, locale: 'ru', token, ...extraFields } })
const readLink = async (press: Press, token: string) =>
  (await press.withToken('').call('GET /api/setup/{token}', { params: { token } })).body.link

describe('the one-time setup link of a new press', () => {
  it('creates the first supervisor, signs them in and works only once', () =>
    withNewPress(async (press) => {
      const token = await createSetupToken(press)
      expect(await readLink(press, token)).toMatchObject({ state: 'open' })
      const { status, body } = await submitSetup(press, token, { name: '  ', email: 'g.seitova', password: 'short' })
      expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['name', 'email', 'password']])

      const createResponse = await submitSetup(press, token)
      expect(createResponse.body.user).toMatchObject({ name: firstAccount.name, role_id: 8 })
      const supervisor = press.withToken(createResponse.body.token)
      const { setup } = (await supervisor.call('GET /api/setup')).body
      expect(setup).toMatchObject({ opened_by: { name: firstAccount.name }, finished_at: null })

      const repeatedResponse = await submitSetup(press, token, { email: 'other@saryarqa.example' })
      expect([repeatedResponse.status, repeatedResponse.body.error.message]).toEqual([
        400,
        expect.stringContaining('Ссылка уже открыта'),
      ])
      const usedLink = await readLink(press, token)
      expect(usedLink).toEqual({ state: 'used', at: setup?.opened_at, email: 'g.••••@…' })
      const { rows } = await press.database.db.execute(
        sql`select type, data from events where resource = 'account' order by id`,
      )
      expect(rows).toEqual([
        {
          type: 'account.setupOpened',
          data: expect.objectContaining({ email: firstAccount.email, role: 'supervisor' }),
        },
        { type: 'account.signedIn', data: expect.any(Object) },
      ])
    }))

  it('of several processes works from any of them until the first use', () =>
    withNewPress(async (press) => {
      const [one, other] = [await createSetupToken(press), await createSetupToken(press)]
      expect((await submitSetup(press, one)).status).toBe(200)
      expect((await submitSetup(press, other, { email: 'other@saryarqa.example' })).status).toBe(400)
      expect(await readLink(press, other)).toMatchObject({ state: 'used' })
      expect(await createSetupLink(press.database.db, origin)).toBeUndefined()
    }))

  it('used by several people at once creates one account', () =>
    withNewPress(async (press) => {
      const token = await createSetupToken(press)
      const answers = await Promise.all(
        ['one', 'two', 'three'].map((name) => submitSetup(press, token, { email: `${name}@saryarqa.example` })),
      )
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400])
      const { rows } = await press.database.db.execute(sql`select id from users`)
      expect(rows).toHaveLength(1)
    }))

  it('expires after 72 hours and says so', () =>
    withNewPress(async (press) => {
      const token = await createSetupToken(press)
      const { db } = press.database
      const { rows } = await db.execute(
        sql`update setup_links set expires_at = expires_at - interval '72 hours' returning expires_at between now() - interval '1 minute' and now() as over`,
      )
      expect(rows).toEqual([{ over: true }])
      expect(await readLink(press, token)).toMatchObject({ state: 'expired' })
      expect((await submitSetup(press, token)).body.error.message).toContain('Срок ссылки вышел')
      expect(await createSetupLink(db, origin)).toBeDefined()
    }))

  it('is stored only as a hash, and guesses are rate limited', () =>
    withNewPress(async (press) => {
      const token = await createSetupToken(press)
      const { rows } = await press.database.db.execute(sql`select * from setup_links`)
      expect(rows).toEqual([expect.objectContaining({ token_hash: hashToken(token) })])
      expect(await readLink(press, 'x')).toEqual({ state: 'unknown' })
      const statuses: number[] = []
      for (let tries = 0; tries < 12; tries += 1) statuses.push((await submitSetup(press, 'x')).status)
      expect(statuses).toContain(429)
      // Another person's wrong attempts do not block the link itself.
      expect((await submitSetup(press, token)).status).toBe(200)
    }))

  it('stays open when authors have registered', () =>
    withNewPress(async (press) => {
      await insertPerson(press, 'author')
      expect((await submitSetup(press, await createSetupToken(press))).status).toBe(200)
    }))

  it('is not printed for a press with a supervisor, and the setup does not start', () =>
    withNewPress(async (press) => {
      const token = await createSetupToken(press)
      const supervisor = await insertPerson(press, 'supervisor')
      expect(await createSetupLink(press.database.db, origin)).toBeUndefined()
      expect((await submitSetup(press, token)).status).toBe(400)
      expect(await readLink(press, token)).toEqual({ state: 'used', at: null, email: null })
      expect((await supervisor.call('GET /api/setup')).body).toEqual({ setup: null })
      expect((await supervisor.call('POST /api/setup/finish')).status).toBe(404)
    }))
})

it('the supervisor goes through the setup steps, postpones one and finishes the setup', () =>
  withNewPress(async (press) => {
    const supervisor = press.withToken((await submitSetup(press, await createSetupToken(press))).body.token)
    const readSteps = async () => (await supervisor.call('GET /api/setup')).body.setup?.steps
    expect(await readSteps()).toEqual({
      identity: 'open',
      requisites: 'open',
      letters: 'open',
      vat: 'open',
      prices: 'open',
      people: 'open',
    })
    const markStep = (step: 'letters' | 'prices', state: 'later' | 'done') =>
      supervisor.call('POST /api/setup/steps/{step}', { params: { step }, body: { state } })
    await markStep('letters', 'later')
    expect((await markStep('prices', 'done')).body.setup?.steps).toMatchObject({ letters: 'later', prices: 'done' })

    // Settings saved on their own pages also count.
    await supervisor.call('PUT /api/settings/requisites', { body: { name_ru: 'ТОО «Издательство Сарыарқа»' } })
    await supervisor.call('POST /api/users', {
      body: { name: 'Сымбат Чен', email: 's.chen@saryarqa.example', role_id: roleByKey('accounting').id },
    })
    expect(await readSteps()).toMatchObject({ requisites: 'done', people: 'done', identity: 'open' })

    const keeper = { name: 'Қайрат Омар', email: 'k.omar@saryarqa.example', role_id: roleByKey('stock').id }
    const savePeople = (people: object[]) =>
      supervisor.call('PUT /api/setup/people', { body: { people: people as (typeof keeper)[] } })
    const invalidResponse = await savePeople([
      keeper,
      { ...keeper, email: firstAccount.email },
      { ...keeper, email: '' },
    ])
    expect(Object.keys(invalidResponse.body.error.fields ?? {})).toEqual(['people.1.email', 'people.2.email'])
    expect((await savePeople([keeper])).body.setup?.people).toMatchObject([keeper])
    const countUsers = async () => (await supervisor.call('GET /api/users')).body.total
    expect(await countUsers()).toBe(2)

    const { setup, invited } = (await supervisor.call('POST /api/setup/finish')).body
    expect([setup?.people, invited, await countUsers()]).toEqual([[], 1, 3])
    expect(setup?.finished_at).not.toBeNull()
    const finishedAgain = (await supervisor.call('POST /api/setup/finish')).body
    expect(finishedAgain.setup?.finished_at).toBe(setup?.finished_at)
  }))
