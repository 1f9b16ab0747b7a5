import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect as connectSocket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { demoPassword } from '../src/auth/demo-accounts.ts'
import { createPool } from '../src/database/database.ts'
import { toErrorBody, type PressError } from '../src/errors.ts'
import { toRefusal } from '../src/http/refusals.ts'
import { getTranslator } from '../src/texts.ts'
import { openPress } from './support.ts'

const press = await openPress()
const pm = await press.as('pm')
const anonymous = await press.as(null)

const fetchRaw = (path: string, init: RequestInit = {}) =>
  pm.fetch(path, init).then(async (answer) => ({ status: answer.status, error: (await answer.json()).error }))
const jsonHeaders = { 'content-type': 'application/json' }

it.each([
  ['ru', 'По этому адресу ничего нет.'],
  ['ru-KZ,ru;q=0.9', 'По этому адресу ничего нет.'],
  ['kk', 'Бұл мекенжайда ештеңе жоқ.'],
  ['kz', 'Бұл мекенжайда ештеңе жоқ.'],
  ['en-GB', 'There is nothing at this address.'],
  ['fr', 'По этому адресу ничего нет.'],
])('answers in the requested language: %s', async (language, message) => {
  expect(await fetchRaw('/api/nothing', { headers: { 'accept-language': language } })).toEqual({
    status: 404,
    error: { code: 'notFound', message },
  })
})

it('names invalid fields with the reason', async () => {
  const { status, body } = await anonymous.call('POST /api/login', {
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

it('names the required fields of an empty body', async () => {
  const { body } = await anonymous.call('POST /api/password/reset', { body: {} as never })
  expect(body.error.fields).toEqual({ token: 'Заполните поле', password: 'Заполните поле' })
})

it('refuses requests that it cannot read', async () => {
  const path = '/api/password/change'
  expect((await fetchRaw(path, { method: 'POST', headers: jsonHeaders, body: '{"current":' })).status).toBe(400)
  expect((await fetchRaw(path, { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' })).status).toBe(
    415,
  )
  expect(
    (await fetchRaw(path, { method: 'POST', headers: jsonHeaders, body: `"${'x'.repeat(1_100_000)}"` })).status,
  ).toBe(413)
  expect((await fetchRaw('/api/user/1%00', {})).status).toBe(404)
  expect(await fetchRaw('/api/user/%ff', {})).toMatchObject({ status: 400, error: { code: 'badRequest' } })
  expect((await fetchRaw('/api/user/99999999999', {})).status).toBe(404)
})

it('refuses a search with a zero character instead of failing', async () => {
  expect(await fetchRaw('/api/tech-cards?search=a%00b')).toMatchObject({ status: 400, error: { code: 'badRequest' } })
})

it('requires a session and an allowed role', async () => {
  expect((await anonymous.call('GET /api/userprofile')).body.error.code).toBe('unauthorized')
  expect((await press.withToken('forged').call('GET /api/userprofile')).status).toBe(401)
  const hr = await press.as('hr')
  expect((await hr.call('GET /api/tech-cards/board')).body.error.code).toBe('forbidden')
})

it('refuses a missing session before it validates the body', async () => {
  const answer = await anonymous.call('POST /api/tech-cards/create', { body: { nonsense: true } as never })
  expect(answer.status).toBe(401)
})

it('limits calls without a session', async () => {
  const answers = await Promise.all(
    Array.from({ length: 310 }, () =>
      anonymous.fetch('/api/login/demo?portal=staff', { headers: { 'x-forwarded-for': '203.0.113.7' } }),
    ),
  )
  const refusedAnswer = answers.find(({ status }) => status === 429)
  expect(await refusedAnswer?.json()).toMatchObject({ error: { code: 'tooManyRequests' } })
})

it('survives a request that is not HTTP', async () => {
  const { port } = new URL(press.origin)
  const response = await new Promise<string>((resolve) => {
    const socket = connectSocket(Number(port), '127.0.0.1', () => socket.write('\x16\x03\x01 nonsense\r\n\r\n'))
    socket.once('data', (data) => resolve(data.toString()))
  })
  expect(response).toContain('400')
  expect((await anonymous.fetch('/api/health')).status).toBe(200)
})

it('reports an internal error only by its number', async () => {
  await press.database.db.execute(sql`alter table sessions rename to sessions_away`)
  const { status, error } = await fetchRaw('/api/sessions')
  await press.database.db.execute(sql`alter table sessions_away rename to sessions`)
  expect(status).toBe(500)
  expect(error).toEqual({ code: 'internal', message: expect.stringMatching(/номер [0-9a-f]{8}\.$/) })
})

it('reports an unavailable database and stays healthy', async () => {
  const unreachablePool = createPool('postgres://press:none@127.0.0.1:1/none')
  const pressWithoutDatabase = await openPress(
    {},
    { ...press.database, db: unreachablePool.db, pool: unreachablePool.pool },
  )
  const answer = await pressWithoutDatabase.withToken('any').fetch('/api/sessions')
  expect(answer.status).toBe(503)
  expect((await answer.json()).error.code).toBe('unavailable')
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await (await pressWithoutDatabase.as(null)).fetch('/api/ready')).status).toBe(503)
  expect((await (await pressWithoutDatabase.as(null)).fetch('/api/health')).status).toBe(200)
  await pressWithoutDatabase.close()
  await unreachablePool.close()
})

it('survives the loss of a database connection in use', async () => {
  const { pool } = press.database
  const brokenClient = await pool.connect()
  const { rows } = await brokenClient.query<{ pid: number }>('select pg_backend_pid() as pid')
  const connectionEnd = new Promise<void>((resolve) => brokenClient.once('end', resolve))
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await connectionEnd
  const failure = (await brokenClient.query('select 1').catch((error: unknown) => error)) as Error
  brokenClient.release()
  expect(toRefusal(failure)?.code).toBe('unavailable')
  expect((await fetchRaw('/api/sessions')).status).toBe(200)
})

const createForm = (...entries: [string, string][]): FormData => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

it.each([
  [createForm(['book_name', 'Абай'], ['book_name[]', 'Абай'])],
  [createForm(['book_name[]', 'Абай'], ['book_name', 'Абай'])],
  [createForm(['book_name[]', 'Абай'], ['book_name[title]', 'Абай'])],
  [createForm(['authors[0][name]', 'Абай'], ['authors[0]', 'Абай'])],
  [createForm(['book_name[title]', 'Абай'], ['book_name[]', 'Абай'])],
])('refuses a form that names one field in two ways', async (form) => {
  const author = await press.as('author')
  const { status, body } = await author.call('POST /api/applications/create', { body: form })
  expect([400, 422]).toContain(status)
  expect(body.error.message).not.toBe('')
})

describe('a full disk', () => {
  const { db } = press.database

  it('of the database is reported, and the press is not ready', async () => {
    await db.execute(sql`create function press_full() returns trigger language plpgsql
      as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
    await db.execute(sql`create trigger full_disk before insert on sessions execute function press_full()`)
    const body = { email: 'author@demo.press', password: demoPassword }
    const answer = await anonymous.call('POST /api/login', { body, headers: { 'accept-language': 'en' } })
    await db.execute(sql`drop trigger full_disk on sessions`)
    expect(answer.status).toBe(503)
    expect(answer.body.error.message).toContain('The disk is full')
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const readiness = await fetchRaw('/api/ready', { headers: { 'accept-language': 'en' } })
    expect(readiness).toMatchObject({ status: 503, error: { message: expect.stringContaining('The disk is full') } })
  })

  it.each([
    ['ENOSPC', 'На диске нет места'],
    ['EDQUOT', 'На диске нет места'],
    ['EROFS', 'Хранилище файлов'],
    ['EIO', 'Хранилище файлов'],
  ])('of the files, or a read-only one, is reported: %s', (code, sentence) => {
    const failure = Object.assign(new Error(`${code}: write`), { code, syscall: 'write' })
    const refusal = toRefusal(failure)
    expect(refusal?.statusCode).toBe(503)
    expect(toErrorBody(refusal as PressError, getTranslator('ru')).error.message).toContain(sentence)
  })
})

it('reports a missing folder for files', async () => {
  const folder = join(press.config.dataDir, 'files')
  renameSync(folder, `${folder}.away`)
  writeFileSync(folder, 'no folder')
  const form = new FormData()
  form.append('file', new Blob(['%PDF-1.7\n']), 'a.pdf')
  const answer = await fetchRaw('/api/files', { method: 'POST', body: form })
  const readiness = await fetchRaw('/api/ready')
  rmSync(folder)
  renameSync(`${folder}.away`, folder)
  expect(answer).toMatchObject({ status: 503, error: { code: 'unavailable' } })
  expect(answer.error.message).toContain('Хранилище файлов')
  expect(readiness.status).toBe(503)
})
