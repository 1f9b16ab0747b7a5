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
import { applicationOf, cardOf, inDays, offerOf, projectOf, insertPerson, type TestPerson } from '../rows.ts'
import { hashPassword } from '../../src/auth/passwords.ts'
import { openSession } from '../../src/auth/sessions.ts'
import { hashToken } from '../../src/auth/tokens.ts'
import { createPlainWorkbook } from '../../src/app/workbook.ts'
import { textOf } from '../letters.ts'
import { openPress, pollTimeoutMs, type Person } from '../support.ts'

const press = await openPress()
const second = await openPress({}, press.database)
const { db } = press.database
const hr = await insertPerson(press, 'hr')
const supervisor = await insertPerson(press, 'supervisor')

const secret = 'Betteushi-2025'
const password_hash = await hashPassword(secret)
/** Sets a person's password. */
async function withPassword(person: TestPerson): Promise<TestPerson> {
  await db.update(users).set({ password_hash }).where(eq(users.id, person.id))
  return person
}
await withPassword(hr)

let count = 0
const address = () => `invited-${(count += 1)}@press.example`
const filled = (more: object = {}) => ({
  name: 'Сәуле Тоқтар',
  email: address(),
  role_id: roleByKey('executor').id,
  specialization: 'layout designer' as const,
  phone: '8 701 555 01 42',
  ...more,
})
const invite = (who: Person, more: object = {}) => who.call('POST /api/users', { body: filled(more) })
const read = async (id: number) => (await hr.call('GET /api/users/{id}', { params: { id } })).body.user
const save = async (who: Person, id: number, more: object) => {
  const { name, email, role_id, specialization, phone } = await read(id)
  return who.call('PUT /api/users/{id}', {
    params: { id },
    body: { name, email, role_id, specialization, phone, ...more },
  })
}
const on = (day: string) => ({ dates: { start: day, end: day }, times: { start: '10:00', end: '11:00' } })
const deactivate = (who: Person, { id, name }: TestPerson, more: object = {}) =>
  who.call('POST /api/users/{id}/deactivate', {
    params: { id },
    body: { surname: name.split(' ').at(-1) ?? '', ...more },
  })
const typesOf = async (id: number): Promise<string[]> =>
  (
    await db
      .select({ type: events.type })
      .from(events)
      .where(and(eq(events.resource, 'user'), eq(events.resource_id, id)))
      .orderBy(events.id)
  ).map(({ type }) => type)

/** Returns the log entries about a person's organization, one per change. */
async function changesOf(id: number): Promise<object[]> {
  const found = await db
    .select({ data: events.data })
    .from(events)
    .where(and(eq(events.resource, 'user'), eq(events.resource_id, id)))
    .orderBy(events.id)
  return found.flatMap(({ data }) => {
    const { before, after } = data as Record<'before' | 'after', { organization?: string | null }>
    return after && 'organization' in after ? [{ from: before.organization, to: after.organization }] : []
  })
}

/** Returns the letters to an address that either process sent. */
function lettersTo(email: string): string[] {
  return [press, second]
    .map(({ config }) => join(config.dataDir, 'mail'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => path.endsWith('.eml'))
    .map((path) => readFileSync(path, 'utf8'))
    .filter((eml) => eml.includes(email))
    .map(textOf)
}
/** Returns the reset tokens in the letters to an address, once the expected number of letters has arrived. */
async function tokensFor(email: string, many: number): Promise<string[]> {
  const tokens = () => lettersTo(email).map((text) => /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? '')
  await expect.poll(() => tokens().length, pollTimeoutMs).toBe(many)
  return tokens()
}

describe('an invitation', () => {
  it('creates an account whose owner sets a password by email and can then sign in', async () => {
    const email = address()
    const { status, body } = await invite(hr, { email })
    expect([status, body.user]).toEqual([
      200,
      expect.objectContaining({ state: 'invited', email, phone: '+77015550142', specialization: 'layout designer' }),
    ])
    const [token = ''] = await tokensFor(email, 1)
    expect(lettersTo(email)).toEqual([expect.stringContaining('действует 3 дня.')])
    const anonymous = await press.as(null)
    const reset = () => anonymous.call('POST /api/password/reset', { body: { token, password: 'Betteushi-2026' } })
    await expect.poll(async () => (await reset()).status, pollTimeoutMs).toBe(200)
    expect((await reset()).status).toBe(400)
    const signedIn = await anonymous.call('POST /api/login', { body: { email, password: 'Betteushi-2026' } })
    expect(signedIn.body.user.name).toBe('Сәуле Тоқтар')
    expect((await read(body.user.id)).state).toBe('active')
    expect((await hr.call('POST /api/users/{id}/invite', { params: { id: body.user.id } })).status).toBe(403)
    expect(await typesOf(body.user.id)).toEqual(['user.invited'])
  })

  it('can be sent again with a new link, which invalidates the previous one', async () => {
    const email = address()
    const { id } = (await invite(hr, { email })).body.user
    const [first = ''] = await tokensFor(email, 1)
    await db
      .update(users)
      .set({ invited_at: sql`now() - interval '73 hours'` })
      .where(eq(users.id, id))
    expect((await read(id)).state).toBe('expired')
    const again = await hr.call('POST /api/users/{id}/invite', { params: { id } })
    expect([again.status, again.body.user.state]).toEqual([200, 'invited'])
    const tokens = await tokensFor(email, 2)
    const anonymous = await press.as(null)
    const reset = (token: string) =>
      anonymous.call('POST /api/password/reset', { body: { token, password: 'Betteushi-2026' } })
    expect((await reset(first)).status).toBe(400)
    await expect
      .poll(async () => (await reset(tokens.find((one) => one !== first) ?? '')).status, pollTimeoutMs)
      .toBe(200)
  })

  it('is refused for invalid fields and for an address in use', async () => {
    const bad = await invite(hr, { name: ' ', email: 'saule', role_id: 0, phone: '123' })
    expect(Object.keys(bad.body.error.fields ?? {}).sort()).toEqual(['email', 'name', 'phone', 'role_id'])
    expect((await invite(hr, { specialization: null })).body.error.fields).toHaveProperty('specialization')
    const { email } = (await invite(hr)).body.user
    expect((await invite(supervisor, { email })).body.error.fields).toHaveProperty('email')
  })

  it('to a role that reads everything can be sent only by a supervisor', async () => {
    const role = { role_id: roleByKey('director').id, specialization: null }
    expect((await invite(hr, role)).body.error.fields).toHaveProperty('role_id')
    const { status, body } = await invite(supervisor, role)
    expect(status).toBe(200)
    expect((await save(hr, body.user.id, { name: 'Басқа' })).status).toBe(403)
  })
})

describe('a change of role', () => {
  it('ends the sessions, is logged, and is refused with an outdated version', async () => {
    const executor = await insertPerson(press, 'executor', 'Нұрлан Абай')
    const { version } = await read(executor.id)
    const role_id = roleByKey('pm').id
    expect((await save(hr, executor.id, { role_id, specialization: null, version })).status).toBe(200)
    expect((await executor.call('GET /api/userprofile')).status).toBe(401)
    const stale = await save(hr, executor.id, { role_id, version })
    expect([stale.status, stale.body.error.current]).toEqual([
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
    expect((await save(hr, hr.id, { role_id: roleByKey('pm').id })).status).toBe(403)
    expect((await save(hr, author.id, { role_id: roleByKey('pm').id })).status).toBe(403)
    expect((await save(hr, hr.id, { name: 'Жанар Сапар' })).status).toBe(200)
  })
})

const confirm = (who: Person) => who.call('POST /api/confirm', { body: { password: secret } })
/** Returns the link in the letter to a new address. */
async function linkFor(email: string, many = 1): Promise<string> {
  const links = () => lettersTo(email).flatMap((text) => /confirm-email\?token=([\w-]+)/.exec(text)?.[1] ?? [])
  await expect.poll(() => links().length, pollTimeoutMs).toBe(many)
  return links().at(-1) ?? ''
}
const confirmEmail = async (token: string, password: string) =>
  (await press.as(null)).call('POST /api/email/confirm', { body: { token, password } })
const resetBy = async (token: string) =>
  (await press.as(null)).call('POST /api/password/reset', { body: { token, password: 'Betteushi-2026' } })

describe('a change of email address', () => {
  it('requires a confirmation by HR and by the reader of the new address', async () => {
    const person = await withPassword(await insertPerson(press, 'stock', 'Нұрлан Абай'))
    const before = (await read(person.id)).email
    const email = address()
    await db
      .insert(passwordResets)
      .values({ token_hash: hashToken('old'), user_id: person.id, expires_at: new Date('2040-01-01') })
    const refused = await save(hr, person.id, { email })
    expect([refused.status, refused.body.error.code]).toEqual([403, 'confirmationNeeded'])

    await confirm(hr)
    const asked = await save(hr, person.id, { email })
    expect(asked.body.user).toMatchObject({ email: before, pending_email: email })
    // A confirmation of the person's identity is valid for only one change.
    expect((await save(hr, person.id, { email: address() })).status).toBe(403)
    expect((await person.call('GET /api/userprofile')).status).toBe(200)
    const reset = await (
      await press.as(null)
    ).call('POST /api/password/reset', {
      body: { token: 'old', password: 'Betteushi-2026' },
    })
    expect(reset.status).toBe(400)
    await expect.poll(() => lettersTo(before).join(), pollTimeoutMs).toContain(email)

    const token = await linkFor(email)
    expect((await confirmEmail(token, 'Wrong-password-1')).body.error.fields).toHaveProperty('password')
    expect((await confirmEmail('x', secret)).status).toBe(400)
    expect((await read(person.id)).email).toBe(before)
    expect((await confirmEmail(token, secret)).status).toBe(200)
    expect(await read(person.id)).toMatchObject({ email, pending_email: null })
    expect((await confirmEmail(token, secret)).status).toBe(400)
    expect((await person.call('GET /api/userprofile')).status).toBe(401)
    const { status } = await (await press.as(null)).call('POST /api/login', { body: { email, password: secret } })
    expect(status).toBe(200)
    await expect.poll(() => lettersTo(before).filter((text) => text.includes(email)).length, pollTimeoutMs).toBe(2)
    const emailEvents = await db
      .select({ type: events.type })
      .from(events)
      .where(and(eq(events.resource, 'user'), eq(events.resource_id, person.id), like(events.type, 'user.email%')))
      .orderBy(events.id)
    expect(emailEvents.map(({ type }) => type)).toEqual(['user.emailAsked', 'user.emailChanged'])
  })

  it('can be withdrawn, is replaced by a later one and ends with the account', async () => {
    const person = await withPassword(await insertPerson(press, 'stock', 'Нұрлан Абай'))
    const [first, later] = [address(), address()]
    await confirm(hr)
    await save(hr, person.id, { email: first })
    const token = await linkFor(first)
    const withdraw = () => hr.call('DELETE /api/users/{id}/email', { params: { id: person.id } })
    expect((await withdraw()).body.user.pending_email).toBeNull()
    expect((await withdraw()).status).toBe(404)
    expect((await confirmEmail(token, secret)).status).toBe(400)
    await confirm(hr)
    await save(hr, person.id, { email: first })
    await confirm(hr)
    await save(hr, person.id, { email: later })
    expect((await confirmEmail(await linkFor(first, 2), secret)).status).toBe(400)
    const last = await linkFor(later)
    await deactivate(hr, person)
    expect((await confirmEmail(last, secret)).status).toBe(400)
  })

  it('for an invited person sends a new invitation and invalidates the previous link', async () => {
    const [email, right] = [address(), address()]
    const { id } = (await invite(hr, { email })).body.user
    const [token = ''] = await tokensFor(email, 1)
    expect((await save(hr, id, { email: right })).body.user).toMatchObject({ email: right, pending_email: null })
    const [next = ''] = await tokensFor(right, 1)
    expect((await resetBy(token)).status).toBe(400)
    await expect.poll(async () => (await resetBy(next)).status, pollTimeoutMs).toBe(200)
  })

  it('is refused when another account has the address', async () => {
    const [person, other] = [await insertPerson(press, 'stock'), await insertPerson(press, 'stock')]
    await confirm(hr)
    const saveResponse = await save(hr, person.id, { email: (await read(other.id)).email })
    expect(saveResponse.body.error.fields).toHaveProperty('email')
  })
})

/** Opens a live connection to the other process. Returns a function that tells whether the connection has ended. */
async function line(person: TestPerson): Promise<() => boolean> {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const otherClient = second.withToken(person.token)
  const answer = await otherClient.fetch('/api/live', { signal: stop.signal })
  let ended = false
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  await reader.read()
  const listen = async () => {
    while (!(await reader.read()).done);
    ended = true
  }
  void listen().catch(() => undefined)
  return () => ended
}

const organizationOf = async (name: string, more: object = {}) => {
  const [made] = await db
    .insert(organizations)
    .values({ name, ...more })
    .returning({ id: organizations.id })
  return made?.id ?? 0
}
const place = (who: Person, id: number, organization_id: number | null, more: object = {}) =>
  save(who, id, { organization_id, ...more })
const speaksFor = (id: number, organization_id: number) =>
  db
    .insert(profiles)
    .values({ user_id: id, organization_id })
    .onConflictDoUpdate({ target: profiles.user_id, set: { organization_id } })
const workplaces = (who: Person) => who.call('GET /api/users/organizations', { query: { search: 'қыран' } })
const listOfferIds = async (person: Person) => (await person.call('GET /api/offers')).body.data.map(({ id }) => id)

describe('a person’s organization', () => {
  it('is found by part of its name, without merged ones, by HR and the supervisor', async () => {
    const id = await organizationOf('Қыран баспаханасы', { bin: '170240990010' })
    await organizationOf('Қыран (бұрынғы)', { merged_into: id })
    for (const who of [hr, supervisor])
      expect((await workplaces(who)).body).toEqual({
        organizations: [{ id, name: 'Қыран баспаханасы', IIN: '170240990010' }],
      })
    expect((await workplaces(await insertPerson(press, 'director'))).status).toBe(403)
  })

  it.each(roleKeys.filter((role) => role !== 'partner' && role !== 'supervisor' && role !== 'director'))(
    'is set for a %s by HR or the supervisor and grants no access',
    async (role) => {
      const person = await insertPerson(press, role)
      const id = await organizationOf(`Жұмыс орны: ${role}`)
      const foreign = await offerOf(press, { organization_id: id })
      const goodAt = role === 'executor' ? ({ specialization: 'editor' } as const) : {}
      expect((await place(hr, person.id, id, goodAt)).body.user).toMatchObject({
        organization_id: id,
        organization: `Жұмыс орны: ${role}`,
      })
      const profileResponse = await person.call('GET /api/userprofile')
      expect([profileResponse.status, profileResponse.body.profile.organization]).toEqual([200, `Жұмыс орны: ${role}`])
      const opened = await person.call('GET /api/offers/{id}', { params: { id: foreign } })
      const wide = getGrantedScope(role, 'offers', 'read') === 'all'
      expect([opened.status, opened.body.offer?.own]).toEqual(
        wide ? [200, false] : [getGrantedScope(role, 'offers', 'read') ? 404 : 403, undefined],
      )
      // A form without this field leaves the organization unchanged.
      expect((await save(supervisor, person.id, {})).body.user.organization_id).toBe(id)
      expect((await place(supervisor, person.id, null)).body.user).toMatchObject({ organization: null })
      const [, left] = await changesOf(person.id)
      expect(left).toEqual({ from: `Жұмыс орны: ${role}`, to: null })
    },
  )

  it('can be set for a supervisor or a director only by a supervisor', async () => {
    const id = await organizationOf('Ғылым ордасы')
    for (const role of ['supervisor', 'director'] as const) {
      const person = await insertPerson(press, role)
      expect((await place(hr, person.id, id)).status).toBe(403)
      expect((await place(supervisor, person.id, id)).body.user.organization_id).toBe(id)
    }
  })

  it('must exist, and an outdated change to it is refused', async () => {
    const person = await insertPerson(press, 'author')
    const id = await organizationOf('Бірінші орын')
    const mergedId = await organizationOf('Қосылған орын', { merged_into: id })
    for (const one of [mergedId, 2_000_000_000])
      expect((await place(hr, person.id, one)).body.error.fields).toHaveProperty('organization_id')
    const { version } = await read(person.id)
    expect((await place(hr, person.id, id, { version })).status).toBe(200)
    const late = await place(supervisor, person.id, null, { version })
    expect([late.status, (await read(person.id)).organization_id]).toEqual([409, id])
  })

  it('of a partner determines their offers; a supervisor’s change ends their sessions', async () => {
    const [from, to] = [await organizationOf('Бұрынғы серіктес'), await organizationOf('Жаңа серіктес')]
    const [partnerOffer, other] = [
      await offerOf(press, { organization_id: from }),
      await offerOf(press, { organization_id: to }),
    ]
    const partner = await insertPerson(press, 'partner')
    await speaksFor(partner.id, from)
    expect(await listOfferIds(partner)).toEqual([partnerOffer])
    const refused = await place(hr, partner.id, to)
    expect([refused.status, refused.body.error.message]).toEqual([403, expect.stringMatching(/супервайзер/)])
    // HR can still change a partner's other fields.
    expect((await place(hr, partner.id, from, { name: 'Ерлан Дәулет' })).status).toBe(200)
    expect(await listOfferIds(partner)).toEqual([partnerOffer])

    expect((await place(supervisor, partner.id, to)).status).toBe(200)
    expect((await partner.call('GET /api/offers')).status).toBe(401)
    expect((await changesOf(partner.id)).at(-1)).toEqual({ from: 'Бұрынғы серіктес', to: 'Жаңа серіктес' })
    const { token } = await db.transaction((tx) => openSession(tx, partner.id, 'again', false))
    expect(await listOfferIds(press.withToken(token))).toEqual([other])
  })

  it.each([
    ['accepted', 'accept'],
    ['done', 'done'],
  ] as const)('cannot change for a partner with an offer addressed to it: %s', async (_what, status) => {
    const [from, to] = [await organizationOf(`Мекеме ${status}`), await organizationOf(`Басқа мекеме ${status}`)]
    const partner = await insertPerson(press, 'partner')
    await speaksFor(partner.id, from)
    await offerOf(press, { organization_id: from, user_id: partner.id, status })
    const placeResponse = await place(supervisor, partner.id, to)
    expect(placeResponse.body.error.fields).toEqual({ organization_id: expect.stringContaining('заново') })
    expect((await read(partner.id)).organization_id).toBe(from)
  })
})

describe('the deactivation of an account', () => {
  it('ends sessions and live connections in every process', async () => {
    const person = await insertPerson(press, 'stock', 'Марат Иса')
    const ended = await line(person)
    expect((await deactivate(hr, person)).body.user.state).toBe('inactive')
    expect((await person.call('GET /api/userprofile')).status).toBe(401)
    await expect.poll(ended, pollTimeoutMs).toBe(true)
    const open = await second.withToken(person.token).call('GET /api/userprofile')
    expect(open.status).toBe(401)
  })

  it('requires the surname and a suitable receiver for each kind of open item', async () => {
    const manager = await insertPerson(press, 'pm', 'Елена Ким')
    const { id } = await projectOf(press, { manager: manager.id })
    expect((await deactivate(hr, manager, { surname: 'Кем' })).body.error.fields).toHaveProperty('surname')
    const refused = await deactivate(hr, manager)
    expect(Object.keys(refused.body.error.fields ?? {}).sort()).toEqual(['receivers.cards', 'receivers.projects'])
    const receivers = { cards: hr.id, projects: manager.id }
    const wrong = await deactivate(hr, manager, { receivers })
    expect(Object.keys(wrong.body.error.fields ?? {}).sort()).toEqual(['receivers.cards', 'receivers.projects'])
    expect((await read(manager.id)).state).not.toBe('inactive')
    const { rows } = await db.execute(sql`select manager_id from projects where id = ${id}`)
    expect(rows).toEqual([{ manager_id: manager.id }])
  })

  it('reassigns open items to their receivers and returns them on reactivation', async () => {
    const [leaver, taker] = [
      await insertPerson(press, 'executor', 'Сәуле Тоқтар'),
      await insertPerson(press, 'executor'),
    ]
    const { work, id: project } = await projectOf(press, {
      executor: leaver.id,
      work: 'in progress',
      status: 'in progress',
    })
    const done = await projectOf(press, { executor: leaver.id, work: 'approved' })
    const own = (await leaver.call('POST /api/todos', { body: { title: 'Шрифты' } })).body.todo.id
    const [chat] = await db.insert(conversations).values({ type: 'group', chat_name: 'Обложки' }).returning()
    await db.insert(conversationMembers).values({ conversation_id: chat?.id as number, user_id: leaver.id })
    const open = (await hr.call('GET /api/users/{id}/open', { params: { id: leaver.id } })).body
    expect(open).toMatchObject({
      kinds: [
        { kind: 'works', count: 1 },
        { kind: 'todos', count: 1 },
      ],
      chats: 1,
    })
    expect(open.kinds[0]?.takers.map(({ id }) => id)).toContain(taker.id)
    expect(open.kinds[0]?.takers.map(({ id }) => id)).not.toContain(leaver.id)

    const answer = await deactivate(hr, leaver, { receivers: { works: taker.id, todos: hr.id } })
    expect(answer.status).toBe(200)
    const holder = async (id: number) =>
      (await db.select({ id: workTypes.executor_id }).from(workTypes).where(eq(workTypes.id, id)))[0]?.id
    const assignee = async () =>
      (await db.select({ id: todos.assignee_id }).from(todos).where(eq(todos.id, own)))[0]?.id
    expect([await holder(work), await holder(done.work), await assignee()]).toEqual([taker.id, leaver.id, hr.id])
    const handOverEvents = await db
      .select({ type: events.type, audience: events.audience })
      .from(events)
      .where(and(eq(events.type, 'project.handedOver'), eq(events.resource_id, project)))
    expect(handOverEvents).toEqual([{ type: 'project.handedOver', audience: [leaver.id, taker.id] }])

    await expect
      .poll(
        async () => (await taker.call('GET /api/notifications')).body.map(({ data }) => data.message_ru),
        pollTimeoutMs,
      )
      .toEqual(['Вам передано 1 дело. От кого: Сәуле Тоқтар'])

    const { status, body } = await hr.call('POST /api/users/{id}/activate', { params: { id: leaver.id }, body: {} })
    expect([status, body.returned]).toEqual([200, 2])
    expect([await holder(work), await assignee()]).toEqual([leaver.id, null])
    const members = await db.select().from(conversationMembers).where(eq(conversationMembers.user_id, leaver.id))
    expect(members.map(({ conversation_id }) => conversation_id)).toEqual([chat?.id])
    expect(await typesOf(leaver.id)).toEqual([
      'user.handedOver',
      'user.handedOver',
      'user.deactivated',
      'user.activated',
    ])
  })

  it('reassigns a recurring meeting as one, even when only a moved occurrence is ahead', async () => {
    const [leaver, taker] = [await insertPerson(press, 'pm', 'Елена Ким'), await insertPerson(press, 'pm')]
    const last = inDays(-7)
    const about = { name: 'Планёрка', category: 'meetings', tag: 'current', details: '' } as const
    const meeting = { ...about, users: [hr.id] }
    const repeat: EventRepeat = { kind: 'daily', days: [], until: last, count: null }
    const { event } = (
      await leaver.call('POST /api/events', {
        body: { ...meeting, ...on(inDays(-8)), repeat },
      })
    ).body
    const moved = await leaver.call('PUT /api/events/{id}', {
      params: { id: event.id },
      body: { ...meeting, ...on(inDays(3)), version: event.version, scope: 'this', occurrence: last },
    })
    expect(moved.status).toBe(200)
    const open = (await hr.call('GET /api/users/{id}/open', { params: { id: leaver.id } })).body
    expect(open.kinds).toMatchObject([{ kind: 'events', count: 1 }])
    const owners = async () => {
      const { rows } = await db.execute(
        sql`select created_by from calendar_events where id = ${event.id} or series_id = ${event.id}`,
      )
      return rows.map(({ created_by }) => created_by)
    }
    expect((await deactivate(hr, leaver, { receivers: { events: taker.id } })).status).toBe(200)
    expect(await owners()).toEqual([taker.id, taker.id])
    await hr.call('POST /api/users/{id}/activate', { params: { id: leaver.id }, body: {} })
    expect(await owners()).toEqual([leaver.id, leaver.id])
  })

  it('leaves items finished since then with the receiver on reactivation', async () => {
    const [leaver, taker] = [await insertPerson(press, 'pm', 'Елена Ким'), await insertPerson(press, 'pm')]
    const [open, finished] = [await cardOf(press, { manager: leaver.id }), await cardOf(press, { manager: leaver.id })]
    await deactivate(hr, leaver, { receivers: { cards: taker.id } })
    await db.update(techCards).set({ is_archieve: true }).where(eq(techCards.id, finished))
    const { body } = await hr.call('POST /api/users/{id}/activate', { params: { id: leaver.id }, body: {} })
    expect(body.returned).toBe(1)
    const managed = await db
      .select({ id: techCards.id })
      .from(techCards)
      .where(eq(techCards.project_manager_id, leaver.id))
    expect(managed).toEqual([{ id: open }])
  })

  it('of an author reassigns only their open applications', async () => {
    const [author, other] = [await insertPerson(press, 'author', 'Тимур Ли'), await insertPerson(press, 'author')]
    const sent = await applicationOf(press, { owner: author.id })
    await applicationOf(press, { owner: author.id, status: 'rejected' })
    expect((await deactivate(hr, author, { receivers: { applications: other.id } })).status).toBe(200)
    expect((await other.call('GET /api/applications')).body.applications.map(({ id }) => id)).toEqual([sent])
  })

  it('is refused for one’s own account', async () => {
    expect((await deactivate(hr, { ...hr, name: 'Жанар Сапар' })).status).toBe(403)
    expect((await read(hr.id)).state).not.toBe('inactive')
  })
})

describe('the list of accounts', () => {
  it('is searched, filtered, counted and sorted', async () => {
    const [one, two] = [
      await insertPerson(press, 'typography', 'Әбдірахман Ө'),
      await insertPerson(press, 'typography', 'Әбдірахман А'),
    ]
    await deactivate(hr, two, { surname: 'А' })
    const list = async (query: object = {}) =>
      (await hr.call('GET /api/users', { query: { search: 'абдирахман', sort_dir: 'asc', ...query } })).body
    expect((await list()).users.map(({ id }) => id)).toEqual([two.id, one.id])
    expect((await list({ sort_dir: 'desc' })).users.map(({ id }) => id)).toEqual([one.id, two.id])
    expect(await list({ state: 'inactive', role: 'typography' })).toMatchObject({
      total: 1,
      users: [{ id: two.id }],
      counts: { inactive: 1, active: 0 },
    })
    expect((await list({ role: 'pm' })).total).toBe(0)
  })

  it('can be read but not changed by a director', async () => {
    const director = await insertPerson(press, 'director')
    expect((await director.call('GET /api/users')).status).toBe(200)
    expect((await invite(director)).status).toBe(403)
    expect((await deactivate(director, supervisor)).status).toBe(403)
  })
})

const rated = (score: Rating['quality']) => Object.fromEntries(ratingCriteria.map((key) => [key, score])) as Rating

describe('a person’s page', () => {
  it('shows their rating by quarter, their peers’ rating, their weekly load and last works', async () => {
    const [person, peer] = [await insertPerson(press, 'executor'), await insertPerson(press, 'executor')]
    for (const { id } of [person, peer])
      await db.update(profiles).set({ specialization: 'translator' }).where(eq(profiles.user_id, id))
    const { rows: before } = await db.execute<{ mean: number; count: number }>(
      sql`select coalesce(sum((scores->>'quality')::int), 0)::int as mean, count(*)::int as count from work_types
        join profiles on user_id = executor_id where specialization = 'translator' and scores is not null`,
    )
    for (const [executor_id, score] of [
      [person.id, 5],
      [person.id, 4],
      [peer.id, 3],
    ] as const)
      await db.insert(workTypes).values({
        tech_card_id: await cardOf(press),
        name: 'translation',
        executor_id,
        status: 'approved',
        price: 100,
        hours: 40,
        start_date: inDays(-3),
        end_date: inDays(0),
        completed_at: new Date(),
        scores: rated(score),
      })
    const { body } = await hr.call('GET /api/users/{id}/overview', { params: { id: person.id } })
    expect(body.rating).toMatchObject({ works: 2, mean: 4.5 })
    expect(body.rating.quarters.at(-1)?.means?.creativity).toBe(4.5)
    const [{ mean: sum, count: many } = { mean: 0, count: 0 }] = before
    expect(body.rating.peers?.quality).toBeCloseTo((sum + 12) / (many + 3), 1)
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
    const end = (id: number) => hr.call('DELETE /api/users/{id}/sessions/{session}', { params: { id, session } })
    expect((await end(supervisor.id)).status).toBe(403)
    expect((await end(person.id)).status).toBe(200)
    expect((await end(person.id)).status).toBe(404)
    expect((await person.call('GET /api/userprofile')).status).toBe(401)
  })
})

const send = async (who: Person, rows: string[][], write = false) => {
  const table = await createPlainWorkbook('Люди', ['Имя и фамилия', 'Почта', 'Роль', 'Специализация', 'Телефон'], rows)
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(table)]), 'users.xlsx')
  return who.call('POST /api/users/import', { query: write ? { write: '1' } : {}, body: form })
}

describe('an imported table of people', () => {
  it('invites all people once no row has an error', async () => {
    const [one, two] = [address(), address()]
    const good = ['Айбек Нұр', one, 'Орындаушы', 'редактор', '8 701 555 01 42']
    const bad = await send(
      hr,
      [good, ['Әлия Сейіт', one, 'Директор', '', '12'], ['', 'aliya', 'Исполнитель', 'повар', '']],
      true,
    )
    expect([bad.body.written, bad.body.good]).toEqual([0, 1])
    expect(bad.body.problems.map(({ row, field }) => `${row} ${field}`).sort()).toEqual([
      '3 email',
      '3 phone',
      '3 role_id',
      '4 email',
      '4 name',
      '4 specialization',
    ])
    const rows = [good, ['Әлия Сейіт', two, 'stock', '', '']]
    expect((await send(hr, rows)).body).toMatchObject({ rows: 2, good: 2, written: 0 })
    expect((await send(hr, rows, true)).body.written).toBe(2)
    const { users: found } = (await hr.call('GET /api/users', { query: { search: 'Айбек Нұр' } })).body
    expect(found).toMatchObject([{ email: one, state: 'invited', specialization: 'editor', phone: '+77015550142' }])
    await tokensFor(two, 1)
  })

  it('is refused when required columns are missing', async () => {
    const table = await createPlainWorkbook('Люди', ['Кто'], [['Айбек']])
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(table)]), 'users.xlsx')
    const { status, body } = await hr.call('POST /api/users/import', { body: form })
    expect([status, body.error.fields?.['file']]).toEqual([422, expect.stringContaining('Почта')])
  })
})
