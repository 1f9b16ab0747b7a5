import { applicationStatuses, getAllowedDecisions, type ApplicationStatus } from '@press/domain'
import { describe, expect, it } from 'vitest'
import {
  createApplicationForm,
  insertApplication,
  insertCard,
  insertPerson,
  createUnchangedEdit,
  upload,
  readVersion,
} from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const author = await insertPerson(press, 'author', 'Сериков Алмас Болатович')
const chief = await insertPerson(press, 'initiator')

const decidingRoles = ['initiator', 'deputy', 'supervisor'] as const
const createDecision = (status: ApplicationStatus, version = 1) => ({
  status,
  reason: 'Потому что',
  documents: [],
  version,
})

describe.each(decidingRoles)('%s', (role) => {
  const pairs = applicationStatuses.flatMap((from) => applicationStatuses.map((to) => [from, to] as const))

  it.each(pairs)('moves an application from «%s» to «%s» only when the role may', async (from, to) => {
    const id = await insertApplication(press, { owner: author.id, status: from })
    const person = await insertPerson(press, role)
    const answer = await person.call('POST /api/applications/{id}/status', { params: { id }, body: createDecision(to) })
    const isAllowed = getAllowedDecisions(role, from).includes(to)
    expect({ status: answer.status, code: answer.body.error?.code }).toEqual(
      isAllowed ? { status: 200 } : { status: 422, code: 'moveRefused' },
    )
    const { application } = (await chief.call('GET /api/application/details/{id}', { params: { id } })).body
    expect(application).toMatchObject({ status: isAllowed ? to : from, version: isAllowed ? 2 : 1 })
  })
})

const submitAndGetFieldErrors = async (form: object) => {
  const headers = { 'accept-language': 'en' }
  const answer = await author.call('POST /api/applications/create', { body: form as never, headers })
  return answer.body.error.fields
}

describe('requests in the form of the specification', () => {
  it('decide on an application without its version', async () => {
    const id = await insertApplication(press, { owner: author.id })
    const answer = await chief.call('POST /api/applications/{id}/status', {
      params: { id },
      body: { status: 'accepted' },
    })
    expect(answer.body.application).toMatchObject({ status: 'accepted', version: 2 })
  })

  it('save an application without its version', async () => {
    const id = await insertApplication(press, { owner: author.id, status: 'revision' })
    const form = await createApplicationForm(author)
    const answer = await author.call('POST /api/applications/{id}/edit', { params: { id }, body: form })
    expect({ status: answer.status, version: answer.body.application?.version }).toEqual({ status: 200, version: 2 })
  })

  it('are refused with the texts of the specification', async () => {
    expect(await submitAndGetFieldErrors({ book_name: ' ' })).toMatchObject({
      book_name: 'Please enter the book title',
      budget_source: 'Please select a funding source',
      agreed: 'You must agree to the terms to submit the application.',
    })
    expect(await submitAndGetFieldErrors({ book_name: 'Стилистика', budget_source: '' })).toEqual({
      budget_source: 'Please select a funding source',
    })
  })
})

const decideApplication = (id: number, decision: object, language = 'en') =>
  chief.call('POST /api/applications/{id}/status', {
    params: { id },
    body: { version: 1, ...decision } as never,
    headers: { 'accept-language': language },
  })

describe('a decision', () => {
  it('requires a reason to reject, and a reason or documents to request a revision', async () => {
    const id = await insertApplication(press, { owner: author.id })
    for (const status of ['rejected', 'revision']) {
      const { status: responseStatus, body: refusal } = await decideApplication(id, { status, reason: '  ' })
      expect({ answered: responseStatus, fields: refusal.error.fields }).toEqual({
        answered: 422,
        fields: { reason: expect.any(String) },
      })
    }
    const document = { document: 'review_1', reason: 'Нет подписи', until: '2099-02-01' }
    const { body: revisionBody } = await decideApplication(id, { status: 'revision', documents: [document] })
    expect(revisionBody.application).toMatchObject({ status: 'revision', due: '2099-02-01', revision: [document] })
  })

  it('cannot request a document by a past day or twice', async () => {
    const id = await insertApplication(press, { owner: author.id })
    const document = { document: 'review_1', reason: 'Нет подписи' }
    const documents = [
      { ...document, until: '2020-01-01' },
      { ...document, until: '2099-01-01' },
    ]
    const { status, body: refusal } = await decideApplication(id, { status: 'revision', documents })
    expect(status).toBe(422)
    expect(Object.keys(refusal.error.fields ?? {})).toEqual(['documents.0.until', 'documents.1.document'])
  })

  it('explains a refusal in the language of the reader', async () => {
    const id = await insertApplication(press, { owner: author.id, status: 'accepted' })
    const readRefusal = async (language: string) =>
      (await decideApplication(id, { status: 'rejected', reason: 'x' }, language)).body.error.message
    expect(await readRefusal('en')).toBe('You cannot take the application from “Accepted” to “Rejected”.')
    expect(await readRefusal('ru')).toContain('Принята')
    expect(await readRefusal('kk')).toContain('Қабылданды')
  })

  it('based on an older version is refused with the current application', async () => {
    const id = await insertApplication(press, { owner: author.id })
    await decideApplication(id, { status: 'accepted' })
    const { status, body: refusal } = await decideApplication(id, { status: 'rejected', reason: 'x' })
    expect({ status, code: refusal.error.code }).toEqual({ status: 409, code: 'conflict' })
    expect(refusal.error.current).toMatchObject({ application: { id, status: 'accepted', version: 2, files: {} } })
  })

  it('gives a reopened application another ten days', async () => {
    const id = await insertApplication(press, { owner: author.id, status: 'rejected' })
    const supervisor = await insertPerson(press, 'supervisor')
    const { body: reopened } = await supervisor.call('POST /api/applications/{id}/status', {
      params: { id },
      body: createDecision('in process'),
    })
    const days = (Date.parse(reopened.application.due ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(8.5)
    expect(days).toBeLessThan(10.5)
  })
})

const findAuthors = async (search: string) =>
  (await author.call('GET /api/applications/create', { query: { search } })).body.authors.map(({ name }) => name)

describe('the author', () => {
  it('gets an error for each missing field', async () => {
    const { status, body: refusal } = await author.call('POST /api/applications/create', {
      body: { book_name: ' ', authors: [{ name: '', email: 'x' }], exist_authors: [999_999] },
    })
    expect(status).toBe(422)
    expect(Object.keys(refusal.error.fields ?? {}).sort()).toEqual([
      'agreed',
      'authors.0.email',
      'authors.0.name',
      'book_name',
      'budget_source',
      'department_conclusion',
      'exist_authors',
      'manuscript',
      'review_1',
      'scientific_council_conclusion',
    ])
  })

  it('enters titles and names that become one line', async () => {
    const { body: createBody } = await author.call('POST /api/applications/create', {
      body: await createApplicationForm(author, {
        book_name: 'Стилистика\r\nBcc: everybody',
        authors: [{ name: 'Рустам\nЕсенов', email: 'r@test.example' }],
      }),
    })
    expect(createBody.application.book_name).toBe('Стилистика Bcc: everybody')
    expect(createBody.application.authors.map(({ name }) => name)).toEqual(['Рустам Есенов'])
  })

  it('becomes the author of an application without authors', async () => {
    const { body: createBody } = await author.call('POST /api/applications/create', {
      body: await createApplicationForm(author),
    })
    expect(createBody.application.authors).toMatchObject([{ id: author.id, name: 'Сериков Алмас Болатович' }])
    const { applications } = (await author.call('GET /api/applications')).body
    expect(applications.find(({ id }) => id === createBody.application.id)?.authors).toBe('А. Сериков')
  })

  it('can send files within the form itself', async () => {
    const form = new FormData()
    form.append('book_name', 'Форма целиком')
    form.append('budget_source', 'self')
    form.append('agreed', 'true')
    form.append('authors[0][name]', 'Рустам Есенов')
    form.append('authors[0][email]', 'r.esenov@test.example')
    form.append('exist_authors[]', String(author.id))
    const { createPdf } = await import('../../src/demo/documents.ts')
    for (const field of ['manuscript', 'department_conclusion', 'scientific_council_conclusion', 'review_1'])
      form.append(field, new Blob([new Uint8Array(createPdf(field))]), `${field}.pdf`)
    const { status, body: createBody } = await author.call('POST /api/applications/create', { body: form })
    expect(status).toBe(200)
    expect(createBody.application.authors.map(({ name }) => name)).toEqual(['Сериков Алмас Болатович', 'Рустам Есенов'])
    expect(createBody.application.files.review_1).toMatchObject({ name: 'review_1.pdf', mime: 'application/pdf' })
  })

  it('replaces one file and keeps the others', async () => {
    const { body: createBody } = await author.call('POST /api/applications/create', {
      body: await createApplicationForm(author),
    })
    const { application } = createBody
    const review_1 = await upload(author, 'Новая рецензия.pdf')
    const { body: editBody } = await author.call('POST /api/applications/{id}/edit', {
      params: { id: application.id },
      body: { ...createUnchangedEdit(application), manuscript: undefined, review_1 },
    })
    expect(editBody.application.files.review_1?.id).toBe(review_1)
    expect(editBody.application.files.manuscript).toEqual(application.files.manuscript)
    const missingFileResponse = await author.call('POST /api/applications/{id}/edit', {
      params: { id: application.id },
      body: { ...createUnchangedEdit(editBody.application), manuscript: null },
    })
    expect(Object.keys(missingFileResponse.body.error.fields ?? {})).toEqual(['manuscript'])
  })

  it('cannot change an application after the decision', async () => {
    const id = await insertApplication(press, { owner: author.id, status: 'accepted' })
    const form = { ...(await createApplicationForm(author)), version: await readVersion(press, 'application', id) }
    const { status, body: refusal } = await author.call('POST /api/applications/{id}/edit', {
      params: { id },
      body: form,
    })
    expect({ status, code: refusal.error.code }).toEqual({ status: 422, code: 'moveRefused' })
  })

  it('sees the team of the application', async () => {
    const id = await insertApplication(press, { owner: author.id })
    await chief.call('POST /api/applications/{id}/status', { params: { id }, body: createDecision('accepted') })
    const pm = await insertPerson(press, 'pm')
    await insertCard(press, { application: id, manager: pm.id })
    const { body: details } = await author.call('GET /api/application/details/{id}', { params: { id } })
    expect(details.appOwner.id).toBe(author.id)
    expect(details.applicationTeam.map(({ user, role }) => [user.id, role])).toEqual([
      [author.id, 'author'],
      [chief.id, 'initiator'],
      [pm.id, 'pm'],
    ])
  })

  it('finds co-authors by name with or without Kazakh letters', async () => {
    expect(await findAuthors('Ысқақ')).toEqual(['Ғалым Ысқақ'])
    expect(await findAuthors('галым')).toEqual(['Ғалым Ысқақ'])
    expect(await findAuthors('Елена Ким')).toEqual([])
  })
})

describe('the list of applications', () => {
  it('is searched flexibly, and a typed Kazakh letter matches only itself', async () => {
    const owner = await insertPerson(press, 'author')
    for (const book_name of ['Қазақ тілі', 'Казак тили', 'Ёлка 100%'])
      await insertApplication(press, { owner: owner.id, book_name })
    const findTitles = async (search: string) =>
      (
        await owner.call('GET /api/applications', { query: { search, sort_by: 'book_name', sort_dir: 'asc' } })
      ).body.applications.map(({ book_name }) => book_name)
    expect(await findTitles('казак')).toEqual(['Казак тили', 'Қазақ тілі'])
    expect(await findTitles('қазақ')).toEqual(['Қазақ тілі'])
    expect(await findTitles('КАЗАК   тили')).toEqual(['Казак тили', 'Қазақ тілі'])
    expect(await findTitles('тылы')).toEqual(['Қазақ тілі'])
    // The words are typed partly with another keyboard layout, and in another order.
    expect(await findTitles('тілі казақ')).toEqual(['Қазақ тілі'])
    expect(await findTitles('елка')).toEqual(['Ёлка 100%'])
    expect(await findTitles('Ёлка')).toEqual(['Ёлка 100%'])
    expect(await findTitles('Ёлка'.normalize('NFD'))).toEqual(['Ёлка 100%'])
    expect(await findTitles('(.*')).toEqual([])
    expect(await findTitles('100%')).toEqual(['Ёлка 100%'])
    expect(await findTitles('%')).toEqual(['Ёлка 100%'])
    expect(await findTitles('_')).toEqual([])
  })

  it('counts every status whatever the filter', async () => {
    const owner = await insertPerson(press, 'author')
    for (const status of ['in process', 'in process', 'rejected'] as const)
      await insertApplication(press, { owner: owner.id, status })
    const { body: list } = await owner.call('GET /api/applications', { query: { status: 'rejected' } })
    expect(list).toMatchObject({ total: 1, counts: { 'in process': 2, rejected: 1 } })
    expect(list.applications).toHaveLength(1)
  })

  it.each(['created_at', 'book_name', 'status', 'due'] as const)(
    'is paged by %s without missing or repeated rows',
    async (sort_by) => {
      for (const sort_dir of ['asc', 'desc'] as const) {
        const ids: number[] = []
        let total = 1
        for (let page = 1; ids.length < total; page += 1) {
          const { body: list } = await chief.call('GET /api/applications', {
            query: { page, per_page: 17, sort_by, sort_dir },
          })
          expect(list.applications.length).toBeGreaterThan(0)
          ids.push(...list.applications.map(({ id }) => id))
          total = list.total
        }
        expect(new Set(ids).size).toBe(total)
      }
    },
  )

  it('is sorted by the Kazakh alphabet', async () => {
    const owner = await insertPerson(press, 'author')
    for (const book_name of ['Яблоко', 'Іле', 'Әлем', 'ылди', 'Абай', 'қалам', 'Бала'])
      await insertApplication(press, { owner: owner.id, book_name })
    const { body: list } = await owner.call('GET /api/applications', {
      query: { sort_by: 'book_name', sort_dir: 'asc' },
    })
    expect(list.applications.map(({ book_name }) => book_name)).toEqual([
      'Абай',
      'Әлем',
      'Бала',
      'қалам',
      'ылди',
      'Іле',
      'Яблоко',
    ])
  })
})
