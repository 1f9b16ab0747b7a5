import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getGrantedScope, ratingCriteria, roleByKey, roleKeys, type EventRepeat, type Rating } from '@press/domain'
import { and, eq, like, sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  conversationMembers,
  conversations,
  events,
  organizations,
  passwordResets,
  profiles,
  techCards,
  todos,
  users,
  workTypes,
} from '../../src/database/schema.ts'
import {
  insertApplication,
  insertCard,
  getDateInDays,
  insertOffer,
  insertProject,
  insertPerson,
  type TestPerson,
} from '../rows.ts'
import { hashPassword } from '../../src/auth/passwords.ts'
import { openSession } from '../../src/auth/sessions.ts'
import { hashToken } from '../../src/auth/tokens.ts'
import { createPlainWorkbook } from '../../src/app/workbook.ts'
import { getLetterText } from '../letters.ts'
import { openPress, pollOptions, type Person } from '../support.ts'

const press = await openPress()
const secondPress = await openPress({}, press.database)
const { db } = press.database
const hr = await insertPerson(press, 'hr')
const supervisor = await insertPerson(press, 'supervisor')

const secret = 'Betteushi-2025'
const password_hash = await hashPassword(secret)
/** Sets a person's password. */
async function setPassword(person: TestPerson): Promise<TestPerson> {
  await db.update(users).set({ password_hash }).where(eq(users.id, person.id))
  return person
}
await setPassword(hr)

let count = 0
const createAddress = () => `invited-${(count += 1)}@press.example`
const createUserForm = (extraFields: object = {}) => ({
  name: 'Сәуле Тоқтар',
  email: createAddress(),
  role_id: roleByKey('executor').id,
  specialization: 'layout designer' as const,
  phone: '8 701 555 01 42',
  ...extraFields,
})
const inviteUser = (who: Person, extraFields: object = {}) =>
  who.call('POST /api/users', { body: createUserForm(extraFields) })
const readUser = async (id: number) => (await hr.call('GET /api/users/{id}', { params: { id } })).body.user
const saveUser = async (who: Person, id: number, extraFields: object) => {
  const { name, email, role_id, specialization, phone } = await readUser(id)
  return who.call('PUT /api/users/{id}', {
    params: { id },
    body: { name, email, role_id, specialization, phone, ...extraFields },
  })
}
const createMeetingTimes = (day: string) => ({
  dates: { start: day, end: day },
  times: { start: '10:00', end: '11:00' },
})
const deactivateUser = (who: Person, { id, name }: TestPerson, extraFields: object = {}) =>
  who.call('POST /api/users/{id}/deactivate', {
    params: { id },
    body: { surname: name.split(' ').at(-1) ?? '', ...extraFields },
  })
const listEventTypes = async (id: number): Promise<string[]> =>
  (
    await db
      .select({ type: events.type })
      .from(events)
      .where(and(eq(events.resource, 'user'), eq(events.resource_id, id)))
      .orderBy(events.id)
  ).map(({ type }) => type)

/** Returns the log entries about a person's organization, one per change. */
async function listOrganizationChanges(id: number): Promise<object[]> {
  const changeEvents = await db
    .select({ data: events.data })
    .from(events)
    .where(and(eq(events.resource, 'user'), eq(events.resource_id, id)))
    .orderBy(events.id)
  return changeEvents.flatMap(({ data }) => {
    const { before, after } = data as Record<'before' | 'after', { organization?: string | null }>
    return after && 'organization' in after ? [{ from: before.organization, to: after.organization }] : []
  })
}

/** Returns the letters to an address that either process sent. */
function readLetters(email: string): string[] {
  return [press, secondPress]
    .map(({ config }) => join(config.dataDir, 'mail'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => path.endsWith('.eml'))
    .map((path) => readFileSync(path, 'utf8'))
    .filter((eml) => eml.includes(email))
    .map(getLetterText)
}
/** Returns the reset tokens in the letters to an address, once the expected number of letters has arrived. */
async function waitForTokens(email: string, expectedCount: number): Promise<string[]> {
  const listTokens = () => readLetters(email).map((text) => /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? '')
  await expect.poll(() => listTokens().length, pollOptions).toBe(expectedCount)
  return listTokens()
}

describe('an invitation', () => {
  it('creates an account whose owner sets a password by email and can then sign in', async () => {
    const email = createAddress()
    const { status, body } = await inviteUser(hr, { email })
    expect([status, body.user]).toEqual([
      200,
      expect.objectContaining({ state: 'invited', email, phone: '+77015550142', specialization: 'layout designer' }),
    ])
    const [token = ''] = await waitForTokens(email, 1)
    expect(readLetters(email)).toEqual([expect.stringContaining('действует 3 дня.')])
    const anonymous = await press.as(null)
    const resetPassword = () =>
      anonymous.call('POST /api/password/reset', { body: { token, password: 'Betteushi-2026' } })
    await expect.poll(async () => (await resetPassword()).status, pollOptions).toBe(200)
    expect((await resetPassword()).status).toBe(400)
    const signedIn = await anonymous.call('POST /api/login', { body: { email, password: 'Betteushi-2026' } })
    expect(signedIn.body.user.name).toBe('Сәуле Тоқтар')
    expect((await readUser(body.user.id)).state).toBe('active')
    expect((await hr.call('POST /api/users/{id}/invite', { params: { id: body.user.id } })).status).toBe(403)
    expect(await listEventTypes(body.user.id)).toEqual(['user.invited'])
  })

  it('can be sent again with a new link, which invalidates the previous one', async () => {
    const email = createAddress()
    const { id } = (await inviteUser(hr, { email })).body.user
    const [first = ''] = await waitForTokens(email, 1)
    await db
      .update(users)
      .set({ invited_at: sql`now() - interval '73 hours'` })
      .where(eq(users.id, id))
    expect((await readUser(id)).state).toBe('expired')
    const repeatedResponse = await hr.call('POST /api/users/{id}/invite', { params: { id } })
    expect([repeatedResponse.status, repeatedResponse.body.user.state]).toEqual([200, 'invited'])
    const tokens = await waitForTokens(email, 2)
    const anonymous = await press.as(null)
    const resetPassword = (token: string) =>
      anonymous.call('POST /api/password/reset', { body: { token, password: 'Betteushi-2026' } })
    expect((await resetPassword(first)).status).toBe(400)
    await expect
      .poll(async () => (await resetPassword(tokens.find((one) => one !== first) ?? '')).status, pollOptions)
      .toBe(200)
  })

  it('is refused for invalid fields and for an address in use', async () => {
    const invalidResponse = await inviteUser(hr, { name: ' ', email: 'saule', role_id: 0, phone: '123' })
    expect(Object.keys(invalidResponse.body.error.fields ?? {}).sort()).toEqual(['email', 'name', 'phone', 'role_id'])
    expect((await inviteUser(hr, { specialization: null })).body.error.fields).toHaveProperty('specialization')
    const { email } = (await inviteUser(hr)).body.user
    expect((await inviteUser(supervisor, { email })).body.error.fields).toHaveProperty('email')
  })

  it('to a role that reads everything can be sent only by a supervisor', async () => {
    const role = { role_id: roleByKey('director').id, specialization: null }
    expect((await inviteUser(hr, role)).body.error.fields).toHaveProperty('role_id')
    const { status, body } = await inviteUser(supervisor, role)
    expect(status).toBe(200)
    expect((await saveUser(hr, body.user.id, { name: 'Басқа' })).status).toBe(403)
  })
})

describe('a change of role', () => {
  it('ends the sessions, is logged, and is refused with an outdated version', async () => {
    const executor = await insertPerson(press, 'executor', 'Нұрлан Абай')
    const { version } = await readUser(executor.id)
    const role_id = roleByKey('pm').id
    expect((await saveUser(hr, executor.id, { role_id, specialization: null, version })).status).toBe(200)
    expect((await executor.call('GET /api/userprofile')).status).toBe(401)
    const staleResponse = await saveUser(hr, executor.id, { role_id, version })
    expect([staleResponse.status, staleResponse.body.error.current]).toEqual([
      409,
      { user: expect.objectContaining({ id: executor.id, role_id }) },
    ])
    const [event] = await db
      .select({ data: events.data })
      .from(events)
      .where(and(eq(events.type, 'user.roleChanged'), eq(events.resource_id, executor.id)))
    expect(event?.data).toMatchObject({ before: { role_id: roleByKey('executor').id }, after: { role_id } })
  })

  it('is refused for oneself and for an author', async () => {
    const author = await insertPerson(press, 'author')
    expect((await saveUser(hr, hr.id, { role_id: roleByKey('pm').id })).status).toBe(403)
    expect((await saveUser(hr, author.id, { role_id: roleByKey('pm').id })).status).toBe(403)
    expect((await saveUser(hr, hr.id, { name: 'Жанар Сапар' })).status).toBe(200)
  })
})

const confirmIdentity = (who: Person) => who.call('POST /api/confirm', { body: { password: secret } })
/** Returns the link in the letter to a new address. */
async function waitForLink(email: string, expectedCount = 1): Promise<string> {
  const listLinks = () => readLetters(email).flatMap((text) => /confirm-email\?token=([\w-]+)/.exec(text)?.[1] ?? [])
  await expect.poll(() => listLinks().length, pollOptions).toBe(expectedCount)
  return listLinks().at(-1) ?? ''
}
const confirmEmail = async (token: string, password: string) =>
  (await press.as(null)).call('POST /api/email/confirm', { body: { token, password } })
const resetWithToken = async (token: string) =>
  (await press.as(null)).call('POST /api/password/reset', { body: { token, password: 'Betteushi-2026' } })

describe('a change of email address', () => {
  it('requires a confirmation by HR and by the reader of the new address', async () => {
    const person = await setPassword(await insertPerson(press, 'stock', 'Нұрлан Абай'))
    const oldEmail = (await readUser(person.id)).email
    const email = createAddress()
    await db
      .insert(passwordResets)
      .values({ token_hash: hashToken('old'), user_id: person.id, expires_at: new Date('2040-01-01') })
    const refusedResponse = await saveUser(hr, person.id, { email })
    expect([refusedResponse.status, refusedResponse.body.error.code]).toEqual([403, 'confirmationNeeded'])

    await confirmIdentity(hr)
    const changeResponse = await saveUser(hr, person.id, { email })
    expect(changeResponse.body.user).toMatchObject({ email: oldEmail, pending_email: email })
    // A confirmation of the person's identity is valid for only one change.
    expect((await saveUser(hr, person.id, { email: createAddress() })).status).toBe(403)
    expect((await person.call('GET /api/userprofile')).status).toBe(200)
    const resetResponse = await (
      await press.as(null)
    ).call('POST /api/password/reset', {
      body: { token: 'old', password: 'Betteushi-2026' },
    })
    expect(resetResponse.status).toBe(400)
    await expect.poll(() => readLetters(oldEmail).join(), pollOptions).toContain(email)

    const token = await waitForLink(email)
    expect((await confirmEmail(token, 'Wrong-password-1')).body.error.fields).toHaveProperty('password')
    expect((await confirmEmail('x', secret)).status).toBe(400)
    expect((await readUser(person.id)).email).toBe(oldEmail)
    expect((await confirmEmail(token, secret)).status).toBe(200)
    expect(await readUser(person.id)).toMatchObject({ email, pending_email: null })
    expect((await confirmEmail(token, secret)).status).toBe(400)
    expect((await person.call('GET /api/userprofile')).status).toBe(401)
    const { status } = await (await press.as(null)).call('POST /api/login', { body: { email, password: secret } })
    expect(status).toBe(200)
    await expect.poll(() => readLetters(oldEmail).filter((text) => text.includes(email)).length, pollOptions).toBe(2)
    const emailEvents = await db
      .select({ type: events.type })
      .from(events)
      .where(and(eq(events.resource, 'user'), eq(events.resource_id, person.id), like(events.type, 'user.email%')))
      .orderBy(events.id)
    expect(emailEvents.map(({ type }) => type)).toEqual(['user.emailAsked', 'user.emailChanged'])
  })

  it('can be withdrawn, is replaced by a later one and ends with the account', async () => {
    const person = await setPassword(await insertPerson(press, 'stock', 'Нұрлан Абай'))
    const [firstEmail, laterEmail] = [createAddress(), createAddress()]
    await confirmIdentity(hr)
    await saveUser(hr, person.id, { email: firstEmail })
    const token = await waitForLink(firstEmail)
    const withdrawChange = () => hr.call('DELETE /api/users/{id}/email', { params: { id: person.id } })
    expect((await withdrawChange()).body.user.pending_email).toBeNull()
    expect((await withdrawChange()).status).toBe(404)
    expect((await confirmEmail(token, secret)).status).toBe(400)
    await confirmIdentity(hr)
    await saveUser(hr, person.id, { email: firstEmail })
    await confirmIdentity(hr)
    await saveUser(hr, person.id, { email: laterEmail })
    expect((await confirmEmail(await waitForLink(firstEmail, 2), secret)).status).toBe(400)
    const lastToken = await waitForLink(laterEmail)
    await deactivateUser(hr, person)
    expect((await confirmEmail(lastToken, secret)).status).toBe(400)
  })

  it('for an invited person sends a new invitation and invalidates the previous link', async () => {
    const [email, correctedEmail] = [createAddress(), createAddress()]
    const { id } = (await inviteUser(hr, { email })).body.user
    const [token = ''] = await waitForTokens(email, 1)
    expect((await saveUser(hr, id, { email: correctedEmail })).body.user).toMatchObject({
      email: correctedEmail,
      pending_email: null,
    })
    const [nextToken = ''] = await waitForTokens(correctedEmail, 1)
    expect((await resetWithToken(token)).status).toBe(400)
    await expect.poll(async () => (await resetWithToken(nextToken)).status, pollOptions).toBe(200)
  })

  it('is refused when another account has the address', async () => {
    const [person, other] = [await insertPerson(press, 'stock'), await insertPerson(press, 'stock')]
    await confirmIdentity(hr)
    const saveResponse = await saveUser(hr, person.id, { email: (await readUser(other.id)).email })
    expect(saveResponse.body.error.fields).toHaveProperty('email')
  })
})

/** Opens a live connection to the other process. Returns a function that tells whether the connection has ended. */
async function openConnection(person: TestPerson): Promise<() => boolean> {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const otherClient = secondPress.withToken(person.token)
  const answer = await otherClient.fetch('/api/live', { signal: stop.signal })
  let ended = false
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  await reader.read()
  const listenUntilEnd = async () => {
    while (!(await reader.read()).done);
    ended = true
  }
  void listenUntilEnd().catch(() => undefined)
  return () => ended
}

const insertOrganization = async (name: string, extraFields: object = {}) => {
  const [insertedOrganization] = await db
    .insert(organizations)
    .values({ name, ...extraFields })
    .returning({ id: organizations.id })
  return insertedOrganization?.id ?? 0
}
const setOrganization = (who: Person, id: number, organization_id: number | null, extraFields: object = {}) =>
  saveUser(who, id, { organization_id, ...extraFields })
const setRepresentedOrganization = (id: number, organization_id: number) =>
  db
    .insert(profiles)
    .values({ user_id: id, organization_id })
    .onConflictDoUpdate({ target: profiles.user_id, set: { organization_id } })
const findOrganizations = (who: Person) => who.call('GET /api/users/organizations', { query: { search: 'қыран' } })
const listOfferIds = async (person: Person) => (await person.call('GET /api/offers')).body.data.map(({ id }) => id)

describe('a person’s organization', () => {
  it('is found by part of its name, without merged ones, by HR and the supervisor', async () => {
    const id = await insertOrganization('Қыран баспаханасы', { bin: '170240990010' })
    await insertOrganization('Қыран (бұрынғы)', { merged_into: id })
    for (const who of [hr, supervisor])
      expect((await findOrganizations(who)).body).toEqual({
        organizations: [{ id, name: 'Қыран баспаханасы', IIN: '170240990010' }],
      })
    expect((await findOrganizations(await insertPerson(press, 'director'))).status).toBe(403)
  })

  it.each(roleKeys.filter((role) => role !== 'partner' && role !== 'supervisor' && role !== 'director'))(
    'is set for a %s by HR or the supervisor and grants no access',
    async (role) => {
      const person = await insertPerson(press, role)
      const id = await insertOrganization(`Жұмыс орны: ${role}`)
      const foreignOfferId = await insertOffer(press, { organization_id: id })
      const specializationField = role === 'executor' ? ({ specialization: 'editor' } as const) : {}
      expect((await setOrganization(hr, person.id, id, specializationField)).body.user).toMatchObject({
        organization_id: id,
        organization: `Жұмыс орны: ${role}`,
      })
      const profileResponse = await person.call('GET /api/userprofile')
      expect([profileResponse.status, profileResponse.body.profile.organization]).toEqual([200, `Жұмыс орны: ${role}`])
      const offerResponse = await person.call('GET /api/offers/{id}', { params: { id: foreignOfferId } })
      const readsAllOffers = getGrantedScope(role, 'offers', 'read') === 'all'
      expect([offerResponse.status, offerResponse.body.offer?.own]).toEqual(
        readsAllOffers ? [200, false] : [getGrantedScope(role, 'offers', 'read') ? 404 : 403, undefined],
      )
      // A form without this field leaves the organization unchanged.
      expect((await saveUser(supervisor, person.id, {})).body.user.organization_id).toBe(id)
      expect((await setOrganization(supervisor, person.id, null)).body.user).toMatchObject({ organization: null })
      const [, lastChange] = await listOrganizationChanges(person.id)
      expect(lastChange).toEqual({ from: `Жұмыс орны: ${role}`, to: null })
    },
  )

  it('can be set for a supervisor or a director only by a supervisor', async () => {
    const id = await insertOrganization('Ғылым ордасы')
    for (const role of ['supervisor', 'director'] as const) {
      const person = await insertPerson(press, role)
      expect((await setOrganization(hr, person.id, id)).status).toBe(403)
      expect((await setOrganization(supervisor, person.id, id)).body.user.organization_id).toBe(id)
    }
  })

  it('must exist, and an outdated change to it is refused', async () => {
    const person = await insertPerson(press, 'author')
    const id = await insertOrganization('Бірінші орын')
    const mergedId = await insertOrganization('Қосылған орын', { merged_into: id })
    for (const one of [mergedId, 2_000_000_000])
      expect((await setOrganization(hr, person.id, one)).body.error.fields).toHaveProperty('organization_id')
    const { version } = await readUser(person.id)
    expect((await setOrganization(hr, person.id, id, { version })).status).toBe(200)
    const lateResponse = await setOrganization(supervisor, person.id, null, { version })
    expect([lateResponse.status, (await readUser(person.id)).organization_id]).toEqual([409, id])
  })

  it('of a partner determines their offers; a supervisor’s change ends their sessions', async () => {
    const [oldOrganizationId, newOrganizationId] = [
      await insertOrganization('Бұрынғы серіктес'),
      await insertOrganization('Жаңа серіктес'),
    ]
    const [partnerOffer, other] = [
      await insertOffer(press, { organization_id: oldOrganizationId }),
      await insertOffer(press, { organization_id: newOrganizationId }),
    ]
    const partner = await insertPerson(press, 'partner')
    await setRepresentedOrganization(partner.id, oldOrganizationId)
    expect(await listOfferIds(partner)).toEqual([partnerOffer])
    const refusedResponse = await setOrganization(hr, partner.id, newOrganizationId)
    expect([refusedResponse.status, refusedResponse.body.error.message]).toEqual([
      403,
      expect.stringMatching(/супервайзер/),
    ])
    // HR can still change a partner's other fields.
    expect((await setOrganization(hr, partner.id, oldOrganizationId, { name: 'Ерлан Дәулет' })).status).toBe(200)
    expect(await listOfferIds(partner)).toEqual([partnerOffer])

    expect((await setOrganization(supervisor, partner.id, newOrganizationId)).status).toBe(200)
    expect((await partner.call('GET /api/offers')).status).toBe(401)
    expect((await listOrganizationChanges(partner.id)).at(-1)).toEqual({
      from: 'Бұрынғы серіктес',
      to: 'Жаңа серіктес',
    })
    const { token } = await db.transaction((tx) => openSession(tx, partner.id, 'again', false))
    expect(await listOfferIds(press.withToken(token))).toEqual([other])
  })

  it.each([
    ['accepted', 'accept'],
    ['done', 'done'],
  ] as const)('cannot change for a partner with an offer addressed to it: %s', async (_what, status) => {
    const [oldOrganizationId, newOrganizationId] = [
      await insertOrganization(`Мекеме ${status}`),
      await insertOrganization(`Басқа мекеме ${status}`),
    ]
    const partner = await insertPerson(press, 'partner')
    await setRepresentedOrganization(partner.id, oldOrganizationId)
    await insertOffer(press, { organization_id: oldOrganizationId, user_id: partner.id, status })
    const placeResponse = await setOrganization(supervisor, partner.id, newOrganizationId)
    expect(placeResponse.body.error.fields).toEqual({ organization_id: expect.stringContaining('заново') })
    expect((await readUser(partner.id)).organization_id).toBe(oldOrganizationId)
  })
})

describe('the deactivation of an account', () => {
  it('ends sessions and live connections in every process', async () => {
    const person = await insertPerson(press, 'stock', 'Марат Иса')
    const hasEnded = await openConnection(person)
    expect((await deactivateUser(hr, person)).body.user.state).toBe('inactive')
    expect((await person.call('GET /api/userprofile')).status).toBe(401)
    await expect.poll(hasEnded, pollOptions).toBe(true)
    const endedSessionResponse = await secondPress.withToken(person.token).call('GET /api/userprofile')
    expect(endedSessionResponse.status).toBe(401)
  })

  it('requires the surname and a suitable receiver for each kind of open item', async () => {
    const manager = await insertPerson(press, 'pm', 'Елена Ким')
    const { id } = await insertProject(press, { manager: manager.id })
    expect((await deactivateUser(hr, manager, { surname: 'Кем' })).body.error.fields).toHaveProperty('surname')
    const refusedResponse = await deactivateUser(hr, manager)
    expect(Object.keys(refusedResponse.body.error.fields ?? {}).sort()).toEqual([
      'receivers.cards',
      'receivers.projects',
    ])
    const receivers = { cards: hr.id, projects: manager.id }
    const invalidResponse = await deactivateUser(hr, manager, { receivers })
    expect(Object.keys(invalidResponse.body.error.fields ?? {}).sort()).toEqual([
      'receivers.cards',
      'receivers.projects',
    ])
    expect((await readUser(manager.id)).state).not.toBe('inactive')
    const { rows } = await db.execute(sql`select manager_id from projects where id = ${id}`)
    expect(rows).toEqual([{ manager_id: manager.id }])
  })

  it('reassigns open items to their receivers and returns them on reactivation', async () => {
    const [leaver, taker] = [
      await insertPerson(press, 'executor', 'Сәуле Тоқтар'),
      await insertPerson(press, 'executor'),
    ]
    const { work, id: project } = await insertProject(press, {
      executor: leaver.id,
      work: 'in progress',
      status: 'in progress',
    })
    const finishedProject = await insertProject(press, { executor: leaver.id, work: 'approved' })
    const ownTodoId = (await leaver.call('POST /api/todos', { body: { title: 'Шрифты' } })).body.todo.id
    const [insertedChat] = await db.insert(conversations).values({ type: 'group', chat_name: 'Обложки' }).returning()
    await db.insert(conversationMembers).values({ conversation_id: insertedChat?.id as number, user_id: leaver.id })
    const openItems = (await hr.call('GET /api/users/{id}/open', { params: { id: leaver.id } })).body
    expect(openItems).toMatchObject({
      kinds: [
        { kind: 'works', count: 1 },
        { kind: 'todos', count: 1 },
      ],
      chats: 1,
    })
    expect(openItems.kinds[0]?.takers.map(({ id }) => id)).toContain(taker.id)
    expect(openItems.kinds[0]?.takers.map(({ id }) => id)).not.toContain(leaver.id)

    const answer = await deactivateUser(hr, leaver, { receivers: { works: taker.id, todos: hr.id } })
    expect(answer.status).toBe(200)
    const readExecutorId = async (id: number) =>
      (await db.select({ id: workTypes.executor_id }).from(workTypes).where(eq(workTypes.id, id)))[0]?.id
    const readAssigneeId = async () =>
      (await db.select({ id: todos.assignee_id }).from(todos).where(eq(todos.id, ownTodoId)))[0]?.id
    expect([await readExecutorId(work), await readExecutorId(finishedProject.work), await readAssigneeId()]).toEqual([
      taker.id,
      leaver.id,
      hr.id,
    ])
    const handOverEvents = await db
      .select({ type: events.type, audience: events.audience })
      .from(events)
      .where(and(eq(events.type, 'project.handedOver'), eq(events.resource_id, project)))
    expect(handOverEvents).toEqual([{ type: 'project.handedOver', audience: [leaver.id, taker.id] }])

    await expect
      .poll(
        async () => (await taker.call('GET /api/notifications')).body.map(({ data }) => data.message_ru),
        pollOptions,
      )
      .toEqual(['Вам передано 1 дело. От кого: Сәуле Тоқтар'])

    const { status, body } = await hr.call('POST /api/users/{id}/activate', { params: { id: leaver.id }, body: {} })
    expect([status, body.returned]).toEqual([200, 2])
    expect([await readExecutorId(work), await readAssigneeId()]).toEqual([leaver.id, null])
    const members = await db.select().from(conversationMembers).where(eq(conversationMembers.user_id, leaver.id))
    expect(members.map(({ conversation_id }) => conversation_id)).toEqual([insertedChat?.id])
    expect(await listEventTypes(leaver.id)).toEqual([
      'user.handedOver',
      'user.handedOver',
      'user.deactivated',
      'user.activated',
    ])
  })

  it('reassigns a recurring meeting as one, even when only a moved occurrence is ahead', async () => {
    const [leaver, taker] = [await insertPerson(press, 'pm', 'Елена Ким'), await insertPerson(press, 'pm')]
    const lastDay = getDateInDays(-7)
    const meetingFields = { name: 'Планёрка', category: 'meetings', tag: 'current', details: '' } as const
    const meeting = { ...meetingFields, users: [hr.id] }
    const repeat: EventRepeat = { kind: 'daily', days: [], until: lastDay, count: null }
    const { event } = (
      await leaver.call('POST /api/events', {
        body: { ...meeting, ...createMeetingTimes(getDateInDays(-8)), repeat },
      })
    ).body
    const moveResponse = await leaver.call('PUT /api/events/{id}', {
      params: { id: event.id },
      body: {
        ...meeting,
        ...createMeetingTimes(getDateInDays(3)),
        version: event.version,
        scope: 'this',
        occurrence: lastDay,
      },
    })
    expect(moveResponse.status).toBe(200)
    const openItems = (await hr.call('GET /api/users/{id}/open', { params: { id: leaver.id } })).body
    expect(openItems.kinds).toMatchObject([{ kind: 'events', count: 1 }])
    const readOwners = async () => {
      const { rows } = await db.execute(
        sql`select created_by from calendar_events where id = ${event.id} or series_id = ${event.id}`,
      )
      return rows.map(({ created_by }) => created_by)
    }
    expect((await deactivateUser(hr, leaver, { receivers: { events: taker.id } })).status).toBe(200)
    expect(await readOwners()).toEqual([taker.id, taker.id])
    await hr.call('POST /api/users/{id}/activate', { params: { id: leaver.id }, body: {} })
    expect(await readOwners()).toEqual([leaver.id, leaver.id])
  })

  it('leaves items finished since then with the receiver on reactivation', async () => {
    const [leaver, taker] = [await insertPerson(press, 'pm', 'Елена Ким'), await insertPerson(press, 'pm')]
    const [openCardId, finishedCardId] = [
      await insertCard(press, { manager: leaver.id }),
      await insertCard(press, { manager: leaver.id }),
    ]
    await deactivateUser(hr, leaver, { receivers: { cards: taker.id } })
    await db.update(techCards).set({ is_archieve: true }).where(eq(techCards.id, finishedCardId))
    const { body } = await hr.call('POST /api/users/{id}/activate', { params: { id: leaver.id }, body: {} })
    expect(body.returned).toBe(1)
    const cardManagers = await db
      .select({ id: techCards.id })
      .from(techCards)
      .where(eq(techCards.project_manager_id, leaver.id))
    expect(cardManagers).toEqual([{ id: openCardId }])
  })

  it('of an author reassigns only their open applications', async () => {
    const [author, other] = [await insertPerson(press, 'author', 'Тимур Ли'), await insertPerson(press, 'author')]
    const applicationId = await insertApplication(press, { owner: author.id })
    await insertApplication(press, { owner: author.id, status: 'rejected' })
    expect((await deactivateUser(hr, author, { receivers: { applications: other.id } })).status).toBe(200)
    expect((await other.call('GET /api/applications')).body.applications.map(({ id }) => id)).toEqual([applicationId])
  })

  it('is refused for one’s own account', async () => {
    expect((await deactivateUser(hr, { ...hr, name: 'Жанар Сапар' })).status).toBe(403)
    expect((await readUser(hr.id)).state).not.toBe('inactive')
  })
})

describe('the list of accounts', () => {
  it('is searched, filtered, counted and sorted', async () => {
    const [one, two] = [
      await insertPerson(press, 'typography', 'Әбдірахман Ө'),
      await insertPerson(press, 'typography', 'Әбдірахман А'),
    ]
    await deactivateUser(hr, two, { surname: 'А' })
    const listUsers = async (query: object = {}) =>
      (await hr.call('GET /api/users', { query: { search: 'абдирахман', sort_dir: 'asc', ...query } })).body
    expect((await listUsers()).users.map(({ id }) => id)).toEqual([two.id, one.id])
    expect((await listUsers({ sort_dir: 'desc' })).users.map(({ id }) => id)).toEqual([one.id, two.id])
    expect(await listUsers({ state: 'inactive', role: 'typography' })).toMatchObject({
      total: 1,
      users: [{ id: two.id }],
      counts: { inactive: 1, active: 0 },
    })
    expect((await listUsers({ role: 'pm' })).total).toBe(0)
  })

  it('can be read but not changed by a director', async () => {
    const director = await insertPerson(press, 'director')
    expect((await director.call('GET /api/users')).status).toBe(200)
    expect((await inviteUser(director)).status).toBe(403)
    expect((await deactivateUser(director, supervisor)).status).toBe(403)
  })
})

const createRating = (score: Rating['quality']) =>
  Object.fromEntries(ratingCriteria.map((key) => [key, score])) as Rating

describe('a person’s page', () => {
  it('shows their rating by quarter, their peers’ rating, their weekly load and last works', async () => {
    const [person, peer] = [await insertPerson(press, 'executor'), await insertPerson(press, 'executor')]
    for (const { id } of [person, peer])
      await db.update(profiles).set({ specialization: 'translator' }).where(eq(profiles.user_id, id))
    const { rows: ratingsBefore } = await db.execute<{ mean: number; count: number }>(
      sql`select coalesce(sum((scores->>'quality')::int), 0)::int as mean, count(*)::int as count from work_types
        join profiles on user_id = executor_id where specialization = 'translator' and scores is not null`,
    )
    for (const [executor_id, score] of [
      [person.id, 5],
      [person.id, 4],
      [peer.id, 3],
    ] as const)
      await db.insert(workTypes).values({
        tech_card_id: await insertCard(press),
        name: 'translation',
        executor_id,
        status: 'approved',
        price: 100,
        hours: 40,
        start_date: getDateInDays(-3),
        end_date: getDateInDays(0),
        completed_at: new Date(),
        scores: createRating(score),
      })
    const { body } = await hr.call('GET /api/users/{id}/overview', { params: { id: person.id } })
    expect(body.rating).toMatchObject({ works: 2, mean: 4.5 })
    expect(body.rating.quarters.at(-1)?.means?.creativity).toBe(4.5)
    const [{ mean: sum, count: ratingCount } = { mean: 0, count: 0 }] = ratingsBefore
    expect(body.rating.peers?.quality).toBeCloseTo((sum + 12) / (ratingCount + 3), 1)
    expect(body.load.weeks).toHaveLength(8)
    expect(body.load.weeks.filter(({ running }) => running)).toHaveLength(1)
    expect(body.load.weeks.reduce((all, { hours }) => all + hours, 0)).toBe(80)
    expect(body.works).toMatchObject([{ mean: 4 }, { mean: 5 }])
  })

  it('lists their sessions, each of which can be ended', async () => {
    const person = await insertPerson(press, 'stock')
    const { body } = await hr.call('GET /api/users/{id}/sessions', { params: { id: person.id } })
    expect(body.sessions).toMatchObject([{ agent: 'test' }])
    const session = body.sessions[0]?.id as number
    const endSession = (id: number) => hr.call('DELETE /api/users/{id}/sessions/{session}', { params: { id, session } })
    expect((await endSession(supervisor.id)).status).toBe(403)
    expect((await endSession(person.id)).status).toBe(200)
    expect((await endSession(person.id)).status).toBe(404)
    expect((await person.call('GET /api/userprofile')).status).toBe(401)
  })
})

const importRows = async (who: Person, rows: string[][], write = false) => {
  const table = await createPlainWorkbook('Люди', ['Имя и фамилия', 'Почта', 'Роль', 'Специализация', 'Телефон'], rows)
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(table)]), 'users.xlsx')
  return who.call('POST /api/users/import', { query: write ? { write: '1' } : {}, body: form })
}

describe('an imported table of people', () => {
  it('invites all people once no row has an error', async () => {
    const [one, two] = [createAddress(), createAddress()]
    const validRow = ['Айбек Нұр', one, 'Орындаушы', 'редактор', '8 701 555 01 42']
    const invalidResponse = await importRows(
      hr,
      [validRow, ['Әлия Сейіт', one, 'Директор', '', '12'], ['', 'aliya', 'Исполнитель', 'повар', '']],
      true,
    )
    expect([invalidResponse.body.written, invalidResponse.body.good]).toEqual([0, 1])
    expect(invalidResponse.body.problems.map(({ row, field }) => `${row} ${field}`).sort()).toEqual([
      '3 email',
      '3 phone',
      '3 role_id',
      '4 email',
      '4 name',
      '4 specialization',
    ])
    const rows = [validRow, ['Әлия Сейіт', two, 'stock', '', '']]
    expect((await importRows(hr, rows)).body).toMatchObject({ rows: 2, good: 2, written: 0 })
    expect((await importRows(hr, rows, true)).body.written).toBe(2)
    const { users: foundUsers } = (await hr.call('GET /api/users', { query: { search: 'Айбек Нұр' } })).body
    expect(foundUsers).toMatchObject([
      { email: one, state: 'invited', specialization: 'editor', phone: '+77015550142' },
    ])
    await waitForTokens(two, 1)
  })

  it('is refused when required columns are missing', async () => {
    const table = await createPlainWorkbook('Люди', ['Кто'], [['Айбек']])
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(table)]), 'users.xlsx')
    const { status, body } = await hr.call('POST /api/users/import', { body: form })
    expect([status, body.error.fields?.['file']]).toEqual([422, expect.stringContaining('Почта')])
  })
})
