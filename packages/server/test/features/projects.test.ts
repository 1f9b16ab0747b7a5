import type { BodyOf } from '@press/contract'
import { maxWorkResultFiles } from '@press/domain'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events, notifications, techCards, workTypes } from '../../src/database/schema.ts'
import { insertCard, insertProject, insertPerson, upload, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const pm = await insertPerson(press, 'pm', 'Дана Оспанова')
const accounting = await insertPerson(press, 'accounting')

const scores = { quality: 5, punctuality: 4, creativity: 4, politeness: 5, communication: 5 } as const
const createProjectForm = (
  overrides: Partial<BodyOf<'POST /api/project/create/{techcardId}'>> = {},
): BodyOf<'POST /api/project/create/{techcardId}'> => ({
  name: 'Алтай өркениеті',
  manager_id: pm.id,
  start_date: '2026-09-09',
  deadline: '2026-11-29',
  description: '',
  budget: 86_400_000,
  urgent: false,
  fname_gdisk: 'https://drive.example/1161',
  fname_print: null,
  fname_signal: null,
  editor_requirements: 'Сноски сквозные по главам.',
  designer_requirements: '',
  templator_requirements: '',
  notes: 'Только для нас',
  ...overrides,
})

const createProject = (card: number, body = createProjectForm()) =>
  pm.call('POST /api/project/create/{techcardId}', { params: { techcardId: card }, body })
const changeWorkStatus = (person: TestPerson, id: number, body: BodyOf<'POST /api/work-types/{id}/status'>) =>
  person.call('POST /api/work-types/{id}/status', { params: { id }, body })
const getIds = (files: readonly { id: number }[] = []) => files.map(({ id }) => id)
const listEventTypes = async (id: number) =>
  (
    await db
      .select({ type: events.type })
      .from(events)
      .where(and(eq(events.resource, 'project'), eq(events.resource_id, id)))
      .orderBy(events.id)
  ).map(({ type }) => type.replace('project.', ''))

describe('a project', () => {
  it('is created from a tech card and gives the card its folder link', async () => {
    const executor = await insertPerson(press, 'executor')
    const card = await insertCard(press, { executor: executor.id, book_name: 'Алтай өркениеті' })
    const { body: reference } = await pm.call('GET /api/project/create/{techcardId}', { params: { techcardId: card } })
    expect(reference.project).toMatchObject({ name: 'Алтай өркениеті', tasks: [{ name: 'editing' }] })
    const [editingTask] = reference.project.tasks
    const tasks = [
      {
        id: editingTask?.id ?? null,
        name: 'editing' as const,
        executor_id: executor.id,
        unit: '384 000 зн.',
        price: 4_800_000,
      },
      { name: 'layout' as const, hours: 62, start_date: '2026-10-20', end_date: '2026-11-24' },
    ]
    const { status, body } = await createProject(card, createProjectForm({ tasks }))
    expect(status).toBe(200)
    expect(body.project).toMatchObject({
      techcard_id: card,
      status: 'new',
      budget: 86_400_000,
      fname_gdisk: 'https://drive.example/1161',
      tasks: [
        { id: editingTask?.id, name: 'editing', unit: '384 000 зн.', price: 4_800_000, executor: { id: executor.id } },
        { name: 'layout', hours: 62, executor: null, status: 'offered' },
      ],
    })
    const [row] = await db.select().from(techCards).where(eq(techCards.id, card))
    expect(row).toMatchObject({ fname_gdisk: 'https://drive.example/1161', works_total: 2 })
    expect((await createProject(card)).body.error.message).toContain('проект уже заведён')
  })

  it('is refused with an error for each invalid field', async () => {
    const author = await insertPerson(press, 'author')
    const tasks = [
      { name: 'editing' as const, end_date: '2026-12-30' },
      { name: 'editing' as const, executor_id: author.id },
    ]
    const { status, body } = await createProject(
      await insertCard(press),
      createProjectForm({ name: ' ', deadline: '2026-09-01', manager_id: author.id, fname_gdisk: 'папка', tasks }),
    )
    expect(status).toBe(422)
    expect(Object.keys(body.error.fields ?? {}).sort()).toEqual([
      'deadline',
      'fname_gdisk',
      'manager_id',
      'name',
      'tasks.0.end_date',
      'tasks.1.name',
    ])
    const { body: invalidPeopleBody } = await createProject(
      await insertCard(press),
      createProjectForm({ tasks: [tasks[1] as (typeof tasks)[1]] }),
    )
    expect(Object.keys(invalidPeopleBody.error.fields ?? {})).toEqual(['tasks.0.executor'])
  })

  it('is started, finished and marked urgent; an outdated edit is refused', async () => {
    const { id, work } = await insertProject(press)
    const startResponse = await pm.call('POST /api/project/{id}/start', { params: { id }, body: { version: 1 } })
    expect(startResponse.body.project).toMatchObject({ status: 'in progress', version: 2 })
    const repeatedResponse = await pm.call('POST /api/project/{id}/start', { params: { id }, body: {} })
    expect(repeatedResponse.body.error).toMatchObject({ code: 'moveRefused' })
    const staleResponse = await pm.call('POST /api/project/edit/{id}', {
      params: { id },
      body: { ...createProjectForm({ tasks: [{ id: work, name: 'editing' }] }), version: 1 },
    })
    expect(staleResponse.status).toBe(409)
    expect(staleResponse.body.error.current).toMatchObject({ project: { version: 2, name: 'Стилистика' } })
    await pm.call('POST /api/project/{id}/urgent', { params: { id }, body: { urgent: true } })
    const { body } = await pm.call('POST /api/project/{id}/finish', { params: { id }, body: {} })
    expect(body.project).toMatchObject({ status: 'done', urgent: true })
    expect(await listEventTypes(id)).toEqual(['started', 'urgent', 'finished'])
  })

  it('keeps a started work and its executor', async () => {
    const [one, other] = [await insertPerson(press, 'executor'), await insertPerson(press, 'executor')]
    const { id, work } = await insertProject(press, { executor: one.id, work: 'in progress' })
    const withoutWorkResponse = await pm.call('POST /api/project/edit/{id}', {
      params: { id },
      body: createProjectForm({ tasks: [] }),
    })
    expect(withoutWorkResponse.body.error.fields).toHaveProperty('tasks')
    const tasks = [{ id: work, name: 'editing' as const, executor_id: other.id }]
    const moveResponse = await pm.call('POST /api/project/edit/{id}', {
      params: { id },
      body: createProjectForm({ tasks }),
    })
    expect(moveResponse.body.error.fields).toHaveProperty(['tasks.0.executor'])
  })

  it('shows an executor only their own works, without the budget and the notes', async () => {
    const executor = await insertPerson(press, 'executor')
    const card = await insertCard(press)
    const tasks = [
      { name: 'editing' as const, executor_id: executor.id, price: 100 },
      { name: 'layout' as const, executor_id: (await insertPerson(press, 'executor')).id, price: 200 },
    ]
    const { id } = (await createProject(card, createProjectForm({ name: 'Свои работы', tasks }))).body.project
    const { body } = await executor.call('GET /api/project/{id}', { params: { id } })
    expect(body.project).toMatchObject({ budget: null, notes: '', tasks: [{ name: 'editing', price: 100 }] })
    expect(body.project.tasks).toHaveLength(1)
    const list = await executor.call('GET /api/projects', { query: { search: 'Свои работы' } })
    expect(list.body).toMatchObject({ total: 1, counts: { new: 1 }, projects: [{ id, works_total: 2 }] })
  })

  it('shows its folder to an executor with a work, not with an open offer', async () => {
    const [candidate, assignee] = [await insertPerson(press, 'executor'), await insertPerson(press, 'executor')]
    const tasks = [{ name: 'editing' as const, executor_id: assignee.id }, { name: 'layout' as const }]
    const { id } = (await createProject(await insertCard(press), createProjectForm({ tasks }))).body.project
    const readFolder = async (person: TestPerson) =>
      (await person.call('GET /api/project/{id}', { params: { id } })).body.project.fname_gdisk
    expect([await readFolder(candidate), await readFolder(assignee)]).toEqual([null, 'https://drive.example/1161'])
  })

  it('keeps its works when an edit omits them', async () => {
    const { id } = await insertProject(press)
    const { body } = await pm.call('POST /api/project/edit/{id}', { params: { id }, body: createProjectForm() })
    expect(body.project.tasks).toHaveLength(1)
  })

  it('appears in the lists by status and by month', async () => {
    const { id } = await insertProject(press, { name: 'Помесячный', status: 'in progress' })
    const { body } = await pm.call('GET /api/project')
    expect(body.projectsInProgres.map((row) => row.id)).toContain(id)
    const { body: monthly } = await pm.call('GET /api/projects/monthly')
    const february = monthly.months.find(({ month }) => month === '2027-02')
    expect(february?.projects.map((row) => row.id)).toContain(id)
    const months = monthly.months.map(({ month }) => month)
    expect(months).toEqual(months.toSorted().toReversed())
  })

  it('is found in the lists by status, month and manager, page by page', async () => {
    const otherPerson = await insertPerson(press, 'pm', 'Абай Құнанбаев')
    const executor = (await insertPerson(press, 'executor')).id
    for (const [name, status] of [
      ['Беттелген бір', 'new'],
      ['Беттелген екі', 'in progress'],
      ['Беттелген үш', 'in progress'],
    ] as const)
      await insertProject(press, { name, status, manager: otherPerson.id, executor })
    const search = 'беттелген'
    const listProjects = (number: number) =>
      pm.call('GET /api/project', { query: { search, page: number, per_page: 2, sort_by: 'book_name' } })
    expect((await listProjects(1)).body).toMatchObject({
      total: 3,
      counts: { new: 1, 'in progress': 2 },
      projectsNew: [{ name: 'Беттелген бір' }],
      projectsInProgres: [{ name: 'Беттелген екі' }],
    })
    expect((await listProjects(2)).body).toMatchObject({
      total: 3,
      projectsNew: [],
      projectsInProgres: [{ name: 'Беттелген үш' }],
    })
    const query = { search, sort_by: 'book_name', sort_dir: 'desc' } as const
    expect((await pm.call('GET /api/projects/managers', { query })).body).toMatchObject({
      total: 3,
      managers: [{ manager: { id: otherPerson.id }, total: 3, projects: [{ name: 'Беттелген үш' }, {}, {}] }],
    })
    expect((await pm.call('GET /api/projects/monthly', { query })).body).toMatchObject({
      months: [{ month: '2027-02', total: 3 }],
    })
    expect((await pm.call('GET /api/projects/monthly', { query: { search, urgent: '1' } })).body.total).toBe(0)
    // An executor learns nothing about other people's projects.
    const stranger = await insertPerson(press, 'executor')
    for (const name of ['GET /api/projects/managers', 'GET /api/projects/monthlyEx'] as const)
      expect((await stranger.call(name, { query })).body.total).toBe(0)
  })
})

describe('a work', () => {
  it('goes from offer to payment through the executor, the manager and accounting', async () => {
    const executor = await insertPerson(press, 'executor')
    const { id, work } = await insertProject(press, { executor: executor.id, manager: pm.id })
    const acceptResponse = await executor.call('POST /api/work-types/{id}/respond', {
      params: { id: work },
      body: { agree: true },
    })
    expect(acceptResponse.body.task).toMatchObject({ status: 'in progress' })

    const emptyResponse = await changeWorkStatus(executor, work, { status: 'completed' })
    expect(emptyResponse.body.error.fields).toHaveProperty('result_files')
    const [file, cover] = [await upload(executor, 'Редактура.docx'), await upload(executor, 'Обложка.docx')]
    const submitResponse = await changeWorkStatus(executor, work, { status: 'completed', result_files: [file, cover] })
    expect(submitResponse.body.task).toMatchObject({
      status: 'completed',
      result_files: [{ id: file, name: 'Редактура.docx' }, { id: cover }],
      earlier_results: [],
    })
    expect((await pm.fetch(`/api/files/${file}`)).status).toBe(200)
    expect((await (await insertPerson(press, 'executor')).fetch(`/api/files/${file}`)).status).toBe(404)

    expect((await changeWorkStatus(pm, work, { status: 'in progress' })).body.error.fields).toHaveProperty('comment')
    await changeWorkStatus(pm, work, { status: 'in progress', comment: 'Не хватает сносок' })
    const repeatedResponse = await changeWorkStatus(executor, work, { status: 'completed' })
    expect(repeatedResponse.body.task).toMatchObject({
      status: 'completed',
      comment: 'Не хватает сносок',
      earlier_results: [],
    })

    expect((await changeWorkStatus(pm, work, { status: 'approved' })).body.error.fields).toHaveProperty('scores')
    const approvalResponse = await changeWorkStatus(pm, work, {
      status: 'approved',
      scores: scores,
      comment: 'Спасибо',
    })
    expect(approvalResponse.body.task).toMatchObject({ status: 'approved', scores: scores })
    const walletResponse = await executor.call('GET /api/wallet')
    expect(walletResponse.body).toMatchObject({ owed: 4_800_000, checking: 0, paid: 0 })
    const { works } = (await executor.call('GET /api/wallet/works')).body
    expect(works).toMatchObject([{ id: work, project_id: id, act_id: null }])
    expect((await changeWorkStatus(pm, work, { status: 'paid' })).body.error).toMatchObject({ code: 'moveRefused' })
    await changeWorkStatus(accounting, work, { status: 'paid' })
    expect((await executor.call('GET /api/wallet')).body).toMatchObject({ owed: 0, paid: 4_800_000 })
    expect(await listEventTypes(id)).toEqual([
      'workTaken',
      'workHandedIn',
      'workReturned',
      'workHandedIn',
      'workApproved',
      'actMade',
      'workPaid',
    ])
  })

  it('that was returned is submitted with other files and keeps the earlier ones', async () => {
    const executor = await insertPerson(press, 'executor')
    const { work } = await insertProject(press, { executor: executor.id, manager: pm.id })
    await executor.call('POST /api/work-types/{id}/respond', { params: { id: work }, body: { agree: true } })
    const [first, cover, correctedFile] = [
      await upload(executor, 'Вёрстка.pdf'),
      await upload(executor, 'Обложка.pdf'),
      await upload(executor, 'Вёрстка, исправлено.pdf'),
    ]
    const returnWork = () => changeWorkStatus(pm, work, { status: 'in progress', comment: 'Сноски съехали' })
    await changeWorkStatus(executor, work, { status: 'completed', result_files: [first, cover] })
    await returnWork()
    // The cover stays in the result, now as its first file.
    const repeatedResponse = await changeWorkStatus(executor, work, {
      status: 'completed',
      result_files: [cover, correctedFile],
    })
    expect(getIds(repeatedResponse.body.task.result_files)).toEqual([cover, correctedFile])
    expect(repeatedResponse.body.task.earlier_results.map(getIds)).toEqual([[first, cover]])
    expect((await pm.fetch(`/api/files/${first}`)).status).toBe(200)
    await returnWork()
    const lastResponse = await changeWorkStatus(executor, work, { status: 'completed', result_files: [first] })
    expect(getIds(lastResponse.body.task.result_files)).toEqual([first])
    expect(lastResponse.body.task.earlier_results.map(getIds)).toEqual([
      [first, cover],
      [cover, correctedFile],
    ])

    await returnWork()
    const foreign = await upload(await insertPerson(press, 'executor'), 'Чужое.pdf')
    for (const result_files of [[foreign], [cover, foreign], []]) {
      const refusedResponse = await changeWorkStatus(executor, work, { status: 'completed', result_files })
      expect(refusedResponse.body.error.fields).toHaveProperty('result_files')
    }
    const tooManyFiles = Array.from({ length: maxWorkResultFiles + 1 }, () => first)
    expect((await changeWorkStatus(executor, work, { status: 'completed', result_files: tooManyFiles })).status).toBe(
      422,
    )
    const { works } = (await executor.call('GET /api/my-works')).body
    expect(getIds(works.find(({ id }) => id === work)?.result_files)).toEqual([first])
  })

  it('that is open collects responses and starts once the manager has chosen an executor', async () => {
    const [one, other] = [await insertPerson(press, 'executor'), await insertPerson(press, 'executor', 'Айгүл Сейіт')]
    const { id, work } = await insertProject(press, { manager: pm.id })
    const respondToWork = (person: TestPerson, agree: boolean, comment = '') =>
      person.call('POST /api/work-types/{id}/respond', { params: { id: work }, body: { agree, comment } })
    await respondToWork(one, false)
    await respondToWork(other, true, 'Свободна со вторника')
    const { body } = await pm.call('GET /api/project/allresponce', { query: { project_id: id } })
    expect(body.responses).toMatchObject([
      { work_id: work, agree: true, comment: 'Свободна со вторника', executor: { id: other.id } },
      { agree: false, executor: { id: one.id } },
    ])
    expect((await changeWorkStatus(pm, work, { status: 'in progress' })).body.error.message).toContain('исполнитель')
    const choiceResponse = await pm.call('PATCH /api/work-types/{id}', {
      params: { id: work },
      body: { executor_id: other.id },
    })
    // Fields that a change omits stay unchanged.
    expect(choiceResponse.body.task).toMatchObject({ name: 'editing', price: 4_800_000, executor: { id: other.id } })
    expect((await changeWorkStatus(pm, work, { status: 'in progress' })).body.task).toMatchObject({
      executor: { id: other.id },
    })
    expect((await respondToWork(one, true)).status).toBe(404)
  })

  it('that its executor declines is open again, and the manager is notified', async () => {
    const executor = await insertPerson(press, 'executor', 'Жанна Пак')
    const { work } = await insertProject(press, { executor: executor.id, manager: pm.id, name: 'Отказ' })
    const body = { agree: false, comment: 'Занята до января' }
    const declineResponse = await executor.call('POST /api/work-types/{id}/respond', { params: { id: work }, body })
    expect(declineResponse.body.task).toMatchObject({ status: 'offered', executor: null })
    await expect
      .poll(async () => {
        const notificationRows = await db.select().from(notifications).where(eq(notifications.user_id, pm.id))
        return notificationRows.map(({ data }) => data.message_ru)
      })
      .toContain('Редактирование, «Отказ»: отказ. Исполнитель: Жанна Пак')
  })

  it('can be withdrawn shortly after acceptance, and a response before an executor is chosen', async () => {
    const executor = await insertPerson(press, 'executor')
    const [assignedProject, openProject] = [
      await insertProject(press, { executor: executor.id, manager: pm.id }),
      await insertProject(press),
    ]
    const takeWork = (id: number) =>
      executor.call('POST /api/work-types/{id}/respond', { params: { id }, body: { agree: true } })
    const withdrawResponse = (id: number) => executor.call('DELETE /api/work-types/{id}/respond', { params: { id } })
    await takeWork(assignedProject.work)
    expect((await withdrawResponse(assignedProject.work)).body.task).toMatchObject({
      status: 'offered',
      executor: { id: executor.id },
    })
    expect(await listEventTypes(assignedProject.id)).toEqual(['workTaken', 'workGivenBack'])
    expect((await withdrawResponse(assignedProject.work)).status).toBe(422)
    await takeWork(openProject.work)
    expect((await withdrawResponse(openProject.work)).body.task).toMatchObject({ status: 'offered', executor: null })
    expect((await withdrawResponse(openProject.work)).status).toBe(422)
    const { offers } = (await executor.call('GET /api/my-works')).body
    expect(offers.map(({ id }) => id)).toEqual(expect.arrayContaining([assignedProject.work, openProject.work]))

    await takeWork(assignedProject.work)
    await db
      .update(events)
      .set({ at: new Date(Date.now() - 11 * 60_000) })
      .where(eq(events.resource_id, assignedProject.id))
    expect((await withdrawResponse(assignedProject.work)).body.error.code).toBe('moveRefused')
  })

  it('can be added to a project once, and again after it was cancelled', async () => {
    const { id, work } = await insertProject(press)
    const addWork = () => pm.call('POST /api/project/{id}/work_types', { params: { id }, body: { name: 'editing' } })
    expect((await addWork()).body.error.fields).toHaveProperty('name')
    await db.update(workTypes).set({ status: 'cancelled' }).where(eq(workTypes.id, work))
    expect((await addWork()).body.task).toMatchObject({ name: 'editing', status: 'offered' })
  })

  it('refuses the second of two simultaneous edits', async () => {
    const { work } = await insertProject(press)
    const body = { name: 'editing' as const, unit: '12 листов', version: 1 }
    const [first, second] = await Promise.all(
      [1, 2].map(() => pm.call('PATCH /api/work-types/{id}', { params: { id: work }, body })),
    )
    expect(new Set([first?.status, second?.status])).toEqual(new Set([200, 409]))
  })
})
