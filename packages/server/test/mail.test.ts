import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../src/auth/demo-accounts.ts'
import { enqueue, jobChannel } from '../src/jobs/jobs.ts'
import { mailJob } from '../src/jobs/mail.ts'
import { getSubject, getLetterText } from './letters.ts'
import { openPress, type Person } from './support.ts'

/** Starts a press that writes its letters to the data folder. */
const startPress = async () => {
  const press = await openPress()
  const folder = join(press.config.dataDir, 'mail')
  const listLetterNames = () => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [])
  const readOnlyLetter = async (): Promise<{ subject: string | undefined; text: string }> => {
    await expect.poll(() => listLetterNames().length).toBe(1)
    const eml = readFileSync(join(folder, listLetterNames()[0] as string), 'utf8')
    return { subject: getSubject(eml), text: getLetterText(eml) }
  }
  return { press, letters: listLetterNames, letter: readOnlyLetter, nobody: await press.as(null) }
}
const requestReset = (anonymous: Person, email: string) =>
  anonymous.call('POST /api/password/forgot', { body: { email } })

describe('without a mail server', () => {
  it('a reset letter is written to the data folder, and its link works once', async () => {
    const { press, letter, nobody } = await startPress()
    const openSession = await press.as('author')
    await press.database.db.execute(sql`update users set name = 'Сериков Азамат' where email = 'author@demo.press'`)
    expect((await requestReset(nobody, 'author@demo.press')).body).toEqual({ ok: true })
    const { subject, text } = await letter()
    expect(subject).toBe('Новый пароль для входа в издательство')
    expect(text).toMatch(/^Здравствуйте, Азамат\./)
    const token = /http:\/\/localhost:4101\/reset-password\?token=([\w-]+)/.exec(text)?.[1] as string
    const resetPassword = (password: string) => nobody.call('POST /api/password/reset', { body: { token, password } })

    expect((await resetPassword('weak')).body.error.fields).toHaveProperty('password')
    expect((await resetPassword('New-password-1')).status).toBe(200)
    expect((await resetPassword('New-password-2')).body.error.message).toContain('Ссылка уже использована')
    expect((await openSession.call('GET /api/sessions')).status).toBe(401)
    const signIn = (password: string) =>
      nobody.call('POST /api/login', { body: { email: 'author@demo.press', password } })
    expect((await signIn(demoPassword)).status).toBe(401)
    expect((await signIn('New-password-1')).status).toBe(200)
    const { rows } = await press.database.db.execute(sql`select * from password_resets, jobs`)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('an expired link is refused', async () => {
    const { press, letter, nobody } = await startPress()
    await requestReset(nobody, 'author@demo.press')
    const token = /token=([\w-]+)/.exec((await letter()).text)?.[1] as string
    await press.database.db.execute(sql`update password_resets set expires_at = now()`)
    const answer = await nobody.call('POST /api/password/reset', { body: { token, password: 'New-password-1' } })
    expect(answer.status).toBe(400)
  })

  it('an unknown address gets the same response and no letter', async () => {
    const { press, letters, nobody } = await startPress()
    expect((await requestReset(nobody, 'nobody@demo.press')).body).toEqual({ ok: true })
    await expect
      .poll(async () => (await press.database.db.execute(sql`select 1 from jobs where done_at is null`)).rowCount)
      .toBe(0)
    expect(letters()).toEqual([])
  })

  it('letters to one address are rate limited', async () => {
    const { nobody } = await startPress()
    for (let round = 0; round < 3; round += 1) expect((await requestReset(nobody, 'a@demo.press')).status).toBe(200)
    expect((await requestReset(nobody, 'a@demo.press')).status).toBe(429)
  })
})

describe('with a mail server', () => {
  const receivedLetters: { to: string; id: string }[] = []
  let refusalCount = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusalCount > 0) {
          refusalCount -= 1
          return done(Object.assign(new Error('try later'), { responseCode: 451 }))
        }
        const id = /^Message-ID: (.+)$/im.exec(Buffer.concat(chunks).toString())?.[1]?.trim() ?? ''
        receivedLetters.push({ to: session.envelope.rcptTo[0]?.address ?? '', id })
        done()
      })
    },
  })
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)))

  it('every letter is sent once by one of the processes and retried after a refusal', async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const smtp = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
    const press = await openPress({ SMTP_URL: smtp })
    await openPress({ SMTP_URL: smtp }, press.database)
    const { db } = press.database
    refusalCount = 3
    const addresses = Array.from({ length: 40 }, (_, index) => `reader${index}@example.kz`)
    for (const to of addresses) await enqueue(db, mailJob, { to, subject: 'Кітап', text: 'Дайын' })
    const countPending = async () =>
      (await db.execute<{ n: number }>(sql`select count(*)::int as n from jobs where done_at is null`)).rows[0]?.n
    await expect.poll(countPending).toBeLessThanOrEqual(3)
    await db.execute(sql`update jobs set run_at = now()`)
    await db.execute(sql`select pg_notify(${jobChannel}, '')`)
    await expect.poll(countPending).toBe(0)
    expect(receivedLetters.map(({ to }) => to).sort()).toEqual(addresses.sort())
    expect(new Set(receivedLetters.map(({ id }) => id)).size).toBe(40)
  })
})
