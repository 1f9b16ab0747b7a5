import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getFlag, stageKeys, type StageKey } from '@press/domain'
import { expect, it } from 'vitest'
import { openPress, type Person } from '../support.ts'
import { createApplicationForm, createUnchangedEdit, upload } from '../rows.ts'
import { getHeader, getLetterText } from '../letters.ts'

const press = await openPress()
const title = 'Стилистика научного текста'

/** Polls for the effects of an event, which the worker handles after the response. */
async function waitForEffect<Found>(findEffect: () => Promise<Found | undefined>): Promise<Found> {
  for (;;) {
    const effect = await findEffect()
    if (effect) return effect
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const waitForNotification = (person: Person, expectedText: string) =>
  waitForEffect(async () => {
    const { body } = await person.call('GET /api/notifications')
    return body.find(({ data }) => data.message_ru.includes(title) && data.message_ru.includes(expectedText))
  })

const readOwnUser = async (person: Person) => (await person.call('GET /api/userprofile')).body.user

it('takes a manuscript from the application to the delivered book', async () => {
  const [author, chief, pm, printer, accounting, stock, supervisor] = (await Promise.all(
    (['author', 'initiator', 'pm', 'typography', 'accounting', 'stock', 'supervisor'] as const).map((role) =>
      press.as(role),
    ),
  )) as [Person, Person, Person, Person, Person, Person, Person]

  // The author sends the manuscript with a co-author who has no account.
  const coAuthor = { name: 'Рустам Есенов', email: 'r.esenov@test.example', phone: '' }
  const [me, manager] = [await readOwnUser(author), await readOwnUser(pm)]
  const form = await createApplicationForm(author, { book_name: title, authors: [coAuthor], exist_authors: [me.id] })
  const sendResponse = await author.call('POST /api/applications/create', { body: form })
  expect(sendResponse.status).toBe(200)
  const { id } = sendResponse.body.application
  expect(sendResponse.body.application).toMatchObject({ status: 'in process', techcard_id: null, version: 1 })
  expect(sendResponse.body.application.authors).toMatchObject([{ id: me.id }, { id: null, name: 'Рустам Есенов' }])
  expect(Object.keys(sendResponse.body.application.files).sort()).toEqual([
    'department_conclusion',
    'manuscript',
    'review_1',
    'scientific_council_conclusion',
  ])
  const newApplicationNotice = await waitForNotification(chief, 'Новая заявка')
  expect(newApplicationNotice.data).toMatchObject({
    kind: 'application',
    path: `/app/initiator/application-details/${id}`,
  })
  expect(newApplicationNotice.data.message_kz).toContain('Жаңа өтінім')
  expect((await chief.call('GET /api/queue')).body.items).toContainEqual(
    expect.objectContaining({ kind: 'application', id }),
  )

  // The chief editor requests corrections to the manuscript.
  const documents = [{ document: 'manuscript' as const, reason: 'Нет ссылок на источники.', until: '2099-01-15' }]
  const revision = await chief.call('POST /api/applications/{id}/status', {
    params: { id },
    body: { status: 'revision', documents, version: 1 },
  })
  expect(revision.body.application).toMatchObject({ status: 'revision', due: '2099-01-15', revision: documents })
  await waitForNotification(author, 'нужно доработать')
  expect((await author.call('GET /api/queue')).body.items).toContainEqual(
    expect.objectContaining({ kind: 'application', id }),
  )

  // The author corrects the manuscript, and the application returns to the editor automatically.
  const editFormResponse = await author.call('GET /api/applications/{id}/edit', { params: { id } })
  const editResponse = await author.call('POST /api/applications/{id}/edit', {
    params: { id },
    body: {
      ...createUnchangedEdit(editFormResponse.body.application),
      manuscript: await upload(author, 'Рукопись со ссылками.pdf'),
      annotation_en: 'How scholars write.',
      authors: [coAuthor],
      exist_authors: [me.id],
    },
  })
  expect(editResponse.body.application).toMatchObject({ status: 'in process', revision: [], version: 3 })
  await waitForNotification(chief, 'доработал')

  const acceptResponse = await chief.call('POST /api/applications/{id}/status', {
    params: { id },
    body: { status: 'accepted', version: 3 },
  })
  expect(acceptResponse.body.application).toMatchObject({ status: 'accepted', due: null })

  // The co-author consents through the link in their letter.
  const readConsentToken = async () => {
    const folder = join(press.config.dataDir, 'mail')
    const letters = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
    const coAuthorLetter = letters.find((one) => getHeader(one, 'To') === coAuthor.email) ?? ''
    return /authorship\?token=([\w-]+)/.exec(getLetterText(coAuthorLetter))?.[1] ?? ''
  }
  await expect.poll(readConsentToken).not.toBe('')
  const consentResponse = await author.call('POST /api/authorship/{token}', {
    params: { token: await readConsentToken() },
    body: { agree: true },
  })
  expect(consentResponse.status).toBe(200)

  // The form of the tech card is prefilled from the application.
  const cardFormResponse = await chief.call('GET /api/tech-cards/create', { query: { applicationId: id } })
  const { application, projectManagers } = cardFormResponse.body
  expect(application).toMatchObject({
    id,
    book_name: title,
    authors: [{ id: me.id }, { id: null }],
  })
  const createResponse = await chief.call('POST /api/tech-cards/create', {
    body: {
      ...application,
      book_name: title,
      application_id: id,
      edition_type: 'study guide',
      work_types: ['editing', 'layout'],
      project_manager_id: projectManagers.find(({ id: one }) => one === manager.id)?.id ?? null,
      created_date: '2026-11-21',
      appointment_date: '2026-11-23',
      due: '2099-03-01',
      quantity: 300,
    },
  })
  expect(createResponse.status).toBe(200)
  const card = createResponse.body.techcard
  expect(card).toMatchObject({ is_editor: true, status: 'created', application_id: id })
  expect(
    (await author.call('GET /api/application/details/{id}', { params: { id } })).body.application.techcard_id,
  ).toBe(card.id)
  expect((await waitForNotification(pm, 'Вы ведёте книгу')).data.path).toBe(`/app/project-manager/techcards/${card.id}`)

  // The card moves through ten columns, each move by the role that makes it.
  let { version } = card
  const params = { id: card.id }
  const moveCard = async (person: Person, from: StageKey, to: StageKey, reason?: string) => {
    const body = { [getFlag(from)]: false, [getFlag(to)]: true, version, ...(reason && { reason }) }
    const { status, body: answer } = await person.call('POST /api/tech-cards/kanban/{id}', { params, body })
    expect({ from, to, status, answer }).toMatchObject({ status: 200, answer: { techcard: { [getFlag(to)]: true } } })
    expect(answer.techcard).not.toHaveProperty(getFlag(from))
    version = answer.techcard.version
  }
  const expectStage = async (stage: StageKey) => {
    const { techcard } = (await supervisor.call('GET /api/tech-cards/{id}', { params })).body
    expect(stageKeys.filter((one) => techcard[getFlag(one)])).toEqual([stage])
    version = techcard.version
    return techcard
  }
  await moveCard(chief, 'editor', 'project')
  await moveCard(pm, 'project', 'process')
  await moveCard(pm, 'process', 'signal')
  await printer.call('POST /api/tech-cards/{id}/signal-copy', { params, body: { version } })
  await expectStage('author')
  expect((await waitForNotification(author, 'ждёт вашей подписи')).data).toMatchObject({
    kind: 'signal',
    stage: 'author',
    path: `/app/author/booktracking/${card.id}`,
  })
  expect((await author.call('GET /api/queue')).body.items).toContainEqual(
    expect.objectContaining({ kind: 'techcard', id: card.id, stage: 'author' }),
  )
  const earlyResponse = await chief.call('POST /api/tech-cards/kanban/{id}', {
    params,
    body: { is_author: false, is_typography: true, version },
  })
  expect(earlyResponse).toMatchObject({ status: 422, body: { error: { code: 'moveRefused' } } })
  const file = await upload(printer, 'Сигнал.pdf', 'pdf')
  const { signal } = (
    await printer.call('POST /api/tech-cards/{id}/signal-rounds', { params, body: { file, version } })
  ).body
  const [round] = signal.rounds
  await author.call('POST /api/signal-rounds/{id}/opened', { params: { id: round?.id ?? 0 }, body: { pages: [1] } })
  await author.call('POST /api/tech-cards/{id}/signal-end-date', {
    params,
    body: { signalEndDate: '2026-11-20', version },
  })
  expect(await expectStage('author')).toMatchObject({ status: 'completed', signalEndDate: '2026-11-20' })
  await waitForNotification(pm, 'подписан')
  await moveCard(chief, 'author', 'typography')
  const printingCard = await expectStage('typography')
  expect(printingCard.printStartDate).toMatch(/^\d{4}-\d\d-\d\d$/)
  await printer.call('POST /api/tech-cards/{id}/print-info', { params, body: { work: 'print-run', version } })
  await expectStage('wap')
  await printer.call('POST /api/tech-cards/{id}/print-info', {
    params,
    body: { work: 'works-after-printing', version },
  })
  await expectStage('account')
  await moveCard(accounting, 'account', 'stock')
  await expectStage('stock')
  // The card passed the stock stage without a count, so its run is received at the current stage.
  await stock.call('POST /api/tech-cards/{id}/receive', { params, body: { version } })
  await expectStage('stock')
  await stock.call('POST /api/tech-cards/{id}/deliver', { params, body: { version, remarks: 'Передано в библиотеку' } })
  const deliveredCard = await expectStage('done')
  expect(deliveredCard.status).toBe('delivered')
  expect(deliveredCard.path.map(({ state }) => state)).toEqual([...Array<string>(9).fill('past'), 'current'])
  expect(deliveredCard.path.every(({ entered_at }) => entered_at)).toBe(true)

  // The history shows every move.
  const { events } = (await supervisor.call('GET /api/tech-cards/{id}/history', { params })).body
  expect(events.toReversed().map(({ type, to, by }) => [type, to, by?.name])).toEqual([
    ['techcard.created', 'editor', 'Айгүл Сарсен'],
    ['techcard.moved', 'project', 'Айгүл Сарсен'],
    ['techcard.moved', 'process', 'Елена Ким'],
    ['techcard.moved', 'signal', 'Елена Ким'],
    ['techcard.moved', 'author', 'Виктор Зайцев'],
    ['techcard.signalRound', null, 'Виктор Зайцев'],
    ['techcard.signalOpened', null, 'Тимур Ли'],
    ['techcard.signalApproved', null, 'Тимур Ли'],
    ['techcard.moved', 'typography', 'Айгүл Сарсен'],
    ['techcard.moved', 'wap', 'Виктор Зайцев'],
    ['techcard.moved', 'account', 'Виктор Зайцев'],
    ['techcard.moved', 'stock', 'Светлана Чен'],
    ['techcard.received', null, 'Қайрат Омар'],
    ['techcard.moved', 'done', 'Қайрат Омар'],
  ])
  expect(events[0]?.reason).toBe('Передано в библиотеку')

  // No one was notified of their own actions.
  const chiefNotifications = (await chief.call('GET /api/notifications')).body.filter(({ data }) =>
    data.message_ru.includes(title),
  )
  expect(chiefNotifications.map(({ data }) => data.kind)).toEqual(['application', 'application'])
})
