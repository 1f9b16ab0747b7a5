import { connect as connectSocket } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { connect } from '../src/database/database.ts'
import { openPress } from './support.ts'

const press = await openPress()
const pm = await press.as('pm')
const nobody = await press.as(null)

const raw = (path: string, init: RequestInit = {}) =>
  pm.fetch(path, init).then(async (answer) => ({ status: answer.status, error: (await answer.json()).error }))
const json = { 'content-type': 'application/json' }

it.each([
  ['ru', 'По этому адресу ничего нет.'],
  ['ru-KZ,ru;q=0.9', 'По этому адресу ничего нет.'],
  ['kk', 'Бұл мекенжайда ештеңе жоқ.'],
  ['kz', 'Бұл мекенжайда ештеңе жоқ.'],
  ['en-GB', 'There is nothing at this address.'],
  ['fr', 'По этому адресу ничего нет.'],
])('speaks the language asked for: %s', async (language, message) => {
  expect(await raw('/api/nothing', { headers: { 'accept-language': language } })).toEqual({
    status: 404,
    error: { code: 'notFound', message },
  })
})

it('says which fields are wrong and why', async () => {
  const { status, body } = await nobody.call('POST /api/login', {
    body: { email: 'x'.repeat(300), password: 5, portal: 'moon' } as never,
    headers: { 'accept-language': 'en' },
  })
  expect(status).toBe(422)
  expect(body.error).toEqual({
    code: 'validation',
    message: 'Check the marked fields. What you entered is still in the form.',
    fields: {
      email: 'At most 254 characters',
      password: 'This value does not fit',
      portal: 'Choose a value from the list',
    },
  })
})

it('says what is missing from an empty body', async () => {
  const { body } = await nobody.call('POST /api/password/reset', { body: {} as never })
  expect(body.error.fields).toEqual({ token: 'Заполните поле', password: 'Заполните поле' })
})

it('refuses what it cannot read', async () => {
  const path = '/api/password/change'
  expect((await raw(path, { method: 'POST', headers: json, body: '{"current":' })).status).toBe(400)
  expect((await raw(path, { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' })).status).toBe(415)
  expect((await raw(path, { method: 'POST', headers: json, body: `"${'x'.repeat(1_100_000)}"` })).status).toBe(413)
  expect((await raw('/api/user/1%00', {})).status).toBe(404)
  expect(await raw('/api/user/%ff', {})).toMatchObject({ status: 400, error: { code: 'badRequest' } })
  expect((await raw('/api/user/99999999999', {})).status).toBe(404)
})

it('stores no zero characters, and says so instead of failing', async () => {
  const body = { role: 'author' as const, name: 'A\0b', email: 'zero@example.kz', password: 'Kitap-2026' }
  expect((await nobody.call('POST /api/register', { body })).body.error.code).toBe('badRequest')
})

it('asks for a session, and for a role that may', async () => {
  expect((await nobody.call('GET /api/userprofile')).body.error.code).toBe('unauthorized')
  expect((await press.withToken('forged').call('GET /api/userprofile')).status).toBe(401)
  const hr = await press.as('hr')
  expect((await hr.call('GET /api/tech-cards/board')).body.error.code).toBe('forbidden')
})

it('answers nobody’s session before it looks at what was sent', async () => {
  const answer = await nobody.call('POST /api/tech-cards/create', { body: { nonsense: true } as never })
  expect(answer.status).toBe(401)
})

it('limits calls of people who have not signed in', async () => {
  const answers = await Promise.all(
    Array.from({ length: 310 }, () =>
      nobody.fetch('/api/login/demo?portal=staff', { headers: { 'x-forwarded-for': '203.0.113.7' } }),
    ),
  )
  const refused = answers.find(({ status }) => status === 429)
  expect(await refused?.json()).toMatchObject({ error: { code: 'tooManyRequests' } })
})

it('survives what is no HTTP at all', async () => {
  const { port } = new URL(press.origin)
  const said = await new Promise<string>((resolve) => {
    const socket = connectSocket(Number(port), '127.0.0.1', () => socket.write('\x16\x03\x01 nonsense\r\n\r\n'))
    socket.once('data', (data) => resolve(data.toString()))
  })
  expect(said).toContain('400')
  expect((await nobody.fetch('/api/health')).status).toBe(200)
})

it('tells a fault of its own by a number and nothing else', async () => {
  await press.database.db.execute(sql`alter table sessions rename to sessions_away`)
  const { status, error } = await raw('/api/sessions')
  await press.database.db.execute(sql`alter table sessions_away rename to sessions`)
  expect(status).toBe(500)
  expect(error).toEqual({ code: 'internal', message: expect.stringMatching(/номер [0-9a-f]{8}\.$/) })
})

it('says so when the database is away, and goes on when it is back', async () => {
  const away = connect('postgres://press:none@127.0.0.1:1/none')
  const lost = await openPress({}, { ...press.database, db: away.db, pool: away.pool })
  const answer = await lost.withToken('any').fetch('/api/sessions')
  expect(answer.status).toBe(503)
  expect((await answer.json()).error.code).toBe('unavailable')
  expect((await (await lost.as(null)).fetch('/api/ready')).status).toBe(503)
  expect((await (await lost.as(null)).fetch('/api/health')).status).toBe(200)
  await lost.close()
  await away.close()
})
