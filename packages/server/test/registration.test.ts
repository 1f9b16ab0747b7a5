import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newestConsent } from '@press/domain'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { hashToken } from '../src/auth/tokens.ts'
import { getLetterText } from './letters.ts'
import { openPress, type Person } from './support.ts'

const press = await openPress()
const { db } = press.database
const anonymous = await press.as(null)

/** Returns the letters to an address, oldest first. */
function readLetters(email: string): string[] {
  const folder = join(press.config.dataDir, 'mail')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
  return names
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((letter) => letter.includes(`To: ${email}\r\n`))
    .map(getLetterText)
}
const findLink = (letter: string | undefined) => /http:\/\/localhost:(\d+)\/confirm\?token=([\w-]+)/.exec(letter ?? '')
async function waitForToken(email: string, count = 1): Promise<string> {
  await expect.poll(() => readLetters(email).length).toBe(count)
  const token = findLink(readLetters(email).at(-1))?.[2] ?? ''
  // The letter is sent before its registration is saved.
  await expect
    .poll(
      async () => (await db.execute(sql`select 1 from registrations where token_hash = ${hashToken(token)}`)).rowCount,
    )
    .toBe(1)
  return token
}

const consent = newestConsent.account
const registrationForm = { role: 'author' as const, name: 'Айгерім Сәрсен', password: 'Kitap-2026', phone: '', consent }
const submitRegistration = (email: string, extraFields: object = {}, headers: Record<string, string> = {}) =>
  anonymous.call('POST /api/register', { body: { ...registrationForm, email, ...extraFields }, headers })
const confirmRegistration = (token: string, password = registrationForm.password, person: Person = anonymous) =>
  person.call('POST /api/register/confirm', { body: { token, password } })
const signIn = (email: string) =>
  anonymous.call('POST /api/login', { body: { email, password: registrationForm.password } })

describe('a registration', () => {
  it('is completed with the emailed link and the password, and then signs in', async () => {
    const email = 'aigerim@example.kz'
    expect(await submitRegistration(email)).toMatchObject({ status: 200, body: { ok: true } })
    expect((await signIn(email)).status).toBe(401)
    const token = await waitForToken(email)
    expect(findLink(readLetters(email)[0])?.[1]).toBe('4101')
    const invalidResponse = await confirmRegistration(token, 'Somebody-elses-1')
    expect(Object.keys(invalidResponse.body.error.fields ?? {})).toEqual(['password'])
    const { status, body } = await confirmRegistration(token)
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ name: 'Айгерім Сәрсен', role_id: 9 })
    expect((await press.withToken(body.token).call('GET /api/userprofile')).body.profile.email).toBe(email)
    expect((await signIn(email)).status).toBe(200)
    expect((await confirmRegistration(token)).body.error.message).toContain('Ссылка уже использована')
  })

  it('gets the same response for a known address, whose owner is notified by email', async () => {
    const [knownAddressResponse, newAddressResponse] = [
      await submitRegistration('author@demo.press'),
      await submitRegistration('new@example.kz'),
    ]
    expect(knownAddressResponse.body).toEqual(newAddressResponse.body)
    await expect.poll(() => readLetters('author@demo.press').length).toBe(1)
    expect(readLetters('author@demo.press')[0]).not.toContain('/confirm')
    // The letter is sent first, then the registration is deleted.
    await expect
      .poll(async () => (await db.execute(sql`select * from registrations where email = 'author@demo.press'`)).rows)
      .toEqual([])
  })

  it('by a stranger cannot prevent the owner of the address from registering', async () => {
    const email = 'wanted@example.kz'
    await submitRegistration(email, { password: 'Not-the-owner-1' })
    const strangerToken = await waitForToken(email)
    await submitRegistration(email)
    expect((await confirmRegistration(await waitForToken(email, 2))).status).toBe(200)
    expect((await confirmRegistration(strangerToken, 'Not-the-owner-1')).status).toBe(400)
  })

  it('stores neither the token nor the password, and its link expires', async () => {
    const email = 'late@example.kz'
    await submitRegistration(email)
    const token = await waitForToken(email)
    const { rows } = await db.execute(sql`select * from registrations, jobs`)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(registrationForm.password)
    await db.execute(sql`update registrations set expires_at = now() where email = ${email}`)
    expect((await confirmRegistration(token)).status).toBe(400)
  })

  it('sends at most three letters an hour to an address', async () => {
    const answers: number[] = []
    for (let round = 0; round < 4; round += 1) answers.push((await submitRegistration('bombed@example.kz')).status)
    expect(answers).toEqual([200, 200, 200, 429])
  })

  it('of a partner is refused with an error for each invalid field', async () => {
    const partnerResponse = await submitRegistration(
      'no address',
      { role: 'partner', bin: '123456789012', password: 'kitap' },
      { 'accept-language': 'en' },
    )
    expect(partnerResponse.body.error.fields).toEqual({
      email: 'Enter an email address such as name@example.kz',
      password: 'At least 8 characters',
      organization: 'Fill in this field',
      bin: 'There is no such BIN: check the digits',
    })
  })

  it('of a partner creates an organization whose BIN cannot be registered again', async () => {
    const partnerForm = { role: 'partner', organization: 'ТОО «Кітап»', bin: '990940003176' }
    await submitRegistration('a@example.kz', partnerForm)
    await submitRegistration('b@example.kz', partnerForm)
    const { body } = await confirmRegistration(await waitForToken('a@example.kz'))
    expect(body.user).toMatchObject({ role_id: 7 })
    expect((await confirmRegistration(await waitForToken('b@example.kz'))).status).toBe(422)
    expect(Object.keys((await submitRegistration('c@example.kz', partnerForm)).body.error.fields ?? {})).toEqual([
      'bin',
    ])
  })
})
