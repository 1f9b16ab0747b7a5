import { eq, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { hashPassword } from '../src/auth/passwords.ts'
import { totps, users } from '../src/database/schema.ts'
import { insertPerson } from './rows.ts'
import { openPress, pollOptions } from './support.ts'

const press = await openPress()
const anonymous = await press.as(null)
const { db } = press.database
const password = 'Qalam-men-kitap'
const passwordHash = await hashPassword(password)

const insertAccount = async () => {
  const person = await insertPerson(press, 'author')
  const [user] = await db
    .update(users)
    .set({ password_hash: passwordHash })
    .where(eq(users.id, person.id))
    .returning({ email: users.email })
  return { ...person, email: user?.email ?? '' }
}
type Account = Awaited<ReturnType<typeof insertAccount>>

const generateCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
/** Allows a code to be used again, so that a test need not wait for the next code. */
const forgetCode = ({ id }: Account) => db.update(totps).set({ last_step: 0 }).where(eq(totps.user_id, id))
const confirmIdentity = (person: Account, totp?: string) =>
  person.call('POST /api/confirm', { body: { password, ...(totp && { totp }) } })

/** Creates an account with a second factor. */
async function insertAccountWithSecondFactor() {
  const person = await insertAccount()
  await confirmIdentity(person)
  const { body } = await person.call('POST /api/totp/setup')
  const { codes } = (await person.call('POST /api/totp/confirm', { body: { code: generateCode(body.secret) } })).body
  await forgetCode(person)
  return { person, secret: body.secret, codes }
}
const signIn = ({ email }: Account, totp?: string, enteredPassword = password) =>
  anonymous.call('POST /api/login', { body: { email, password: enteredPassword, ...(totp && { totp }) } })

describe('a second factor', () => {
  it('is enabled by a first code and then required after the right password', async () => {
    const person = await insertAccount()
    expect((await person.call('POST /api/totp/setup')).body.error.code).toBe('confirmationNeeded')
    await confirmIdentity(person)
    const { body } = await person.call('POST /api/totp/setup')
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Press:/)
    expect((await signIn(person)).status).toBe(200)
    expect((await person.call('POST /api/totp/confirm', { body: { code: '000000' } })).status).toBe(422)
    const confirmResponse = await person.call('POST /api/totp/confirm', { body: { code: generateCode(body.secret) } })
    expect(confirmResponse.body.codes).toHaveLength(10)
    expect((await person.call('GET /api/security')).body.totp).toMatchObject({ codes_left: 10 })

    expect((await signIn(person, undefined, 'Wrong-password')).body.error.code).toBe('invalidCredentials')
    expect((await signIn(person)).body.error.code).toBe('secondFactorNeeded')
    expect((await signIn(person, '000000')).body.error.fields).toHaveProperty('totp')
    await forgetCode(person)
    const { body: signInBody } = await signIn(person, generateCode(body.secret))
    expect(signInBody.user.id).toBe(person.id)
  })

  it('accepts each code once, also a code of the previous step', async () => {
    const { person, secret } = await insertAccountWithSecondFactor()
    expect((await signIn(person, generateCode(secret))).status).toBe(200)
    expect((await signIn(person, generateCode(secret))).status).toBe(422)
    expect((await signIn(person, generateCode(secret, -1))).status).toBe(422)
    await forgetCode(person)
    expect((await signIn(person, generateCode(secret, -1))).status).toBe(200)
    await forgetCode(person)
    expect((await signIn(person, generateCode(secret, 5))).status).toBe(422)
  })

  it('can be replaced by a recovery code, once, in any spelling', async () => {
    const { person, codes } = await insertAccountWithSecondFactor()
    const [first = '', second = ''] = codes
    expect((await signIn(person, ` ${first.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200)
    expect((await signIn(person, first)).status).toBe(422)
    expect((await person.call('GET /api/security')).body.totp.codes_left).toBe(9)
    const storedCodes = await db.execute(sql`select code_hash from recovery_codes where user_id = ${person.id}`)
    expect(JSON.stringify(storedCodes.rows)).not.toContain(second.replaceAll('-', ''))
  })

  it('is protected against guessing from many addresses', async () => {
    const { person, secret } = await insertAccountWithSecondFactor()
    for (let round = 0; round < 10; round += 1) {
      const { status } = await anonymous.call('POST /api/login', {
        body: { email: person.email, password, totp: '000000' },
        headers: { 'x-forwarded-for': `203.0.113.${round}` },
      })
      expect(status).toBe(422)
    }
    expect((await signIn(person, generateCode(secret))).status).toBe(429)
  })

  it('is required again before it is disabled or its recovery codes are replaced', async () => {
    const { person, secret, codes } = await insertAccountWithSecondFactor()
    expect((await confirmIdentity(person)).body.error.fields).toHaveProperty('totp')
    expect((await confirmIdentity(person, '000000')).body.error.fields).toHaveProperty('totp')
    expect((await person.call('POST /api/totp/disable')).status).toBe(403)
    expect((await confirmIdentity(person, generateCode(secret))).status).toBe(200)
    const newCodes = (await person.call('POST /api/totp/codes')).body.codes
    expect((await signIn(person, codes[0])).status).toBe(422)
    expect((await confirmIdentity(person, newCodes[0])).status).toBe(200)
    expect((await person.call('POST /api/totp/disable')).status).toBe(200)
    expect((await signIn(person)).status).toBe(200)
  })

  it('in use cannot be set up again', async () => {
    const { person, codes } = await insertAccountWithSecondFactor()
    await confirmIdentity(person, codes[0])
    expect((await person.call('POST /api/totp/setup')).status).toBe(400)
    expect((await signIn(person)).body.error.code).toBe('secondFactorNeeded')
  })
})

describe('the owner of an account', () => {
  it('is notified when the second factor is enabled, bypassed with a recovery code or disabled', async () => {
    const { person, codes } = await insertAccountWithSecondFactor()
    const readNotifications = async () => {
      const { body } = await person.call('GET /api/notifications')
      return body.map(({ data }) => data.message_en).join('\n')
    }
    await expect.poll(readNotifications, pollOptions).toContain('now asks for a code')
    await signIn(person, codes[0])
    await expect.poll(readNotifications, pollOptions).toContain('with a recovery code')
    await confirmIdentity(person, codes[1])
    await person.call('POST /api/totp/disable')
    await expect.poll(readNotifications, pollOptions).toContain('no longer asks for a code')
  })

  it('unlocks the screen with the password alone, with a limit on wrong passwords', async () => {
    const { person } = await insertAccountWithSecondFactor()
    const unlockScreen = (enteredPassword: string) =>
      person.call('POST /api/unlock', { body: { password: enteredPassword } })
    expect((await unlockScreen(password)).status).toBe(200)
    for (let round = 0; round < 10; round += 1) expect((await unlockScreen('Wrong-password')).status).toBe(422)
    expect((await unlockScreen(password)).status).toBe(429)
  })

  it('ends all sessions except the current one', async () => {
    const person = await insertAccount()
    const { body } = await signIn(person)
    expect((await person.call('DELETE /api/sessions')).body).toEqual({ ended: 1 })
    expect((await press.withToken(body.token).call('GET /api/sessions')).status).toBe(401)
    expect((await person.call('GET /api/sessions')).body.sessions).toHaveLength(1)
  })
})
