import { describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { commonPasswords } from '../src/auth/common-passwords.ts'
import { demoPassword } from '../src/auth/demo-accounts.ts'
import { openPress, pollOptions, type Person } from './support.ts'

const press = await openPress()
const anonymous = await press.as(null)
const { db } = press.database

const signIn = (email: string, password: string, extraFields: { portal?: 'staff' | 'author' | 'partner' } = {}) =>
  anonymous.call('POST /api/login', { body: { email, password, ...extraFields } })

/** Returns the median time of a login with a wrong password, in milliseconds. */
async function measureMedianMs(email: string): Promise<number> {
  const timesMs: number[] = []
  for (let round = 0; round < 9; round += 1) {
    const start = performance.now()
    await signIn(email, 'Wrong-password')
    timesMs.push(performance.now() - start)
    await db.execute(sql`delete from login_attempts`)
  }
  return timesMs.sort((a, b) => a - b)[4] as number
}

const getSessionStatus = async (person: Person) => (await person.call('GET /api/sessions')).status

/** Returns the cookie that a response sets. */
const getCookie = (answer: { headers: Headers }) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''
const guessPasswordFrom = (address: string) =>
  anonymous.call('POST /api/login', {
    body: { email: 'stock@demo.press', password: 'Guess-1234' },
    headers: { 'x-forwarded-for': address },
  })

describe('signing in', () => {
  it('signs a person in with the right password and opens one session', async () => {
    const { status, body } = await signIn(' Initiator@demo.press ', demoPassword, { portal: 'staff' })
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ role_id: 3 })
    const sessions = await press.withToken(body.token).call('GET /api/sessions')
    expect(sessions.body.sessions.filter(({ current }) => current)).toHaveLength(1)
  })

  it('gives the same response to a wrong password and an unknown address', async () => {
    const wrongPasswordResponse = await signIn('pm@demo.press', 'Wrong-password')
    const unknownAddressResponse = await signIn('nobody@demo.press', 'Wrong-password')
    expect(wrongPasswordResponse.status).toBe(401)
    expect(unknownAddressResponse.body).toEqual(wrongPasswordResponse.body)
    expect(wrongPasswordResponse.body.error.code).toBe('invalidCredentials')
  })

  it('takes about as long for an unknown address as for a wrong password', async () => {
    const unknownAddressMs = await measureMedianMs('nobody@demo.press')
    const knownAddressMs = await measureMedianMs('deputy@demo.press')
    // Comparing a password takes most of the time; without the comparison the response would be much faster.
    expect(unknownAddressMs).toBeGreaterThan(knownAddressMs / 2)
  })

  it('names the person’s portal only after the right password', async () => {
    const validResponse = await signIn('author@demo.press', demoPassword, { portal: 'staff' })
    expect(validResponse).toMatchObject({ status: 403, body: { error: { code: 'wrongPortal', portal: 'author' } } })
    const wrongPasswordResponse = await signIn('author@demo.press', 'Wrong-password', { portal: 'staff' })
    expect(wrongPasswordResponse.body.error).toMatchObject({ code: 'invalidCredentials' })
    expect(wrongPasswordResponse.body.error.portal).toBeUndefined()
  })

  it('limits guesses across processes and still admits the person from another address', async () => {
    const otherPress = await openPress({}, press.database)
    const guessPassword = async (process: typeof press) =>
      (await process.as(null)).call('POST /api/login', { body: { email: 'hr@demo.press', password: 'Guess-1234' } })
    for (let round = 0; round < 5; round += 1) expect((await guessPassword(press)).status).toBe(401)
    const refusedResponse = await guessPassword(otherPress)
    expect(refusedResponse.status).toBe(429)
    expect(Number(refusedResponse.headers.get('retry-after'))).toBeGreaterThan(600)
    expect(refusedResponse.body.error.message).toContain('15')
    const otherAddressResponse = await anonymous.call('POST /api/login', {
      body: { email: 'hr@demo.press', password: demoPassword },
      headers: { 'x-forwarded-for': '203.0.113.9' },
    })
    expect(otherAddressResponse.status).toBe(200)
  })

  it('admits the owner from a known browser despite guesses from other addresses', async () => {
    const email = 'supervisor@demo.press'
    const signInFrom = (address: string, password: string, cookie = '') =>
      anonymous.call('POST /api/login', { body: { email, password }, headers: { 'x-forwarded-for': address, cookie } })
    const knownCookie = getCookie(await signInFrom('192.0.2.1', demoPassword))
    const otherCookie = getCookie(
      await anonymous.call('POST /api/login', { body: { email: 'deputy@demo.press', password: demoPassword } }),
    )
    for (let guess = 0; guess < 50; guess += 1) await signInFrom(`198.51.100.${guess}`, 'Guess-1234')
    expect((await signInFrom('203.0.113.1', demoPassword)).status).toBe(429)
    expect((await signInFrom('203.0.113.1', demoPassword, otherCookie)).status).toBe(429)
    expect((await signInFrom('203.0.113.1', demoPassword, `${knownCookie}x`)).status).toBe(429)
    expect((await signInFrom('203.0.113.1', demoPassword, knownCookie)).status).toBe(200)
    for (let guess = 0; guess < 10; guess += 1) await signInFrom('203.0.113.1', 'Guess-1234', knownCookie)
    expect((await signInFrom('203.0.113.1', demoPassword, knownCookie)).status).toBe(429)
  })

  it('counts the addresses of one IPv6 network as one', async () => {
    for (let guess = 1; guess <= 5; guess += 1)
      expect((await guessPasswordFrom(`2001:db8:1:2::${guess}`)).status).toBe(401)
    expect((await guessPasswordFrom('2001:db8:1:2:ffff::9')).status).toBe(429)
    expect((await guessPasswordFrom('2001:db8:1:3::9')).status).toBe(401)
  })

  it('ignores forwarded addresses from unknown proxies', async () => {
    const pressWithoutProxies = await openPress({ PRESS_PROXIES: 'none' }, press.database)
    const guessFromAddress = async (address: string) =>
      (await pressWithoutProxies.as(null)).call('POST /api/login', {
        body: { email: 'pm@demo.press', password: 'Guess-1234' },
        headers: { 'x-forwarded-for': address },
      })
    const answers: number[] = []
    for (let guess = 0; guess < 6; guess += 1) answers.push((await guessFromAddress(`192.0.2.${guess}`)).status)
    expect(answers.at(-1)).toBe(429)
    await db.execute(sql`delete from login_attempts`)
  })

  it('counts simultaneous attempts', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn('director@demo.press', 'Guess-1234')))
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5)
  })

  it('records sign-ins and refusals in the audit log', async () => {
    const { rows } = await db.execute<{ type: string }>(
      // Another press on the same database may have checked the log meanwhile.
      sql`select distinct type from events where resource = 'account' and type <> 'account.logChecked' order by type`,
    )
    expect(rows.map(({ type }) => type)).toEqual(['account.forbidden', 'account.refused', 'account.signedIn'])
  })
})

describe('sessions', () => {
  it('are stored without their tokens', async () => {
    const { token } = await press.as('pm')
    const { rows } = await db.execute(sql`select * from sessions`)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('end by signing out', async () => {
    const person = await press.as('pm')
    expect((await person.call('POST /api/logout')).status).toBe(200)
    expect((await person.call('GET /api/sessions')).body.error.code).toBe('sessionEnded')
  })

  it('can be ended one by one, only by their owner', async () => {
    const [currentSession, otherSession, stranger] = [
      await press.as('stock'),
      await press.as('stock'),
      await press.as('pm'),
    ]
    const { body } = await currentSession.call('GET /api/sessions')
    const id = body.sessions.find(({ current }) => !current)?.id as number
    expect((await stranger.call('DELETE /api/sessions/{id}', { params: { id } })).status).toBe(404)
    expect((await currentSession.call('DELETE /api/sessions/{id}', { params: { id } })).status).toBe(200)
    expect((await otherSession.call('GET /api/sessions')).status).toBe(401)
  })

  it('expire when unused, later when remembered, and always at their end date', async () => {
    const openRememberedSession = async () => {
      const { body } = await anonymous.call('POST /api/login', {
        body: { email: 'executor@demo.press', password: demoPassword, remember: true },
      })
      return press.withToken(body.token)
    }
    const [shortSession, longSession] = [await press.as('executor'), await openRememberedSession()]
    await db.execute(sql`update sessions set last_seen_at = now() - interval '13 hours'`)
    expect(await getSessionStatus(shortSession)).toBe(401)
    expect(await getSessionStatus(longSession)).toBe(200)
    await db.execute(sql`update sessions set expires_at = now() - interval '1 second'`)
    await expect.poll(() => getSessionStatus(longSession), pollOptions).toBe(401)
  })
})

describe('passwords', () => {
  it('can be changed only with the current one; weak ones get a field error', async () => {
    const person = await press.as('typography')
    const body = { current: 'Wrong-password', password: 'short' }
    const refusedResponse = await person.call('POST /api/password/change', { body })
    expect(refusedResponse.status).toBe(422)
    expect(refusedResponse.body.error.fields).toEqual({ current: 'Пароль не подходит', password: 'Не короче 8 знаков' })
  })

  it.each(['Password1', 'QWERTY123', 'Dragon2024!', 'Iloveyou-1', 'Kazakhstan2026', 'Алматы123', 'Qwertyuiop'])(
    'that are easy to guess are refused: %s',
    async (password) => {
      const person = await press.as('hr')
      const { body } = await person.call('POST /api/password/change', { body: { current: demoPassword, password } })
      expect(body.error.fields).toEqual({ password: 'Этот пароль легко угадать. Придумайте другой' })
    },
  )

  it('are compared with a list of more than ten thousand common ones', () => {
    expect(commonPasswords.size).toBeGreaterThan(10_000)
    expect([...commonPasswords].filter((word) => word !== word.toLowerCase() || /\s/.test(word))).toEqual([])
  })

  it('have at least eight characters, also at sign-in', async () => {
    const { status, body } = await signIn('pm@demo.press', 'Short-1')
    expect(status).toBe(422)
    expect(body.error.fields).toEqual({ password: 'Не короче 8 знаков' })
  })

  it('end every other session when changed', async () => {
    const [one, other] = [await press.as('accounting'), await press.as('accounting')]
    const body = { current: demoPassword, password: 'New-password-1' }
    expect((await one.call('POST /api/password/change', { body })).status).toBe(200)
    expect((await one.call('GET /api/sessions')).status).toBe(200)
    expect((await other.call('GET /api/sessions')).status).toBe(401)
    expect((await signIn('accounting@demo.press', 'New-password-1')).status).toBe(200)
  })
})

describe('the demo accounts', () => {
  it('are offered on their portal’s login page', async () => {
    const { body } = await anonymous.call('GET /api/login/demo', { query: { portal: 'author' } })
    expect(body.accounts).toContainEqual({ email: 'author@demo.press', name: expect.any(String), role_id: 9 })
  })

  it('are not offered when PRESS_DEMO is 0', async () => {
    const realPress = await openPress({ PRESS_DEMO: '0' }, press.database)
    const { body } = await (await realPress.as(null)).call('GET /api/login/demo', { query: { portal: 'staff' } })
    expect(body.accounts).toEqual([])
  })
})
