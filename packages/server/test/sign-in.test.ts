import { describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { commonPasswords } from '../src/auth/common-passwords.ts'
import { demoPassword } from '../src/auth/demo-accounts.ts'
import { openPress, pollTimeoutMs, type Person } from './support.ts'

const press = await openPress()
const anonymous = await press.as(null)
const { db } = press.database

const signIn = (email: string, password: string, more: { portal?: 'staff' | 'author' | 'partner' } = {}) =>
  anonymous.call('POST /api/login', { body: { email, password, ...more } })

/** Returns the median time of a login with a wrong password, in milliseconds. */
async function medianTime(email: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 9; round += 1) {
    const start = performance.now()
    await signIn(email, 'Wrong-password')
    times.push(performance.now() - start)
    await db.execute(sql`delete from login_attempts`)
  }
  return times.sort((a, b) => a - b)[4] as number
}

const statusOf = async (person: Person) => (await person.call('GET /api/sessions')).status

/** Returns the cookie that a response sets. */
const cookieOf = (answer: { headers: Headers }) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''
const guessFrom = (address: string) =>
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
    const wrong = await signIn('pm@demo.press', 'Wrong-password')
    const unknown = await signIn('nobody@demo.press', 'Wrong-password')
    expect(wrong.status).toBe(401)
    expect(unknown.body).toEqual(wrong.body)
    expect(wrong.body.error.code).toBe('invalidCredentials')
  })

  it('takes about as long for an unknown address as for a wrong password', async () => {
    const unknown = await medianTime('nobody@demo.press')
    const known = await medianTime('deputy@demo.press')
    // Comparing a password takes most of the time; without the comparison the response would be much faster.
    expect(unknown).toBeGreaterThan(known / 2)
  })

  it('names the person’s portal only after the right password', async () => {
    const right = await signIn('author@demo.press', demoPassword, { portal: 'staff' })
    expect(right).toMatchObject({ status: 403, body: { error: { code: 'wrongPortal', portal: 'author' } } })
    const wrong = await signIn('author@demo.press', 'Wrong-password', { portal: 'staff' })
    expect(wrong.body.error).toMatchObject({ code: 'invalidCredentials' })
    expect(wrong.body.error.portal).toBeUndefined()
  })

  it('limits guesses across processes and still admits the person from another address', async () => {
    const other = await openPress({}, press.database)
    const guess = async (process: typeof press) =>
      (await process.as(null)).call('POST /api/login', { body: { email: 'hr@demo.press', password: 'Guess-1234' } })
    for (let round = 0; round < 5; round += 1) expect((await guess(press)).status).toBe(401)
    const refused = await guess(other)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600)
    expect(refused.body.error.message).toContain('15')
    const elsewhere = await anonymous.call('POST /api/login', {
      body: { email: 'hr@demo.press', password: demoPassword },
      headers: { 'x-forwarded-for': '203.0.113.9' },
    })
    expect(elsewhere.status).toBe(200)
  })

  it('admits the owner from a known browser despite guesses from other addresses', async () => {
    const email = 'supervisor@demo.press'
    const from = (address: string, password: string, cookie = '') =>
      anonymous.call('POST /api/login', { body: { email, password }, headers: { 'x-forwarded-for': address, cookie } })
    const known = cookieOf(await from('192.0.2.1', demoPassword))
    const strangers = cookieOf(
      await anonymous.call('POST /api/login', { body: { email: 'deputy@demo.press', password: demoPassword } }),
    )
    for (let guess = 0; guess < 50; guess += 1) await from(`198.51.100.${guess}`, 'Guess-1234')
    expect((await from('203.0.113.1', demoPassword)).status).toBe(429)
    expect((await from('203.0.113.1', demoPassword, strangers)).status).toBe(429)
    expect((await from('203.0.113.1', demoPassword, `${known}x`)).status).toBe(429)
    expect((await from('203.0.113.1', demoPassword, known)).status).toBe(200)
    for (let guess = 0; guess < 10; guess += 1) await from('203.0.113.1', 'Guess-1234', known)
    expect((await from('203.0.113.1', demoPassword, known)).status).toBe(429)
  })

  it('counts the addresses of one IPv6 network as one', async () => {
    for (let guess = 1; guess <= 5; guess += 1) expect((await guessFrom(`2001:db8:1:2::${guess}`)).status).toBe(401)
    expect((await guessFrom('2001:db8:1:2:ffff::9')).status).toBe(429)
    expect((await guessFrom('2001:db8:1:3::9')).status).toBe(401)
  })

  it('ignores forwarded addresses from unknown proxies', async () => {
    const open = await openPress({ PRESS_PROXIES: 'none' }, press.database)
    const from = async (address: string) =>
      (await open.as(null)).call('POST /api/login', {
        body: { email: 'pm@demo.press', password: 'Guess-1234' },
        headers: { 'x-forwarded-for': address },
      })
    const answers: number[] = []
    for (let guess = 0; guess < 6; guess += 1) answers.push((await from(`192.0.2.${guess}`)).status)
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
    const remembered = async () => {
      const { body } = await anonymous.call('POST /api/login', {
        body: { email: 'executor@demo.press', password: demoPassword, remember: true },
      })
      return press.withToken(body.token)
    }
    const [short, long] = [await press.as('executor'), await remembered()]
    await db.execute(sql`update sessions set last_seen_at = now() - interval '13 hours'`)
    expect(await statusOf(short)).toBe(401)
    expect(await statusOf(long)).toBe(200)
    await db.execute(sql`update sessions set expires_at = now() - interval '1 second'`)
    await expect.poll(() => statusOf(long), pollTimeoutMs).toBe(401)
  })
})

describe('passwords', () => {
  it('can be changed only with the current one; weak ones get a field error', async () => {
    const person = await press.as('typography')
    const body = { current: 'Wrong-password', password: 'short' }
    const refused = await person.call('POST /api/password/change', { body })
    expect(refused.status).toBe(422)
    expect(refused.body.error.fields).toEqual({ current: 'Пароль не подходит', password: 'Не короче 8 знаков' })
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
    const real = await openPress({ PRESS_DEMO: '0' }, press.database)
    const { body } = await (await real.as(null)).call('GET /api/login/demo', { query: { portal: 'staff' } })
    expect(body.accounts).toEqual([])
  })
})
