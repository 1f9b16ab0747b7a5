import { stageKeys, stageWorks, getFlag, type ArchiveFlag, type StageWork } from '@press/domain'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { BodyOf } from '@press/contract'
import { techCards, workTypes } from '../../src/database/schema.ts'
import {
  setCountedRun,
  insertApplication,
  insertCard,
  insertSignalRound,
  insertPerson,
  upload,
  readVersion,
} from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const [chief, pm, author] = await Promise.all([
  insertPerson(press, 'initiator'),
  insertPerson(press, 'pm'),
  insertPerson(press, 'author', 'Ғалым Ысқақ'),
])

const form: BodyOf<'POST /api/tech-cards/create'> = {
  book_name: 'Ежелгі түркі жазба ескерткіштері',
  language: 'kz',
  edition_type: 'study guide',
  authors: [{ id: author.id, name: author.name, email: '', phone: '' }],
  work_types: ['editing', 'layout'],
  project_manager_id: pm.id,
  created_date: '2026-11-01',
  appointment_date: '2026-11-03',
  quantity: 1000,
}
const requestCard = (overrides: Partial<BodyOf<'POST /api/tech-cards/create'>> = {}) =>
  chief.call('POST /api/tech-cards/create', { body: { ...form, ...overrides } })
const createCard = async (overrides: Parameters<typeof requestCard>[0] = {}) =>
  (await requestCard(overrides)).body.techcard
const editCard = (id: number, version: number, overrides: object = {}) =>
  chief.call('POST /api/tech-cards/{id}/edit', { params: { id }, body: { ...form, version, ...overrides } })
const listRefusedFields = (answer: { body: { error?: { fields?: Record<string, string> } } }) =>
  Object.keys(answer.body.error?.fields ?? {}).sort()

describe('a new card', () => {
  it('starts at the chief editor stage with its works offered', async () => {
    const card = await createCard()
    expect(card).toMatchObject({ is_editor: true, status: 'created', version: 1, application_id: null, print_info: {} })
    expect(card.work_types.map(({ name, status, executor }) => [name, status, executor])).toEqual([
      ['editing', 'offered', null],
      ['layout', 'offered', null],
    ])
    expect(card.path[0]).toMatchObject({ stage: 'editor', state: 'current' })
    expect(card.path.slice(1).every(({ state, expected }) => state === 'future' && expected)).toBe(true)
  })

  it('is refused with an error for each missing field', async () => {
    const answer = await chief.call('POST /api/tech-cards/create', {
      body: { book_name: '', authors: [{ id: null, name: ' ', email: '', phone: '' }] },
    })
    expect(answer.status).toBe(422)
    expect(listRefusedFields(answer)).toEqual([
      'appointment_date',
      'authors.0.name',
      'book_name',
      'created_date',
      'edition_type',
      'project_manager_id',
      'work_types',
    ])
  })

  it.each([
    ['a manager who is none', { project_manager_id: chief.id }, 'project_manager_id'],
    ['an author who is nobody', { authors: [{ id: 999_999, name: 'X', email: '', phone: '' }] }, 'authors'],
    ['an appointment before it was created', { appointment_date: '2026-10-01' }, 'appointment_date'],
    ['more copies given away than printed', { circulation_author: 1001 }, 'circulation_author'],
  ])('refuses %s', async (_what, overrides, field) => {
    expect(listRefusedFields(await requestCard(overrides))).toEqual([field])
  })

  it('refuses a document as its cover', async () => {
    expect(listRefusedFields(await requestCard({ src_cover: await upload(chief, 'Обложка.pdf') }))).toEqual([
      'src_cover',
    ])
    expect(listRefusedFields(await requestCard({ src_cover: 999_999 }))).toEqual(['src_cover'])
  })
})

const fetchPrefilledForm = (applicationId: number) =>
  chief.call('GET /api/tech-cards/create', { query: { applicationId } })

describe('a card created from an application', () => {
  it('requires an accepted application and is created once', async () => {
    const pendingId = await insertApplication(press, { owner: author.id })
    expect((await fetchPrefilledForm(pendingId)).body.error.code).toBe('moveRefused')
    expect((await requestCard({ application_id: pendingId })).body.error.code).toBe('moveRefused')

    const acceptedApplicationId = await insertApplication(press, { owner: author.id, status: 'accepted' })
    expect((await fetchPrefilledForm(acceptedApplicationId)).body.application).toMatchObject({
      id: acceptedApplicationId,
      authors: [{ id: author.id }],
    })
    const answers = await Promise.all([
      requestCard({ application_id: acceptedApplicationId }),
      requestCard({ application_id: acceptedApplicationId }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    const repeatedResponse = await fetchPrefilledForm(acceptedApplicationId)
    expect(repeatedResponse.body.error.message).toMatch(/ТК-\d+/)
    expect((await fetchPrefilledForm(999_999)).status).toBe(404)
    expect(listRefusedFields(await requestCard({ application_id: 999_999 }))).toEqual(['application_id'])
  })
})

describe('saving a card', () => {
  it('records only the changed fields in the history', async () => {
    const { id, version } = await createCard()
    const { body } = await editCard(id, version, { quantity: 700, pages: 384, print_info: { copies: 700 } })
    expect(body.techcard).toMatchObject({
      version: version + 1,
      quantity: 700,
      pages: 384,
      print_info: { copies: 700 },
    })
    const supervisor = await press.as('supervisor')
    const { events } = (await supervisor.call('GET /api/tech-cards/{id}/history', { params: { id } })).body
    expect(events[0]).toMatchObject({ type: 'techcard.edited', by: { id: chief.id }, from: null, to: null })
    expect(events[0]?.fields.toSorted()).toEqual(['pages', 'print_info', 'quantity'])
    const protocol = { number: '7', date: '2026-06-12' }
    await editCard(id, version + 1, { quantity: 700, department_protocol: protocol, work_types: ['editing'] })
    await editCard(id, version + 2, { quantity: 700, department_protocol: protocol, work_types: ['editing'] })
    const laterEvents = (await supervisor.call('GET /api/tech-cards/{id}/history', { params: { id } })).body.events
    expect(laterEvents.slice(0, 2).map(({ fields }) => fields)).toEqual([[], ['department_protocol', 'work_types']])
  })

  it('keeps fields that the request omits', async () => {
    const { id, version } = await createCard({ ISBN: '978-601-04-1234-7' })
    const { body } = await editCard(id, version)
    expect(body.techcard.ISBN).toBe('978-601-04-1234-7')
  })

  it('changes a single field without requiring others', async () => {
    const id = await insertCard(press, { stages: ['process'] })
    const sendResponse = await chief.call('POST /api/tech-cards/{id}/edit', {
      params: { id },
      body: { pages: 352, version: 1 },
    })
    expect(sendResponse.status).toBe(200)
    const { techcard: cardBefore } = (await chief.call('GET /api/tech-cards/{id}', { params: { id } })).body
    const { techcard } = (
      await chief.call('POST /api/tech-cards/{id}/edit', { params: { id }, body: { volume: 28.38, version: 2 } })
    ).body
    expect(techcard).toEqual({ ...cardBefore, volume: 28.38, version: 3, updated_at: techcard.updated_at })
  })

  it.each([
    ['ISBN', '978-601-04-1234-5'],
    ['pages', 0],
    ['fname_gdisk', 'папка на диске'],
    ['book_name', ' '],
    ['edition_type', null],
  ])('refuses a %s of %j', async (field, value) => {
    const { id, version } = await createCard()
    const body = { [field]: value, version }
    expect(listRefusedFields(await chief.call('POST /api/tech-cards/{id}/edit', { params: { id }, body }))).toEqual([
      field,
    ])
  })

  it('with an outdated version is refused and returns the current card', async () => {
    const { id, version } = await createCard()
    await editCard(id, version, { quantity: 700 })
    const { status, body } = await editCard(id, version, { quantity: 800 })
    expect({ status, code: body.error.code }).toEqual({ status: 409, code: 'conflict' })
    expect(body.error.current).toMatchObject({ techcard: { id, version: version + 1, quantity: 700 } })
  })

  it('adds and removes works, except started ones', async () => {
    const card = await createCard()
    const { body } = await editCard(card.id, 1, { work_types: ['layout', 'cover design'] })
    expect(body.techcard.work_types.map(({ name }) => name)).toEqual(['layout', 'cover design'])
    await db
      .update(workTypes)
      .set({ status: 'in progress' })
      .where(eq(workTypes.id, body.techcard.work_types[0]?.id ?? 0))
    expect(listRefusedFields(await editCard(card.id, 2, { work_types: ['cover design'] }))).toEqual(['work_types'])
    const [row] = await db.select().from(techCards).where(eq(techCards.id, card.id))
    expect(row).toMatchObject({ works_total: 2, works_started: 1, works_done: 0 })
  })

  it('offers the form its managers and authors to choose from', async () => {
    const { id } = await createCard()
    const { body } = await chief.call('GET /api/tech-cards/{id}/edit', { params: { id } })
    expect(body.projectManagers.map(({ name }) => name)).toContain('Елена Ким')
    expect(body.authors.map(({ name }) => name)).toContain('Тимур Ли')
    expect(body.techCard.id).toBe(id)
  })
})

const archiveCard = (id: number, is_archieve: ArchiveFlag, version: number) =>
  pm.call('POST /api/tech-cards/{id}/archive', { params: { id }, body: { is_archieve, version } })
const readHistory = async (id: number) => {
  const supervisor = await press.as('supervisor')
  return (await supervisor.call('GET /api/tech-cards/{id}/history', { params: { id } })).body.events
}

describe('the archive', () => {
  it('hides a delivered card from the list, restores it and records both in the history', async () => {
    const id = await insertCard(press, { stages: ['done'] })
    const countFound = async (query: object) =>
      (await pm.call('GET /api/tech-cards', { query: { search: `ТК-${id}`, ...query } })).body.total
    expect((await archiveCard(id, 1, 1)).body.techcard).toMatchObject({ is_archieve: 1, version: 2 })
    expect([await countFound({}), await countFound({ stage: 'archieve' })]).toEqual([0, 1])
    expect((await archiveCard(id, 0, 2)).body.techcard).toMatchObject({ is_archieve: 0, is_done: true })
    expect([await countFound({}), await countFound({ stage: 'archieve' })]).toEqual([1, 0])
    expect((await readHistory(id)).map(({ type, by }) => [type, by?.id])).toEqual([
      ['techcard.restored', pm.id],
      ['techcard.archived', pm.id],
    ])
  })

  it('refuses a book in production', async () => {
    const id = await insertCard(press, { stages: ['stock'] })
    const { status, body } = await archiveCard(id, 1, 1)
    expect({ status, code: body.error.code }).toEqual({ status: 422, code: 'moveRefused' })
    expect((await readHistory(id)).length).toBe(0)
  })

  it('records a repeated request once and refuses an outdated version', async () => {
    const id = await insertCard(press, { stages: ['done'] })
    await archiveCard(id, 1, 1)
    expect((await archiveCard(id, 1, 2)).body.techcard.version).toBe(2)
    expect((await readHistory(id)).length).toBe(1)
    expect((await archiveCard(id, 0, 1)).body.error.code).toBe('conflict')
  })

  it('prevents its cards from being moved', async () => {
    const id = await insertCard(press, { stages: ['done'], archived: true })
    const supervisor = await press.as('supervisor')
    const { status, body } = await supervisor.call('POST /api/tech-cards/kanban/{id}', {
      params: { id },
      body: { is_done: false, is_stock: true, version: 1, reason: 'Возврат' },
      headers: { 'accept-language': 'ru' },
    })
    expect({ status, message: body.error.message }).toEqual({
      status: 422,
      message: 'Карта в архиве. Сначала верните её оттуда.',
    })
  })
})

const findAuthors = async (search: string) =>
  (await chief.call('GET /api/tech-cards/authors', { query: { search } })).body.authors
const listManagerIds = async (person: Pick<typeof chief, 'call'>) =>
  (await person.call('GET /api/tech-cards/managers')).body.projectManagers.map(({ id }) => id)

describe('the people to choose from', () => {
  it('include an author found by part of the name', async () => {
    const { id } = await insertPerson(press, 'author', 'Яков Яблоков')
    expect(await findAuthors('яблок')).toEqual([{ id, name: 'Яков Яблоков', organization: null }])
    expect(await findAuthors('Елена Ким')).toEqual([])
  })

  it('include only the managers of cards that the person can see', async () => {
    const [ownManager, other] = [
      await insertPerson(press, 'pm', 'Менеджер Моя'),
      await insertPerson(press, 'pm', 'Менеджер Иная'),
    ]
    const idleManager = await insertPerson(press, 'pm', 'Менеджер Без Карт')
    await insertCard(press, { manager: ownManager.id, author: author.id })
    await insertCard(press, { manager: other.id })
    const allManagerIds = await listManagerIds(await press.as('accounting'))
    expect(allManagerIds).toEqual(expect.arrayContaining([ownManager.id, other.id]))
    expect(allManagerIds).not.toContain(idleManager.id)
    expect(await listManagerIds(author)).toEqual(expect.arrayContaining([ownManager.id]))
    expect(await listManagerIds(author)).not.toContain(other.id)
  })
})

const finishWork = async (id: number, work: StageWork, version?: number) => {
  const printer = await press.as(stageWorks[work].action === 'print' ? 'typography' : 'stock')
  const params = { id }
  const body = { version: version ?? (await readVersion(press, 'techcard', id)), remarks: 'Готово' }
  if (work === 'print-run' || work === 'works-after-printing')
    return printer.call('POST /api/tech-cards/{id}/print-info', { params, body: { ...body, work } })
  if (work === 'signal-copy') return printer.call('POST /api/tech-cards/{id}/signal-copy', { params, body })
  if (work === 'receive') return printer.call('POST /api/tech-cards/{id}/receive', { params, body })
  return printer.call('POST /api/tech-cards/{id}/deliver', { params, body })
}

describe('the work of a stage', () => {
  const works = Object.keys(stageWorks) as StageWork[]

  it.each(works)('moves the book to the next stage when finished: %s', async (work) => {
    const { from, to } = stageWorks[work]
    const { status, body } = await finishWork(
      await setCountedRun(press, await insertCard(press, { stages: [from] })),
      work,
    )
    expect(status).toBe(200)
    expect(stageKeys.filter((stage) => body.techcard[getFlag(stage)])).toEqual([to])
  })

  it.each(works)('is refused at another stage or with an outdated version: %s', async (work) => {
    const { from } = stageWorks[work]
    const otherStageResponse = await finishWork(
      await insertCard(press, { stages: [from === 'stock' ? 'done' : 'project'] }),
      work,
    )
    expect({ status: otherStageResponse.status, code: otherStageResponse.body.error.code }).toEqual({
      status: 422,
      code: 'moveRefused',
    })
    const staleResponse = await finishWork(await insertCard(press, { stages: [from] }), work, 0)
    expect({ status: staleResponse.status, code: staleResponse.body.error.code }).toEqual({
      status: 409,
      code: 'conflict',
    })
    expect(staleResponse.body.error.current).toMatchObject({ techcard: { [getFlag(from)]: true } })
  })

  it('keeps all printers’ remarks and the manager’s remarks for the printing house', async () => {
    const id = await insertCard(press, { stages: ['signal'], signed: true })
    await db
      .update(techCards)
      .set({ print_info: { remarks: 'Корешок круглый' } })
      .where(eq(techCards.id, id))
    await finishWork(id, 'signal-copy')
    const supervisor = await press.as('supervisor')
    await supervisor.call('POST /api/tech-cards/kanban/{id}', {
      params: { id },
      body: { is_author: false, is_typography: true, version: 2, reason: 'Подписан' },
    })
    const { body } = await finishWork(id, 'print-run')
    expect(body.techcard.print_info.remarks).toBe('Корешок круглый')
    expect(body.techcard.remarks.map(({ work, remarks }) => [work, remarks])).toEqual([
      ['signal-copy', 'Готово'],
      ['print-run', 'Готово'],
    ])
  })

  it('refuses delivery of a book that is still being printed', async () => {
    const { body } = await finishWork(await insertCard(press, { stages: ['wap', 'stock'] }), 'deliver')
    expect(body.error.code).toBe('moveRefused')
  })
})

const signCard = async (id: number, signalEndDate: string | null, person = author) =>
  person.call('POST /api/tech-cards/{id}/signal-end-date', {
    params: { id },
    body: { signalEndDate, version: await readVersion(press, 'techcard', id) },
  })

describe('the signal copy', () => {
  it('can be signed by its author while the card is at the author stage', async () => {
    const unsignableCardId = await insertCard(press, { stages: ['signal'], author: author.id })
    expect((await signCard(unsignableCardId, '2026-11-20')).body.error.code).toBe('moveRefused')
    expect((await signCard(unsignableCardId, '2026-11-20', pm)).status).toBe(200)
    const cardWithRound = await insertCard(press, { stages: ['author'], author: author.id })
    await insertSignalRound(press, cardWithRound, { reader: author.id })
    expect((await signCard(cardWithRound, '2026-11-20')).body.techcard).toMatchObject({ status: 'completed' })
    expect((await signCard(cardWithRound, null)).body.techcard).toMatchObject({
      status: 'signalPrinting',
      signalEndDate: null,
    })
  })

  it('cannot be unsigned once the run is in print', async () => {
    const id = await insertCard(press, { stages: ['typography'], signed: true })
    expect((await signCard(id, null, pm)).body.error.code).toBe('moveRefused')
    expect((await signCard(id, '2026-11-02', pm)).status).toBe(200)
  })
})

describe('requests in the form of the specification', () => {
  it('change the current card without a version', async () => {
    const id = await insertCard(press, { stages: ['project'], manager: pm.id })
    const params = { id }
    const move = await pm.call('POST /api/tech-cards/kanban/{id}', {
      params,
      body: { is_project: false, is_process: true },
    })
    expect(move.body.techcard).toMatchObject({ id, version: 2, is_process: true })
    await pm.call('POST /api/tech-cards/kanban/{id}', { params, body: { is_process: false, is_signal: true } })
    const signResponse = await pm.call('POST /api/tech-cards/{id}/signal-end-date', {
      params,
      body: { signalEndDate: '2026-11-20' },
    })
    expect(signResponse.body.techcard).toMatchObject({ version: 4, signalEndDate: '2026-11-20' })
    const printResponse = await pm.call('POST /api/tech-cards/{id}/print-start-date', {
      params,
      body: { printStartDate: '2026-11-25' },
    })
    expect(printResponse.body.techcard).toMatchObject({ version: 5, printStartDate: '2026-11-25' })
    const saveResponse = await chief.call('POST /api/tech-cards/{id}/edit', { params, body: form })
    expect(saveResponse.body.techcard).toMatchObject({ version: 6, book_name: form.book_name })
  })

  it('do not prevent a conflict for a request with an outdated version', async () => {
    const id = await insertCard(press, { stages: ['project'] })
    await pm.call('POST /api/tech-cards/kanban/{id}', { params: { id }, body: { is_project: false, is_process: true } })
    const lateResponse = await pm.call('POST /api/tech-cards/kanban/{id}', {
      params: { id },
      body: { is_process: false, is_project: true, version: 1 },
    })
    expect(lateResponse.body.error.code).toBe('conflict')
  })

  it('archive a card with 1 and restore it with 0', async () => {
    const id = await insertCard(press, { stages: ['done'] })
    const setArchived = (is_archieve: 0 | 1) =>
      pm.call('POST /api/tech-cards/{id}/archive', { params: { id }, body: { is_archieve } })
    expect((await setArchived(1)).body.techcard.is_archieve).toBe(1)
    expect((await setArchived(0)).body.techcard.is_archieve).toBe(0)
  })
})

describe('a row of the list', () => {
  it('contains the card’s works, links and pictures', async () => {
    const picture = sharp({ create: { width: 300, height: 400, channels: 3, background: '#145c66' } }).png()
    const page = new FormData()
    page.append('purpose', 'image')
    page.append('file', new Blob([new Uint8Array(await picture.toBuffer())]), 'page.png')
    const src_fpage = (await chief.call('POST /api/files', { body: page })).body.file.id
    const card = await createCard({
      fname_gdisk: 'https://drive.example.kz/1',
      fname_print: 'https://drive.example.kz/1/print "new"',
      fname_signal: 'https://drive.example.kz/1/signal',
      src_fpage,
    })
    const { body } = await chief.call('GET /api/tech-cards', { query: { search: `ТК-${card.id}` } })
    expect(body.techcards).toMatchObject([
      {
        id: card.id,
        is_archieve: 0,
        fname_gdisk: 'https://drive.example.kz/1',
        fname_print: 'https://drive.example.kz/1/print "new"',
        fname_signal: 'https://drive.example.kz/1/signal',
        src_cover: null,
        src_fpage: expect.stringMatching(/^\/api\/images\//),
      },
    ])
    expect(body.techcards[0]?.work_types).toEqual(card.work_types.map(({ id, name, status }) => ({ id, name, status })))
  })
})
