import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newestConsent } from '@press/domain'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { hashToken } from '../src/auth/tokens.ts'
import { textOf } from './letters.ts'
import { openPress, type Person } from './support.ts'

const press = await openPress()
const { db } = press.database
const anonymous = await press.as(null)

/** Returns the letters to an address, oldest first. */
function lettersTo(email: string): string[] {
  const folder = join(press.config.dataDir, 'mail')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
  return names
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((letter) => letter.includes(`To: ${email}\r\n`))
    .map(textOf)
}
const linkOf = (letter: string | undefined) => /http:\/\/localhost:(\d+)\/confirm\?token=([\w-]+)/.exec(letter ?? '')
async function tokenFor(email: string, count = 1): Promise<string> {
  await expect.poll(() => lettersTo(email).length).toBe(count)
  const token = linkOf(lettersTo(email).at(-1))?.[2] ?? ''
  // The letter is sent before its registration is saved.
  await expect
    .poll(
      async () => (await db.execute(sql`select 1 from registrations where token_hash = ${hashToken(token)}`)).rowCount,
    )
    .toBe(1)
  return token
}

const consent = newestConsent.account
const someone = { role: 'author' as const, name: 'Айгерім Сәрсен', password: 'Kitap-2026', phone: '', consent }
const register = (email: string, more: object = {}, headers: Record<string, string> = {}) =>
  anonymous.call('POST /api/register', { body: { ...someone, email, ...more }, headers })
const confirm = (token: string, password = someone.password, by: Person = anonymous) =>
  by.call('POST /api/register/confirm', { body: { token, password } })
const signIn = (email: string) => anonymous.call('POST /api/login', { body: { email, password: someone.password } })

describe('a registration', () => {
  it('is completed with the emailed link and the password, and then signs in', async () => {
    const email = 'aigerim@example.kz'
    expect(await register(email)).toMatchObject({ status: 200, body: { ok: true } })
    expect((await signIn(email)).status).toBe(401)
    const token = await tokenFor(email)
    expect(linkOf(lettersTo(email)[0])?.[1]).toBe('4101')
    const wrong = await confirm(token, 'Somebody-elses-1')
    expect(Object.keys(wrong.body.error.fields ?? {})).toEqual(['password'])
    const { status, body } = await confirm(token)
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ name: 'Айгерім Сәрсен', role_id: 9 })
    expect((await press.withToken(body.token).call('GET /api/userprofile')).body.profile.email).toBe(email)
    expect((await signIn(email)).status).toBe(200)
    expect((await confirm(token)).body.error.message).toContain('Ссылка уже использована')
  })

  it('gets the same response for a known address, whose owner is notified by email', async () => {
    const [known, unknown] = [await register('author@demo.press'), await register('new@example.kz')]
    expect(known.body).toEqual(unknown.body)
    await expect.poll(() => lettersTo('author@demo.press').length).toBe(1)
    expect(lettersTo('author@demo.press')[0]).not.toContain('/confirm')
    // The letter is sent first, then the registration is deleted.
    await expect
      .poll(async () => (await db.execute(sql`select * from registrations where email = 'author@demo.press'`)).rows)
      .toEqual([])
  })

  it('by a stranger cannot prevent the owner of the address from registering', async () => {
    const email = 'wanted@example.kz'
    await register(email, { password: 'Not-the-owner-1' })
    const stranger = await tokenFor(email)
    await register(email)
    expect((await confirm(await tokenFor(email, 2))).status).toBe(200)
    expect((await confirm(stranger, 'Not-the-owner-1')).status).toBe(400)
  })

  it('stores neither the token nor the password, and its link expires', async () => {
    const email = 'late@example.kz'
    await register(email)
    const token = await tokenFor(email)
    const { rows } = await db.execute(sql`select * from registrations, jobs`)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(someone.password)
    await db.execute(sql`update registrations set expires_at = now() where email = ${email}`)
    expect((await confirm(token)).status).toBe(400)
  })

  it('sends at most three letters an hour to an address', async () => {
    const answers: number[] = []
    for (let round = 0; round < 4; round += 1) answers.push((await register('bombed@example.kz')).status)
    expect(answers).toEqual([200, 200, 200, 429])
  })

  it('of a partner is refused with an error for each invalid field', async () => {
    const partner = await register(
      'no address',
      { role: 'partner', bin: '123456789012', password: 'kitap' },
      { 'accept-language': 'en' },
    )
    expect(partner.body.error.fields).toEqual({
      email: 'Enter an email address such as name@example.kz',
      password: 'At least 8 characters',
      organization: 'Fill in this field',
      bin: 'There is no such BIN: check the digits',
    })
  })

  it('of a partner creates an organization whose BIN cannot be registered again', async () => {
    const partner = { role: 'partner', organization: 'ТОО «Кітап»', bin: '990940003176' }
    await register('a@example.kz', partner)
    await register('b@example.kz', partner)
    const { body } = await confirm(await tokenFor('a@example.kz'))
    expect(body.user).toMatchObject({ role_id: 7 })
    expect((await confirm(await tokenFor('b@example.kz'))).status).toBe(422)
    expect(Object.keys((await register('c@example.kz', partner)).body.error.fields ?? {})).toEqual(['bin'])
  })
})
