import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { hashPassword } from '../src/auth/passwords.ts'
import { passkeyChallenges, passkeys, totps, users } from '../src/database/schema.ts'
import { createAuthenticator } from './authenticator.ts'
import { insertPerson } from './rows.ts'
import { openPress } from './support.ts'

const press = await openPress()
const anonymous = await press.as(null)
const { db } = press.database
const { origins } = press.config
const password = 'Qalam-men-kitap'
const password_hash = await hashPassword(password)

const insertAccount = async () => {
  const person = await insertPerson(press, 'author')
  await db.update(users).set({ password_hash }).where(eq(users.id, person.id))
  return person
}
type Account = Awaited<ReturnType<typeof insertAccount>>

const getChallenge = ({ body }: { body: { options: Record<string, unknown> } }) => String(body.options['challenge'])
const requestChallenge = async (person: Account) => {
  await person.call('POST /api/confirm', { body: { password } })
  return getChallenge(await person.call('POST /api/passkeys/options'))
}
const savePasskey = (person: Account, credential: ReturnType<ReturnType<typeof createAuthenticator>['make']>) =>
  person.call('POST /api/passkeys', { body: { credential } })

/** Creates a person whose device has a passkey. */
async function insertAccountWithPasskey() {
  const person = await insertAccount()
  const device = createAuthenticator(origins.author)
  const { body } = await savePasskey(person, device.make({ challenge: await requestChallenge(person) }))
  return { person, device, passkey: body.passkey }
}
const requestSignInChallenge = async (portal: 'author' | 'staff' = 'author') =>
  getChallenge(await anonymous.call('POST /api/login/passkey/options', { body: { portal } }))
const signIn = (
  credential: ReturnType<ReturnType<typeof createAuthenticator>['sign']>,
  portal: 'author' | 'staff' = 'author',
) => anonymous.call('POST /api/login/passkey', { body: { portal, credential } })

describe('a passkey', () => {
  it('signs its owner in without a password or a second factor', async () => {
    const { person, device } = await insertAccountWithPasskey()
    await db.insert(totps).values({ user_id: person.id, confirmed_at: new Date() })
    const { status, body } = await signIn(device.sign({ challenge: await requestSignInChallenge() }))
    expect(status).toBe(200)
    expect(body.user.id).toBe(person.id)
    const { body: securityBody } = await person.call('GET /api/security')
    expect(securityBody.passkeys).toEqual([expect.objectContaining({ synced: false, used_at: expect.any(String) })])
  })

  it('can be added only after a confirmation of identity', async () => {
    const person = await insertAccount()
    expect((await person.call('POST /api/passkeys/options')).body.error.code).toBe('confirmationNeeded')
  })

  it('is stored once, only for the requested challenge and the person who requested it', async () => {
    const person = await insertAccount()
    const challenge = await requestChallenge(person)
    const device = createAuthenticator(origins.author)
    expect((await savePasskey(await insertAccount(), device.make({ challenge }))).status).toBe(422)
    expect((await savePasskey(person, device.make({ challenge: 'bm90LWFza2Vk' }))).status).toBe(422)
    expect((await savePasskey(person, device.make({ challenge, origin: 'https://press.evil.example' }))).status).toBe(
      422,
    )
    expect((await savePasskey(person, device.make({ challenge }))).status).toBe(200)
    expect((await savePasskey(person, device.make({ challenge }))).status).toBe(422)
    // The same passkey cannot be added a second time with another challenge, by any person.
    const otherAccount = await insertAccount()
    expect(
      (await savePasskey(otherAccount, device.make({ challenge: await requestChallenge(otherAccount) }))).status,
    ).toBe(422)
  })

  it('answers each challenge once, within five minutes, unlocked and from its own origin', async () => {
    const { device, passkey } = await insertAccountWithPasskey()
    const challenge = await requestSignInChallenge()
    expect((await signIn(device.sign({ challenge }, { unlocked: false }))).status).toBe(401)
    expect(
      (await signIn(device.sign({ challenge, origin: origins.author.replace('localhost', 'evil.example') }))).status,
    ).toBe(401)
    const usedAssertion = device.sign({ challenge })
    expect((await signIn(usedAssertion)).status).toBe(200)
    expect((await signIn(usedAssertion)).status).toBe(401)

    const lateChallenge = await requestSignInChallenge()
    await db
      .update(passkeyChallenges)
      .set({ created_at: sql`now() - interval '6 minutes'` })
      .where(eq(passkeyChallenges.challenge, lateChallenge))
    expect((await signIn(device.sign({ challenge: lateChallenge }))).status).toBe(401)

    // Simulates a cloned device, whose counter is lower.
    await db.update(passkeys).set({ counter: 100 }).where(eq(passkeys.id, passkey.id))
    expect((await signIn(device.sign({ challenge: await requestSignInChallenge() }))).status).toBe(401)
    expect((await signIn(device.sign({ challenge: await requestSignInChallenge() }, { by: 200 }))).status).toBe(200)
  })

  it('is refused when unknown, from another portal or of a deactivated account', async () => {
    const stranger = createAuthenticator(origins.author)
    expect((await signIn(stranger.sign({ challenge: await requestSignInChallenge() }))).body.error.message).toMatch(
      /не действует/,
    )
    const { person, device } = await insertAccountWithPasskey()
    const otherPortalDevice = createAuthenticator(origins.staff)
    expect(
      (await signIn(otherPortalDevice.sign({ challenge: await requestSignInChallenge('staff') }), 'staff')).status,
    ).toBe(401)
    const wrongPortalResponse = await signIn(
      device.sign({ challenge: await requestSignInChallenge('staff'), origin: origins.staff }),
      'staff',
    )
    expect(wrongPortalResponse.body.error).toMatchObject({ code: 'wrongPortal', portal: 'author' })
    await db.update(users).set({ active: false }).where(eq(users.id, person.id))
    expect((await signIn(device.sign({ challenge: await requestSignInChallenge() }))).status).toBe(401)
  })

  it('is removed only by its owner after a confirmation and then stops working', async () => {
    const { person, device, passkey } = await insertAccountWithPasskey()
    const params = { id: passkey.id }
    expect((await person.call('DELETE /api/passkeys/{id}', { params })).body.error.code).toBe('confirmationNeeded')
    const otherAccount = await insertAccount()
    await otherAccount.call('POST /api/confirm', { body: { password } })
    expect((await otherAccount.call('DELETE /api/passkeys/{id}', { params })).status).toBe(404)
    await person.call('POST /api/confirm', { body: { password } })
    expect((await person.call('DELETE /api/passkeys/{id}', { params })).status).toBe(200)
    expect((await signIn(device.sign({ challenge: await requestSignInChallenge() }))).status).toBe(401)
  })

  it('is logged when it is added or removed', async () => {
    const { person, passkey } = await insertAccountWithPasskey()
    await person.call('POST /api/confirm', { body: { password } })
    await person.call('DELETE /api/passkeys/{id}', { params: { id: passkey.id } })
    const { rows } = await db.execute<{ type: string }>(
      sql`select type from events where resource = 'account' and resource_id = ${person.id} and type like '%asskey%' order by id`,
    )
    expect(rows.map(({ type }) => type)).toEqual(['account.passkeyAdded', 'account.passkeyRemoved'])
  })
})
