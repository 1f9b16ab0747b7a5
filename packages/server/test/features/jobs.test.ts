import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mailReceipts, jobs, registrations } from '../../src/database/schema.ts'
import { jobTypes } from '../../src/features/index.ts'
import { jobChannel } from '../../src/jobs/jobs.ts'
import { interruptedReason, maxAttempts } from '../../src/jobs/run-job.ts'
import { deliveryUnknownReason } from '../../src/mail/errors.ts'
import { insertCard, insertPerson, upload } from '../rows.ts'
import { openPress, pollOptions } from '../support.ts'

const press = await openPress()
const { db } = press.database
const supervisor = await press.as('supervisor')
const failed = async () => (await supervisor.call('GET /api/jobs')).body.jobs
const wake = () => db.execute(sql`select pg_notify(${jobChannel}, '')`)

/** Inserts a job that was given up after its last attempt. */
async function insertFailedJob(kind: string, data: Record<string, unknown>, error = 'broken') {
  const values = { kind, data, attempts: maxAttempts, last_error: error, run_at: sql`'infinity'::timestamptz` }
  const [row] = await db.insert(jobs).values(values).returning({ id: jobs.id })
  return row?.id as number
}

describe('the list of failed jobs', () => {
  it('shows the recipient or subject of a job of each kind', async () => {
    const author = await insertPerson(press, 'author')
    const [known] = (await db.execute<{ email: string }>(sql`select email from users where id = ${author.id}`)).rows
    const file = await upload(author, 'Рецензия.pdf')
    const cases = [
      [
        await insertFailedJob('mail', { to: 'a@example.kz', subject: 'Кітап', text: 'secret' }),
        'a@example.kz',
        'Кітап',
      ],
      [await insertFailedJob('reset-letter', { email: 'b@example.kz' }), 'b@example.kz', ''],
      [await insertFailedJob('daily-letter', { user: author.id }), known?.email, ''],
      [await insertFailedJob('contract-code', { contract: 1, user: author.id }), known?.email, ''],
      [await insertFailedJob('read-files', { files: [file] }), 'Рецензия.pdf', ''],
    ] as const
    const listed = await failed()
    for (const [id, about, subject] of cases)
      expect(listed.find((one) => one.id === id)).toMatchObject({ about, subject, state: 'failed', next_at: null })
    expect(JSON.stringify(listed)).not.toContain('secret')
  })

  it('includes jobs of every kind whose subject was deleted', async () => {
    const missingData = {
      sending: 0,
      registration: 0,
      user: 0,
      publication: 0,
      event: 0,
      message: 0,
      removal: 0,
      files: [0],
    }
    const jobKinds = jobTypes.map(({ kind }) => kind)
    for (const kind of jobKinds) await insertFailedJob(kind, missingData)
    expect(new Set((await failed()).filter(({ about }) => about === '').map(({ kind }) => kind))).toEqual(
      new Set(jobKinds),
    )
  })

  it('is available only to the supervisor', async () => {
    const id = await insertFailedJob('reset-letter', { email: 'c@example.kz' })
    for (const role of ['pm', 'hr', 'director', 'author'] as const) {
      const person = await press.as(role)
      expect((await person.call('GET /api/jobs')).status).toBe(403)
      expect((await person.call('POST /api/jobs/{id}/retry', { params: { id } })).status).toBe(403)
    }
  })
})

describe('a retried job', () => {
  it('is completed and leaves the list', async () => {
    const author = await insertPerson(press, 'author')
    const file = await upload(author, 'Рецензия.pdf')
    const id = await insertFailedJob('read-files', { files: [file] }, interruptedReason)
    expect((await supervisor.call('POST /api/jobs/{id}/retry', { params: { id } })).body).toEqual({ ok: true })
    const isDone = async () => (await db.select().from(jobs).where(eq(jobs.id, id)))[0]?.done_at instanceof Date
    await expect.poll(isDone, pollOptions).toBe(true)
    const { rowCount } = await db.execute(sql`select 1 from file_readings where file_id = ${file} and pages = 1`)
    expect(rowCount).toBe(1)
    expect((await failed()).find((one) => one.id === id)).toBeUndefined()
    expect((await supervisor.call('POST /api/jobs/{id}/retry', { params: { id } })).status).toBe(404)
    const { rows } = await db.execute(sql`select data from events where type = 'account.jobRetried'`)
    expect(rows).toContainEqual({ data: { job: id, kind: 'read-files' } })
  })

  it('of a letter keeps the link of an earlier attempt that may have arrived', async () => {
    const [registration] = await db
      .insert(registrations)
      .values({
        token_hash: 'the hash of the link that was sent',
        role: 'author',
        name: 'Сериков Азамат',
        email: 'd@example.kz',
        phone: '+77010000000',
        password_hash: 'x',
        organization: '',
        bin: '',
        locale: 'ru',
        expires_at: sql`now() + interval '1 day'`,
      })
      .returning()
    const id = await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(jobs)
        .values({ kind: 'registration-letter', data: { registration: registration?.id }, attempts: 1 })
        .returning()
      await tx.insert(mailReceipts).values({ letter: String(row?.id) })
      return row?.id
    })
    await wake()
    await expect
      .poll(async () => (await failed()).find((one) => one.id === id), pollOptions)
      .toMatchObject({ about: 'd@example.kz', state: 'doubtful', error: deliveryUnknownReason })
    const [now] = await db
      .select()
      .from(registrations)
      .where(eq(registrations.id, registration?.id ?? 0))
    expect(now?.token_hash).toBe('the hash of the link that was sent')
  })
})

it('a publication with unreadable pictures is not marked as being sent', async () => {
  const shop = await openPress({ PRESS_SHOP_URL: 'http://127.0.0.1:9/books' })
  const card = await insertCard(shop, { stages: ['done'] })
  const { rows } = await shop.database.db.execute<{ id: number }>(
    sql`insert into files (purpose, name, mime, size, sha256, key) values ('image', 'a.png', 'image/png', 1, '', 'no/such/key')
      returning id`,
  )
  const fields = { name: 'Қазақ тілі', src_cover: rows[0]?.id }
  const inserted = await shop.database.db.execute<{ id: number }>(
    sql`insert into publications (channel, tech_card_id, fields, key)
      values ('shop', ${card}, ${JSON.stringify(fields)}, gen_random_uuid()) returning id`,
  )
  const publication = inserted.rows[0]?.id as number
  const admin = await shop.as('supervisor')
  await shop.database.db.insert(jobs).values({ kind: 'publish', data: { publication } })
  await shop.database.db.execute(sql`select pg_notify(${jobChannel}, '')`)
  await expect
    .poll(async () => (await admin.call('GET /api/jobs')).body.jobs[0], pollOptions)
    .toMatchObject({ kind: 'publish', about: 'Қазақ тілі', state: 'waiting' })
  const publicationRows = await shop.database.db.execute(
    sql`select status, sending_until from publications where id = ${publication}`,
  )
  expect(publicationRows.rows).toEqual([{ status: 'waiting', sending_until: null }])
})
