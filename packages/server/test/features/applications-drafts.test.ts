import { limits } from '@press/domain'
import { describe, expect, it } from 'vitest'
import { createFiles } from '../../src/files/files.ts'
import { removeOrphans } from '../../src/files/clean-up.ts'
import { createApplicationForm, insertApplicationDraft, insertPerson, upload, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'
import { sql } from 'drizzle-orm'

const press = await openPress()
const { db } = press.database
const author = await insertPerson(press, 'author', 'Сериков Алмас Болатович')
const chief = await insertPerson(press, 'initiator')

const listDrafts = async (person: TestPerson = author) => (await person.call('GET /api/application-drafts')).body.drafts
const createDraft = async (body: object, person = author) =>
  (await person.call('POST /api/application-drafts', { body: body as never })).body.draft
const saveDraft = (id: number, body: object, person = author) =>
  person.call('PATCH /api/application-drafts/{id}', { params: { id }, body: body as never })

describe('an author with a draft application', () => {
  it('finds it on another device exactly as entered', async () => {
    const friend = await insertPerson(press, 'author', 'Тимур Ли')
    const manuscript = await upload(author)
    const conclusions = { department_conclusion: { number: '7', date: '2026-11' } }
    const { id } = await createDraft({ book_name: 'Стилистика ', exist_authors: [friend.id], manuscript })
    await saveDraft(id, { conclusions, budget_source: 'self', version: 1 })
    const [draft] = await listDrafts()
    expect(draft).toMatchObject({
      id,
      version: 2,
      book_name: 'Стилистика ',
      budget_source: 'self',
      language: 'kz',
      exist_authors: [{ id: friend.id, name: 'Тимур Ли', organization: null }],
      files: { manuscript: { id: manuscript, name: 'Рукопись.docx' } },
      conclusions,
    })
  })

  it('is shown the newer version saved on another device', async () => {
    const { id } = await createDraft({ book_name: 'Синтаксис' })
    await saveDraft(id, { annotation_rus: 'О строе речи', version: 1 })
    const { status, body } = await saveDraft(id, { book_name: 'Синтаксис речи', version: 1 })
    expect({ status, current: body.error.current }).toMatchObject({
      status: 409,
      current: { draft: { version: 2, book_name: 'Синтаксис', annotation_rus: 'О строе речи' } },
    })
  })

  it('keeps the files of a draft until the draft is deleted', async () => {
    const review_1 = await upload(author, 'review_1.pdf')
    const { id } = await createDraft({ review_1 })
    const files = createFiles(db, press.config)
    const cleanUp = async () => {
      await db.execute(sql`update files set created_at = now() - interval '2 days' where id = ${review_1}`)
      await removeOrphans(db, files, press.app.log)
      return (await author.fetch(`/api/files/${review_1}`)).status
    }
    expect(await cleanUp()).toBe(200)
    await author.call('DELETE /api/application-drafts/{id}', { params: { id } })
    expect((await listDrafts()).map((draft) => draft.id)).not.toContain(id)
    expect(await cleanUp()).toBe(404)
  })

  it('keeps the draft and its files hidden from others', async () => {
    const review_1 = await upload(author, 'review_1.pdf')
    const { id } = await createDraft({ book_name: 'Тайна', review_1 })
    const otherPerson = await insertPerson(press, 'author')
    for (const person of [otherPerson, chief]) expect((await person.fetch(`/api/files/${review_1}`)).status).toBe(404)
    expect(await listDrafts(otherPerson)).toEqual([])
    expect((await saveDraft(id, { book_name: 'Моё' }, otherPerson)).status).toBe(404)
  })

  it('sends the draft only once, after which it is removed', async () => {
    const { draft: _none, ...form } = await createApplicationForm(author)
    const { manuscript = null, review_1 = null } = form
    const { id } = await createDraft({ book_name: form.book_name, manuscript, review_1 })
    const sendResponse = await author.call('POST /api/applications/create', { body: { ...form, draft: id } })
    expect(sendResponse.body.application.files).toMatchObject({
      manuscript: { id: manuscript },
      review_1: { id: review_1 },
    })
    expect((await listDrafts()).map((draft) => draft.id)).not.toContain(id)
    const repeatedResponse = await author.call('POST /api/applications/create', { body: { ...form, draft: id } })
    expect(repeatedResponse.status).toBe(404)
  })

  it('keeps the draft when the application is refused', async () => {
    const { id } = await createDraft({ book_name: 'Неполная' })
    const { status } = await author.call('POST /api/applications/create', {
      body: { book_name: 'Неполная', draft: id },
    })
    expect(status).toBe(422)
    expect((await listDrafts()).map((draft) => draft.id)).toContain(id)
  })

  it('can keep at most twenty drafts', async () => {
    const writer = await insertPerson(press, 'author')
    for (let count = 0; count < limits.applicationDrafts; count += 1)
      await insertApplicationDraft(press, writer.id, `Книга ${count}`)
    const { status, body } = await writer.call('POST /api/application-drafts', {
      body: { book_name: 'Ещё одна' },
      headers: { 'accept-language': 'en' },
    })
    expect({ status, message: body.error.message }).toEqual({
      status: 422,
      message: 'You can keep no more than 20 drafts. Send or delete one of the earlier ones.',
    })
  })
})

describe('the history of an application', () => {
  it('lists each action with its person and reason, newest first', async () => {
    const { body } = await author.call('POST /api/applications/create', { body: await createApplicationForm(author) })
    const { id } = body.application
    const supervisor = await insertPerson(press, 'supervisor', 'Ержан Надзоров')
    const decideApplication = (person: TestPerson, status: 'rejected' | 'in process', reason: string) =>
      person.call('POST /api/applications/{id}/status', { params: { id }, body: { status, reason } })
    await decideApplication(chief, 'rejected', 'Не по плану')
    await decideApplication(supervisor, 'in process', '')
    const { history } = (await author.call('GET /api/application/details/{id}', { params: { id } })).body
    expect(history.map(({ what, by, reason }) => [what, by?.name, reason])).toEqual([
      ['reopened', 'Ержан Надзоров', null],
      ['rejected', chief.name, 'Не по плану'],
      ['created', 'Сериков Алмас Болатович', null],
    ])
  })
})

describe('data on conclusions and reviews', () => {
  const conclusions = {
    department_conclusion: { number: '4', date: '2026-06-09' },
    scientific_council_conclusion: { number: '11', date: '2026-09-30' },
    review_1: { number: null, date: '2026-05-02' },
  }

  it('are kept by an edit without them and fill the protocols of the tech card', async () => {
    const form = await createApplicationForm(author, { conclusions })
    const { application } = (await author.call('POST /api/applications/create', { body: form })).body
    const { id } = application
    const { version: _one, ...edit } = { ...form, version: 0, book_name: 'Иначе' }
    await author.call('POST /api/applications/{id}/edit', {
      params: { id },
      body: { ...edit, conclusions: undefined, version: application.version },
    })
    const details = await chief.call('GET /api/application/details/{id}', { params: { id } })
    expect(details.body.application.conclusions).toEqual(conclusions)

    await chief.call('POST /api/applications/{id}/status', { params: { id }, body: { status: 'accepted' } })
    const formResponse = await chief.call('GET /api/tech-cards/create', { query: { applicationId: id } })
    expect(formResponse.body.application).toMatchObject({
      book_name: 'Иначе',
      department_protocol: conclusions.department_conclusion,
      methodological_council_protocol: { number: null, date: null },
      scientific_council_protocol: conclusions.scientific_council_conclusion,
    })
  })

  it('cannot have a future date', async () => {
    const form = await createApplicationForm(author, {
      conclusions: { review_1: { number: '1', date: '2099-01-01' }, review_2: { number: '', date: '' } },
    })
    const { body } = await author.call('POST /api/applications/create', {
      body: form,
      headers: { 'accept-language': 'en' },
    })
    expect(body.error.fields).toEqual({ 'conclusions.review_1.date': 'This day has not come yet' })
  })
})
