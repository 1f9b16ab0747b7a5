import type { RevisionRequest } from '@press/domain'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createApplicationForm, insertPerson, createUnchangedEdit, upload, type TestPerson } from '../rows.ts'
import { createPdf } from '../../src/demo/documents.ts'
import { openPress, pollOptions } from '../support.ts'

const press = await openPress()
const author = await insertPerson(press, 'author')
const chief = await insertPerson(press, 'initiator')

const deadline = '2099-02-01'
const requests: RevisionRequest[] = [
  { document: 'review_1', reason: 'Нет подписи', until: deadline },
  { document: 'department_conclusion', reason: 'Нет номера', until: deadline },
]

const readDetails = async (id: number, person: TestPerson = chief) =>
  (await person.call('GET /api/application/details/{id}', { params: { id } })).body

/** Creates an application that was returned with these requests. */
async function createReturnedApplication(documents = requests) {
  const { application } = (
    await author.call('POST /api/applications/create', { body: await createApplicationForm(author) })
  ).body
  await chief.call('POST /api/applications/{id}/status', {
    params: { id: application.id },
    body: { status: 'revision', documents, version: application.version },
  })
  return (await readDetails(application.id)).application
}

const resubmit = (application: Awaited<ReturnType<typeof createReturnedApplication>>, extraFields: object) =>
  author.call('POST /api/applications/{id}/edit', {
    params: { id: application.id },
    body: { ...createUnchangedEdit(application), ...extraFields },
    headers: { 'accept-language': 'en' },
  })

describe('an author asked to revise an application', () => {
  it('cannot resubmit it until every requested document is replaced or answered', async () => {
    const application = await createReturnedApplication()
    const { status, body } = await resubmit(application, { review_1: await upload(author, 'Подписано.pdf') })
    expect({ status, fields: Object.keys(body.error.fields ?? {}) }).toEqual({
      status: 422,
      fields: ['department_conclusion'],
    })
    expect((await readDetails(application.id)).application.status).toBe('revision')
  })

  it('gets an error for the same file under another name unless they answer', async () => {
    const application = await createReturnedApplication([
      { document: 'review_1', reason: 'Нет подписи', until: deadline },
    ])
    const sameFileId = await upload(author, 'review_1.pdf')
    const { status, body } = await resubmit(application, { review_1: sameFileId })
    expect({ status, fields: body.error.fields }).toEqual({
      status: 422,
      fields: { review_1: 'This is the same file under another name. Attach another one or answer in words' },
    })
    const answerResponse = await resubmit(application, {
      review_1: sameFileId,
      answers: { review_1: 'Она и была подписана' },
    })
    expect(answerResponse.body.application.status).toBe('in process')
  })

  it('gets only the requests for that application', async () => {
    const application = await createReturnedApplication()
    const other = await createReturnedApplication()
    expect((await readDetails(application.id)).rounds[0]?.documents).toHaveLength(2)
    expect(other.revision.map(({ document }) => document)).toEqual(['review_1', 'department_conclusion'])
  })
})

describe('a revision round', () => {
  it('keeps the requests, the new files, the answers and the verdicts', async () => {
    const application = await createReturnedApplication()
    const signedFile = await upload(author, 'Подписано.pdf')
    const answers = { department_conclusion: 'Номер стоит в правом углу' }
    await resubmit(application, { review_1: signedFile, answers })
    const { application: resubmitted, rounds } = await readDetails(application.id)
    expect(resubmitted).toMatchObject({ status: 'in process', revision: [] })
    expect(rounds).toMatchObject([
      {
        number: 1,
        asked_by: { id: chief.id },
        answered_at: expect.any(String),
        documents: [
          {
            document: 'department_conclusion',
            reason: 'Нет номера',
            asked: { id: application.files.department_conclusion?.id },
            came: null,
            answer: 'Номер стоит в правом углу',
            verdict: null,
          },
          {
            document: 'review_1',
            asked: { id: application.files.review_1?.id, name: 'review_1.pdf' },
            came: { id: signedFile, name: 'Подписано.pdf' },
            answer: '',
            verdict: null,
          },
        ],
      },
    ])
    // The files are read after the response, in separate low-priority processes.
    await expect
      .poll(async () => (await readDetails(application.id)).rounds[0]?.documents[1]?.came?.pages, { timeout: 240_000 })
      .toBe(1)
    expect((await readDetails(application.id)).rounds[0]?.documents[1]?.changed_pages).toEqual([1])
    const [, review] = rounds[0]?.documents ?? []
    expect(review?.asked?.sha256).not.toBe(review?.came?.sha256)

    await chief.call('POST /api/applications/{id}/status', {
      params: { id: resubmitted.id },
      body: { status: 'revision', documents: [requests[0] as RevisionRequest], version: resubmitted.version },
    })
    const { rounds: bothRounds } = await readDetails(application.id)
    expect(bothRounds.map(({ number, documents }) => [number, documents.map(({ verdict }) => verdict)])).toEqual([
      [1, ['accepted', 'again']],
      [2, [null]],
    ])
    expect(bothRounds[1]?.documents[0]?.asked?.id).toBe(signedFile)
  })

  it('keeps earlier files for readers of the application only', async () => {
    const application = await createReturnedApplication([requests[0] as RevisionRequest])
    const earlierFileId = application.files.review_1?.id as number
    await resubmit(application, { review_1: await upload(author, 'Подписано.pdf') })
    const stranger = await insertPerson(press, 'author')
    const executor = await insertPerson(press, 'executor')
    const getFileStatus = async (person: TestPerson) => (await person.fetch(`/api/files/${earlierFileId}`)).status
    expect(await Promise.all([author, chief, stranger, executor].map(getFileStatus))).toEqual([200, 200, 404, 404])
  })

  it('shows the changed pages in the demo press', async () => {
    const documents = (await readDetails(238)).rounds[0]?.documents ?? []
    expect(documents.map(({ came }) => came?.pages ?? null)).toEqual([null, 3, 2])
    expect(documents.map(({ document, changed_pages }) => [document, changed_pages])).toEqual([
      ['manuscript', null],
      ['review_1', [3]],
      ['scientific_council_conclusion', []],
    ])
  })
})

describe('the text of a document', () => {
  it('is returned to people who may download the document', async () => {
    const application = await createReturnedApplication()
    const manuscript = application.files.manuscript?.id as number
    const fetchText = (person: TestPerson) => person.call('GET /api/files/{id}/text', { params: { id: manuscript } })
    expect((await fetchText(chief)).body).toEqual({ text: 'Рукопись', pages: null })
    const review = await chief.call('GET /api/files/{id}/text', {
      params: { id: application.files.review_1?.id as number },
    })
    expect(review.body).toEqual({ text: 'review_1.pdf', pages: 1 })
    expect((await fetchText(await insertPerson(press, 'author'))).status).toBe(404)
  })

  it('is extracted once for identical files, whatever their name', async () => {
    const bytes = createPdf(`Reading ${Date.now()}`)
    const uploadAndReadText = async (name: string) => {
      const form = new FormData()
      form.append('purpose', 'document')
      form.append('file', new Blob([new Uint8Array(bytes)]), name)
      const { id } = (await author.call('POST /api/files', { body: form })).body.file
      return { id, body: (await author.call('GET /api/files/{id}/text', { params: { id } })).body }
    }
    const firstResponse = await uploadAndReadText('first.pdf')
    expect(firstResponse.body.pages).toBe(1)
    await press.database.db.execute(
      sql`update file_readings set text = 'as it was read' where file_id = ${firstResponse.id}`,
    )
    expect((await uploadAndReadText('second.pdf')).body).toEqual({ text: 'as it was read', pages: 1 })
  })

  it('is null when the file cannot be read', async () => {
    const form = new FormData()
    form.append('purpose', 'document')
    form.append('file', new Blob(['%PDF-1.4\nno more than this']), 'broken.pdf')
    const { body } = await author.call('POST /api/files', { body: form })
    const { status, body: readBody } = await author.call('GET /api/files/{id}/text', { params: { id: body.file.id } })
    expect({ status, read: readBody }).toEqual({ status: 200, read: { text: null, pages: null } })
  })
})

const composeLetter = async (id: number, body: object) =>
  (await chief.call('POST /api/applications/{id}/letter', { params: { id }, body: body as never })).body.letter

const listMails = async () =>
  (
    await press.database.db.execute<{ data: { text: string } }>(
      sql`select data from jobs where kind = 'mail' and data->>'subject' = 'О вашей книге'`,
    )
  ).rows

describe('the decision letter', () => {
  it('is built from the requests and answers for each document, in the requested language', async () => {
    const application = await createReturnedApplication()
    await resubmit(application, {
      review_1: await upload(author, 'review_1.pdf'),
      answers: { review_1: 'Другой нет', department_conclusion: 'Номер в углу' },
    })
    const body = { status: 'revision', documents: [requests[0]], accepted: ['department_conclusion'] }
    const russianLetter = await composeLetter(application.id, body)
    expect(russianLetter).toMatchObject({ locale: 'ru', own_locale: 'ru', to: { id: author.id } })
    expect(russianLetter.subject).toContain('круг 2')
    for (const expectedText of [
      'Принято: Заключение кафедры',
      'Рецензия 1\nНет подписи',
      'совпадает с прежним',
      '1 февраля 2099',
    ])
      expect(russianLetter.text.replaceAll('\u00a0', ' ')).toContain(expectedText)
    const kazakhLetter = await composeLetter(application.id, { ...body, locale: 'kz' })
    expect(kazakhLetter.text).toContain('Құрметпен')
    expect((await readDetails(application.id)).letters).toHaveLength(1)
  })

  it('is stored and emailed exactly as written to the applicant', async () => {
    const application = await createReturnedApplication()
    const letter = (await readDetails(application.id, author)).letters[0]
    expect(letter).toMatchObject({ status: 'revision', sent_by: { id: chief.id } })
    expect(letter?.text).toContain('Нет подписи')

    const { application: ownApplication } = (
      await author.call('POST /api/applications/create', { body: await createApplicationForm(author) })
    ).body
    const letterText = { locale: 'ru' as const, subject: 'О вашей книге', text: 'Берём, и с радостью.' }
    await chief.call('POST /api/applications/{id}/status', {
      params: { id: ownApplication.id },
      body: { status: 'accepted', version: ownApplication.version, letter: letterText },
    })
    expect((await readDetails(ownApplication.id, author)).letters).toMatchObject([
      { status: 'accepted', ...letterText },
    ])
    await expect.poll(async () => (await listMails()).length, pollOptions).toBe(1)
    expect((await listMails())[0]?.data.text).toContain(`Берём, и с радостью.`)
  })

  it('is refused for a status without a letter', async () => {
    const application = await createReturnedApplication()
    const { status } = await chief.call('POST /api/applications/{id}/letter', {
      params: { id: application.id },
      body: { status: 'in process' },
    })
    expect(status).toBe(422)
  })
})
