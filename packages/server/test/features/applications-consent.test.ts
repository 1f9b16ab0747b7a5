import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { profiles, users } from '../../src/database/schema.ts'
import { eq, sql } from 'drizzle-orm'
import { createApplicationForm, insertPerson, createUnchangedEdit, type TestPerson } from '../rows.ts'
import { getHeader, getLetterText } from '../letters.ts'
import { openPress, pollOptions } from '../support.ts'

const press = await openPress()
const { db } = press.database
const anonymous = press.withToken('')
const chief = await insertPerson(press, 'initiator')

/** Creates a person whose e-mail and phone must not appear on anyone else's screen. */
async function insertAuthorWithContacts(name: string): Promise<TestPerson & { email: string; phone: string }> {
  const person = await insertPerson(press, 'author', name)
  const phone = `+7 701 000 ${person.id}`
  await db.update(profiles).set({ phone }).where(eq(profiles.user_id, person.id))
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, person.id))
  return { ...person, email: user?.email ?? '', phone }
}

async function submitApplication(submitter: TestPerson, exist_authors: number[]) {
  const body = await createApplicationForm(submitter, {
    exist_authors,
    authors: [{ name: 'Без Записи', email: 'written@test.example', phone: '' }],
  })
  return (await submitter.call('POST /api/applications/create', { body })).body.application
}
const fetchDetails = (person: TestPerson, id: number) =>
  person.call('GET /api/application/details/{id}', { params: { id } })
const answerConsent = (person: TestPerson, id: number, agree: boolean) =>
  person.call('POST /api/applications/{id}/consent', { params: { id }, body: { agree } })
const editApplication = (
  person: TestPerson,
  application: Parameters<typeof createUnchangedEdit>[0] & { id: number },
  extraFields: object,
) =>
  person.call('POST /api/applications/{id}/edit', {
    params: { id: application.id },
    body: { ...createUnchangedEdit(application), ...extraFields },
  })

describe('a newly registered stranger', () => {
  it('cannot read contacts of people by naming them as authors', async () => {
    const [stranger, author] = [
      await insertAuthorWithContacts('Чужой Человек'),
      await insertAuthorWithContacts('Автор Известный'),
    ]
    const application = await submitApplication(stranger, [stranger.id, author.id])
    const answers = [
      application,
      (await fetchDetails(stranger, application.id)).body,
      (await stranger.call('GET /api/applications/{id}/edit', { params: { id: application.id } })).body,
      (await stranger.call('GET /api/applications/create', { query: { search: 'Известный' } })).body,
    ]
    for (const text of answers.map((one) => JSON.stringify(one))) {
      expect(text).toContain('Автор Известный')
      expect(text).not.toContain(author.email)
      expect(text).not.toContain(author.phone)
    }
    await answerConsent(author, application.id, true)
    expect(JSON.stringify((await fetchDetails(stranger, application.id)).body)).not.toContain(author.email)
  })

  it('cannot find people by part of their e-mail address', async () => {
    const [stranger, author] = [await insertAuthorWithContacts('Чужой'), await insertAuthorWithContacts('Ищущий Покоя')]
    for (const call of ['GET /api/applications/create'] as const) {
      const { body } = await stranger.call(call, { query: { search: author.email.slice(0, 11) } })
      expect(body.authors).toEqual([])
    }
  })
})

describe('the staff of the press', () => {
  it('see author contacts only when they decide on applications or cards', async () => {
    const submitter = await insertAuthorWithContacts('Подающий Автор')
    const application = await submitApplication(submitter, [submitter.id])
    expect(JSON.stringify((await fetchDetails(chief, application.id)).body)).toContain(submitter.email)
    const body = {
      book_name: 'Книга',
      edition_type: 'textbook' as const,
      work_types: ['editing' as const],
      created_date: '2026-11-01',
      appointment_date: '2026-11-02',
      authors: [{ id: submitter.id, name: submitter.name, email: submitter.email, phone: submitter.phone }],
      project_manager_id: (await insertPerson(press, 'pm')).id,
    }
    const { techcard } = (await chief.call('POST /api/tech-cards/create', { body })).body
    expect(techcard.authors[0]?.email).toBe(submitter.email)
    for (const role of ['accounting', 'typography', 'stock'] as const) {
      const reader = await insertPerson(press, role)
      const card = await reader.call('GET /api/tech-cards/{id}', { params: { id: techcard.id } })
      expect(card.body.techcard.authors).toMatchObject([{ name: submitter.name, email: '', phone: '' }])
    }
  })
})

describe('a person named as an author', () => {
  it('is asked, joins by agreeing and cannot change the application before', async () => {
    const [submitter, coAuthor] = [
      await insertAuthorWithContacts('Тимур Ли'),
      await insertAuthorWithContacts('Рустам Есенов'),
    ]
    const application = await submitApplication(submitter, [submitter.id, coAuthor.id])
    expect(application.authors.map(({ name, asked }) => [name, asked])).toEqual([
      ['Тимур Ли', false],
      ['Рустам Есенов', true],
      ['Без Записи', true],
    ])
    await expect
      .poll(async () => (await coAuthor.call('GET /api/notifications')).body[0]?.data.message_ru, pollOptions)
      .toBe('Тимур Ли указывает вас автором книги «Стилистика научного текста»: согласитесь или откажитесь')
    expect((await fetchDetails(coAuthor, application.id)).status).toBe(200)
    expect((await editApplication(coAuthor, application, {})).status).toBe(404)

    expect((await answerConsent(coAuthor, application.id, true)).status).toBe(200)
    expect((await answerConsent(coAuthor, application.id, true)).status).toBe(404)
    const joinedApplication = (await fetchDetails(coAuthor, application.id)).body.application
    expect(joinedApplication.authors.map(({ asked }) => asked)).toEqual([false, false, true])
    const { body } = await submitter.call('GET /api/applications')
    expect(body.applications[0]?.authors).toBe('Т. Ли, Р. Есенов')
    expect(
      (await editApplication(coAuthor, joinedApplication, { exist_authors: [submitter.id, coAuthor.id] })).status,
    ).toBe(200)
    await expect
      .poll(async () => (await submitter.call('GET /api/notifications')).body[0]?.data.message_en, pollOptions)
      .toBe('Рустам Есенов is now an author of “Стилистика научного текста”')
  })

  it('is not asked when the submitter exceeded the limit of requests', async () => {
    const [submitter, coAuthor] = [
      await insertAuthorWithContacts('Неутомимый'),
      await insertAuthorWithContacts('Занятой Автор'),
    ]
    await db.execute(sql`insert into login_attempts (key) select ${`ask:${submitter.id}`} from generate_series(1, 20)`)
    const createApplication = async (exist_authors: number[]) => {
      const body = await createApplicationForm(submitter, { exist_authors })
      return (await submitter.call('POST /api/applications/create', { body })).status
    }
    expect(await createApplication([submitter.id, coAuthor.id])).toBe(429)
    expect(await createApplication([submitter.id])).toBe(200)
    expect((await coAuthor.call('GET /api/applications')).body.total).toBe(0)
  })

  it('is removed from the authors after declining', async () => {
    const [submitter, coAuthor] = [
      await insertAuthorWithContacts('Ли Тимур'),
      await insertAuthorWithContacts('Умаров Карим'),
    ]
    const { id } = await submitApplication(submitter, [submitter.id, coAuthor.id])
    expect((await answerConsent(coAuthor, id, false)).status).toBe(200)
    expect((await fetchDetails(coAuthor, id)).status).toBe(404)
    const { application } = (await fetchDetails(submitter, id)).body
    expect(application.authors.map(({ name }) => name)).toEqual(['Ли Тимур', 'Без Записи'])
  })

  it('is not on the tech card before agreeing', async () => {
    const [submitter, coAuthor] = [
      await insertAuthorWithContacts('Ли Тимур'),
      await insertAuthorWithContacts('Кто-то Другой'),
    ]
    const { id } = await submitApplication(submitter, [submitter.id, coAuthor.id])
    const body = { status: 'accepted' as const, version: 1 }
    await chief.call('POST /api/applications/{id}/status', { params: { id }, body })
    const form = await chief.call('GET /api/tech-cards/create', { query: { applicationId: id } })
    expect(form.body.application?.authors?.map(({ name }) => name)).toEqual(['Ли Тимур'])
  })

  it('cannot remove authors, only the submitter can', async () => {
    const [submitter, coAuthor] = [
      await insertAuthorWithContacts('Ли Тимур'),
      await insertAuthorWithContacts('Соавтор'),
    ]
    const { id } = await submitApplication(submitter, [submitter.id, coAuthor.id])
    await answerConsent(coAuthor, id, true)
    const { application } = (await fetchDetails(coAuthor, id)).body
    for (const exist_authors of [[submitter.id], [coAuthor.id]]) {
      const refusedResponse = await editApplication(coAuthor, application, { exist_authors })
      expect(refusedResponse.status).toBe(422)
      expect(Object.keys(refusedResponse.body.error.fields ?? {})).toEqual(['exist_authors'])
    }
    expect((await fetchDetails(coAuthor, id)).body.application).toEqual(application)
    expect((await editApplication(submitter, application, { exist_authors: [submitter.id] })).status).toBe(200)
    expect((await fetchDetails(coAuthor, id)).status).toBe(404)
  })
})

/** Returns the letters sent to a mailbox so far. */
async function readLetters(email: string): Promise<string[]> {
  const folder = join(press.config.dataDir, 'mail')
  const names = await readdir(folder).catch((): string[] => [])
  const letters = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
  )
  return letters.filter((letter) => getHeader(letter, 'To') === email)
}
const readTokens = async (email: string) =>
  (await readLetters(email)).flatMap((letter) => /authorship\?token=([\w-]+)/.exec(getLetterText(letter))?.[1] ?? [])
async function waitForToken(email: string): Promise<string> {
  await expect.poll(() => readTokens(email), pollOptions).toHaveLength(1)
  return (await readTokens(email))[0] ?? ''
}
async function submitWithAuthor(submitter: TestPerson, email: string, extraFields: object = {}) {
  const body = await createApplicationForm(submitter, {
    exist_authors: [submitter.id],
    authors: [{ name: 'Без Записи', email, phone: '' }],
    ...extraFields,
  })
  return (await submitter.call('POST /api/applications/create', { body })).body.application
}
const fetchQuestion = (token: string) => anonymous.call('GET /api/authorship/{token}', { params: { token } })
const answerQuestion = (token: string, agree: boolean) =>
  anonymous.call('POST /api/authorship/{token}', { params: { token }, body: { agree } })

describe('a person without an account named as an author', () => {
  it('is asked by e-mail and joins by agreeing through the link', async () => {
    const submitter = await insertAuthorWithContacts('Ли Тимур')
    const { id } = await submitWithAuthor(submitter, 'agrees@test.example')
    const token = await waitForToken('agrees@test.example')
    expect((await fetchQuestion(token)).body).toEqual({
      name: 'Без Записи',
      book_name: 'Стилистика научного текста',
      submitter: 'Ли Тимур',
    })
    const applicationBefore = (await fetchDetails(submitter, id)).body.application
    expect(applicationBefore.authors.map(({ asked }) => asked)).toEqual([false, true])
    // Saving again sends no new request, and the link stays valid.
    const unchangedAuthors = {
      exist_authors: [submitter.id],
      authors: [{ name: 'Без Записи', email: 'agrees@test.example' }],
    }
    expect((await editApplication(submitter, applicationBefore, unchangedAuthors)).status).toBe(200)
    expect((await answerQuestion(token, true)).status).toBe(200)
    const { application } = (await fetchDetails(submitter, id)).body
    expect(application.authors.map(({ asked }) => asked)).toEqual([false, false])
    const { body } = await submitter.call('GET /api/applications')
    expect(body.applications[0]?.authors).toBe('Л. Тимур, Б. Записи')
    await expect
      .poll(async () => (await submitter.call('GET /api/notifications')).body[0]?.data.message_en, pollOptions)
      .toBe('Без Записи is now an author of “Стилистика научного текста”')
    expect((await answerQuestion(token, false)).status).toBe(404)
    expect((await fetchQuestion(token)).status).toBe(404)
  })

  it('is not named as an author after declining through the link', async () => {
    const submitter = await insertAuthorWithContacts('Ли Тимур')
    const { id } = await submitWithAuthor(submitter, 'declines@test.example')
    expect((await answerQuestion(await waitForToken('declines@test.example'), false)).status).toBe(200)
    const { application } = (await fetchDetails(submitter, id)).body
    expect(application.authors.map(({ name }) => name)).toEqual(['Ли Тимур'])
  })

  it('has a link that expires on removal and is stored only as a hash', async () => {
    const submitter = await insertAuthorWithContacts('Ли Тимур')
    const application = await submitWithAuthor(submitter, 'gone@test.example')
    const token = await waitForToken('gone@test.example')
    const { rows } = await db.execute(sql`select token_hash from application_authors where token_hash is not null`)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await editApplication(submitter, application, { authors: [] })).status).toBe(200)
    expect((await answerQuestion(token, true)).status).toBe(404)
    expect((await answerQuestion('no-such-link', true)).status).toBe(404)
  })

  it('gets an e-mail whose headers names and titles cannot change', async () => {
    const injectedHeader = '\r\nBcc: everybody@test.example'
    const submitter = await insertAuthorWithContacts(`Ли Тимур${injectedHeader}`)
    await submitWithAuthor(submitter, 'head@test.example', {
      book_name: `Книга${injectedHeader}`,
      authors: [{ name: `Имя${injectedHeader}`, email: 'head@test.example', phone: '' }],
    })
    const token = await waitForToken('head@test.example')
    const [letter = ''] = await readLetters('head@test.example')
    expect(getHeader(letter, 'Subject')).toBeTruthy()
    expect(getHeader(letter, 'Bcc')).toBeUndefined()
    expect((await fetchQuestion(token)).status).toBe(200)
  })
})
