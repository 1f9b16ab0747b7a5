import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { toLocalMinute } from '../../src/clock.ts'
import { dailyDigests, jobs, notifications } from '../../src/database/schema.ts'
import { demoPress } from '../../src/demo/press.ts'
import { recordEvent } from '../../src/events/record-event.ts'
import { enqueueDailyDigests } from '../../src/features/notifications/enqueue-digests.ts'
import { jobChannel } from '../../src/jobs/jobs.ts'
import { getHeader, getLetterHtml, getLetterText } from '../letters.ts'
import { insertCard, insertPerson, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const chief = await insertPerson(press, 'initiator')
const supervisor = await press.as('supervisor')
const anonymous = await press.as(null)

const readEmail = async ({ id }: { id: number }) =>
  (await db.execute<{ email: string }>(sql`select email from users where id = ${id}`)).rows[0]?.email ?? ''

const folder = join(press.config.dataDir, 'mail')
const readLetters = (email: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((letter) => letter.includes(`To: ${email}\r\n`))

/** Moves a book of the author, and waits until all effects of the move are done. */
async function moveBookOf(author: TestPerson, book_name: string): Promise<void> {
  const id = await insertCard(press, { stages: ['editor'], author: author.id, book_name })
  await chief.call('POST /api/tech-cards/kanban/{id}', {
    params: { id },
    body: { is_editor: false, is_project: true, version: 1 },
  })
  await expect.poll(async () => (await db.execute(sql`select 1 from events where handled_at is null`)).rowCount).toBe(0)
}
const findNotifications = async ({ id }: TestPerson) =>
  db.select().from(notifications).where(eq(notifications.user_id, id))
const findLetterJobs = async (email: string) =>
  (
    await db
      .select()
      .from(jobs)
      .where(sql`kind = 'mail' and data->>'to' = ${email}`)
  ).map(({ run_at, done_at }) => ({
    run_at,
    done_at,
  }))

describe('notification settings', () => {
  it('start with the defaults and show a role only its own topics', async () => {
    const author = await insertPerson(press, 'author')
    const { body } = await author.call('GET /api/notification-settings')
    expect(body.topics.map(({ topic }) => topic)).not.toContain('shortage')
    expect(body.topics.find(({ topic }) => topic === 'stage')?.on).toEqual({ here: true, mail: false, daily: true })
    expect(body.quiet.on).toBe(false)
    expect(body.email).toBe(await readEmail(author))
  })

  it('apply to later notifications, by e-mail and in the notification list', async () => {
    const author = await insertPerson(press, 'author')
    await moveBookOf(author, 'Первая')
    expect((await author.call('GET /api/notifications')).body).toHaveLength(1)
    const { body } = await author.call('PUT /api/notification-settings', {
      body: { choices: { stage: { here: false, mail: true } } },
    })
    expect(body.topics.find(({ topic }) => topic === 'stage')?.on).toEqual({ here: false, mail: true, daily: true })
    await moveBookOf(author, 'Вторая')
    expect((await author.call('GET /api/notifications')).body).toHaveLength(1)
    await expect.poll(async () => readLetters(await readEmail(author)).length).toBe(1)
    const [letter = ''] = readLetters(await readEmail(author))
    expect(getLetterText(letter)).toContain('«Вторая»')
    // Each choice is saved separately, so omitted choices stay unchanged.
    await author.call('PUT /api/notification-settings', { body: { choices: { stage: { here: true } } } })
    const stageTopic = (await author.call('GET /api/notification-settings')).body.topics.find(
      ({ topic }) => topic === 'stage',
    )
    expect(stageTopic?.on).toEqual({ here: true, mail: true, daily: true })
  })

  it('cannot turn off security e-mails', async () => {
    const author = await insertPerson(press, 'author')
    const answer = await author.call('PUT /api/notification-settings', {
      body: { choices: { security: { mail: false } } },
    })
    expect(answer.status).toBe(422)
    expect(answer.body.error.fields).toHaveProperty(['choices.security.mail'])
    await author.call('PUT /api/notification-settings', { body: { choices: { security: { daily: true } } } })
  })
})

const getTimeInHours = (hours: number) => toLocalMinute(new Date(Date.now() + hours * 3_600_000)).time

describe('quiet hours', () => {
  const currentQuietHours = { on: true, from: getTimeInHours(-1), to: getTimeInHours(1), days_off: true }
  it('delay e-mails, but not the notification list or security e-mails', async () => {
    const author = await insertPerson(press, 'author')
    const email = await readEmail(author)
    await author.call('PUT /api/notification-settings', {
      body: { choices: { stage: { mail: true } }, quiet: currentQuietHours },
    })
    await moveBookOf(author, 'Тихая')
    expect((await author.call('GET /api/notifications')).body).toHaveLength(1)
    const [delayedLetter] = await findLetterJobs(email)
    expect(delayedLetter?.done_at).toBeNull()
    expect(delayedLetter?.run_at.getTime()).toBeGreaterThan(Date.now())
    const { id } = author
    await db.transaction((tx) => recordEvent(tx, 'account.passwordChanged', { id }, {}, { actor: id }))
    await expect.poll(() => readLetters(email).length).toBe(1)
    expect(getHeader(readLetters(email)[0] ?? '', 'List-Unsubscribe')).toBeUndefined()
  })
})

describe('a notification e-mail', () => {
  it('has HTML and text in its reader’s language, with the press name', async () => {
    const author = await insertPerson(press, 'author')
    await db.execute(sql`update users set locale = 'kz' where id = ${author.id}`)
    await author.call('PUT /api/notification-settings', { body: { choices: { stage: { mail: true } } } })
    await moveBookOf(author, 'Қала <b>& "әлем"')
    await expect.poll(async () => readLetters(await readEmail(author)).length).toBe(1)
    const [letter = ''] = readLetters(await readEmail(author))
    const html = getLetterHtml(letter)
    expect(html).toContain('lang="kk-KZ"')
    expect(html).toContain('max-width:600px')
    expect(html).toContain('Қала &lt;b&gt;&amp; &quot;әлем&quot;')
    expect(html).not.toMatch(/<style|<script|class=|<img(?![^>]*alt=)/)
    for (const letterText of [html, getLetterText(letter)]) {
      expect(letterText).toContain(demoPress.name_kz)
      expect(letterText).toContain(`БСН ${demoPress.bin}`)
    }
    expect(getLetterText(letter)).toContain('/app/author/booktracking/')
  })

  it('has a one-click unsubscribe link without sign-in that cannot be forged', async () => {
    const author = await insertPerson(press, 'author')
    await author.call('PUT /api/notification-settings', { body: { choices: { stage: { mail: true } } } })
    await moveBookOf(author, 'Лишняя')
    await expect.poll(async () => readLetters(await readEmail(author)).length).toBe(1)
    const [letter = ''] = readLetters(await readEmail(author))
    expect(getHeader(letter, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    const path =
      /<https?:\/\/[^/]+(\/api\/unsubscribe\/[^>]+)>/.exec(getHeader(letter, 'List-Unsubscribe') ?? '')?.[1] ?? ''
    const isMailOn = async () =>
      (await author.call('GET /api/notification-settings')).body.topics.find(({ topic }) => topic === 'stage')?.on.mail
    const postUnsubscribe = (to: string) =>
      anonymous.fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    // Opening the link does not unsubscribe: mail programs open every link.
    expect((await anonymous.fetch(path, { redirect: 'manual' })).status).toBe(302)
    expect((await postUnsubscribe(path.replace('.stage.', '.signal.'))).status).toBe(404)
    expect(await isMailOn()).toBe(true)
    expect((await postUnsubscribe(path)).status).toBe(200)
    expect((await postUnsubscribe(path)).status).toBe(200)
    expect(await isMailOn()).toBe(false)
  })
})

describe('the daily e-mail', () => {
  it('lists each change only once and is sent on working days at the set time', async () => {
    const author = await insertPerson(press, 'author')
    for (const name of ['А', 'Б', 'В', 'Г', 'Д', 'Е', 'Ж']) await moveBookOf(author, `Книга ${name}`)
    const { body } = await author.call('GET /api/daily-letter', { query: { language: 'ru' } })
    const changedPart = body.letter?.parts.find(({ key }) => key === 'changed')
    expect(changedPart?.rows).toHaveLength(5)
    expect(changedPart?.more).toBe(2)
    const email = await readEmail(author)
    // The first digest run only stores its day and sends no letter. No letter is sent on a holiday either.
    await db.delete(dailyDigests)
    await db.transaction((tx) => enqueueDailyDigests(tx, { day: '2026-12-14', time: '09:00' }))
    await db.transaction((tx) => enqueueDailyDigests(tx, { day: '2026-12-16', time: '09:00' }))
    await db.transaction((tx) => enqueueDailyDigests(tx, { day: '2026-12-15', time: '08:00' }))
    expect((await db.select().from(dailyDigests)).map(({ day }) => day)).toContain('2026-12-14')
    expect(readLetters(email)).toHaveLength(0)
    await db.transaction((tx) => enqueueDailyDigests(tx, { day: '2026-12-15', time: '08:30' }))
    await db.transaction((tx) => enqueueDailyDigests(tx, { day: '2026-12-15', time: '08:31' }))
    await expect.poll(() => readLetters(email).length).toBe(1)
    const [letter = ''] = readLetters(email)
    expect(getLetterText(letter)).toContain('Книга Ж')
    expect(getHeader(letter, 'List-Unsubscribe')).toContain('.daily.')
    // A digest does not repeat the contents of an earlier digest.
    await expect.poll(async () => (await findNotifications(author)).some(({ daily }) => daily)).toBe(false)
    await db.transaction((tx) => enqueueDailyDigests(tx, { day: '2026-12-17', time: '08:30' }))
    const pendingDigestSql = sql`select 1 from jobs where kind = 'daily-letter' and data->>'user' = ${String(author.id)} and done_at is null`
    await expect.poll(async () => (await db.execute(pendingDigestSql)).rowCount).toBe(0)
    expect(readLetters(email)).toHaveLength(1)
  })

  it('is sent on request, but not without content', async () => {
    const author = await insertPerson(press, 'author')
    expect((await author.call('GET /api/daily-letter', { query: { language: 'kz' } })).body.letter).toBeNull()
    expect((await author.call('POST /api/daily-letter')).body).toEqual({ sent: false })
    await moveBookOf(author, 'Одна')
    expect((await author.call('POST /api/daily-letter')).body).toEqual({ sent: true })
    await expect.poll(async () => readLetters(await readEmail(author)).length).toBe(1)
    expect((await findNotifications(author)).every(({ daily }) => daily)).toBe(true)
  })
})

describe('an e-mail that cannot be sent', () => {
  it.each([
    ['a header of its own', { to: 'reader@example.kz', subject: 'Кітап\r\nBcc: everybody@example.kz' }],
    ['a second reader', { to: 'reader@example.kz, other@example.kz', subject: 'Кітап' }],
  ])('because of %s is shown to the supervisor and can be retried', async (_why, { to, subject }) => {
    const [row] = await db
      .insert(jobs)
      .values({ kind: 'mail', data: { to, subject, text: 'Дайын' } })
      .returning()
    await db.execute(sql`select pg_notify(${jobChannel}, '')`)
    const findJob = async () => (await supervisor.call('GET /api/jobs')).body.jobs.find(({ id }) => id === row?.id)
    await expect.poll(findJob).toMatchObject({ kind: 'mail', about: to, state: 'failed', attempts: 1 })
    expect(readLetters('everybody@example.kz')).toEqual([])
    await db.execute(
      sql`update jobs set data = data || '{"to":"mended@example.kz","subject":"Кітап"}' where id = ${row?.id}`,
    )
    expect((await chief.call('GET /api/jobs')).status).toBe(403)
    await supervisor.call('POST /api/jobs/{id}/retry', { params: { id: row?.id ?? 0 } })
    await expect.poll(findJob).toBeUndefined()
    await expect.poll(() => readLetters('mended@example.kz').length).toBeGreaterThan(0)
  })
})
