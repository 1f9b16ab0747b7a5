import type { BodyOf } from '@press/contract'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events, jobs, notifications } from '../../src/database/schema.ts'
import { createPdf } from '../../src/demo/documents.ts'
import { insertPerson, upload, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const asker = await insertPerson(press, 'author', 'Дана')
const otherPerson = await insertPerson(press, 'author')
const initiator = await insertPerson(press, 'initiator')
const deputy = await insertPerson(press, 'deputy', 'Айгүл')
const supervisor = await insertPerson(press, 'supervisor')

type Body = BodyOf<'POST /api/support'>
const createBody = (change: Partial<Body> = {}): Body => ({
  title: 'Не открывается заявка',
  description: 'Пустая страница',
  contact_info: '+7 701 555 12 12',
  ...change,
})
const createRequest = async (who: TestPerson, change?: Partial<Body>) => {
  const { status, body } = await who.call('POST /api/support', { body: createBody(change) })
  expect(status).toBe(200)
  return body.request
}
const findRequest = async (who: TestPerson, id: number) =>
  (await who.call('GET /api/support')).body.requests.find((request) => request.id === id)
const updateRequest = (who: TestPerson, id: number, body: BodyOf<'POST /api/support-request/{id}'>) =>
  who.call('POST /api/support-request/{id}', { params: { id }, body })

/** Returns the notifications of a person about a request, once the event has been handled. */
async function findNotifications(who: TestPerson, type: string, id: number): Promise<string[]> {
  const findEvent = async () =>
    (
      await db
        .select()
        .from(events)
        .where(and(eq(events.resource, 'support'), eq(events.resource_id, id)))
    )
      .filter((event) => event.type === `support.${type}`)
      .at(-1)
  await expect.poll(async () => (await findEvent())?.handled_at ?? null).not.toBeNull()
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.event_id, (await findEvent())?.id as number))
  return rows.filter(({ user_id }) => user_id === who.id).map(({ data }) => data.message_ru)
}

/** Returns the pending and sent letters as text. */
const readLetters = async () => JSON.stringify(await db.select({ data: jobs.data }).from(jobs))

describe('a support request', () => {
  it('is visible only to the person who asked and the people who answer', async () => {
    const { id } = await createRequest(asker, { priority: 'high' })
    expect(await findRequest(asker, id)).toMatchObject({ status: 'open', priority: 'high', user: { name: 'Дана' } })
    expect(await findRequest(deputy, id)).toBeDefined()
    expect(await findRequest(supervisor, id)).toBeDefined()
    expect(await findRequest(otherPerson, id)).toBeUndefined()
    expect(await findRequest(initiator, id)).toBeUndefined()
    expect((await updateRequest(otherPerson, id, { status: 'open' })).status).toBe(404)
    expect((await updateRequest(initiator, id, { status: 'in-progress' })).status).toBe(404)
  })

  it('is resolved and reopened, with a notification for each step', async () => {
    const { id } = await createRequest(asker, { title: 'Письмо не пришло' })
    expect(await findNotifications(deputy, 'created', id)).toEqual(['Новое обращение в поддержку: «Письмо не пришло»'])
    expect((await updateRequest(deputy, id, { status: 'resolved', response: 'x' })).status).toBe(422)
    await updateRequest(deputy, id, { status: 'in-progress', notes: 'Проверить почту' })
    expect(await findNotifications(asker, 'taken', id)).toEqual(['Ваше обращение «Письмо не пришло» взяли в работу'])
    expect((await findRequest(asker, id))?.answered_at).toBeNull()

    const closeResponse = await updateRequest(deputy, id, { status: 'resolved', response: 'Отправили ещё раз' })
    const firstAnswerTime = closeResponse.body.request.answered_at
    expect(firstAnswerTime).not.toBeNull()
    expect(await findNotifications(asker, 'resolved', id)).toEqual(['Ваше обращение «Письмо не пришло» решено'])
    expect(await findNotifications(deputy, 'resolved', id)).toEqual([])

    expect((await updateRequest(deputy, id, { status: 'open' })).status).toBe(422)
    expect((await updateRequest(asker, id, { status: 'open' })).body.request.status).toBe('open')
    expect(await findNotifications(supervisor, 'reopened', id)).toEqual(['Обращение «Письмо не пришло» открыли снова'])
    // A response also takes an open request. The time of the first response stays unchanged.
    const answeredAgain = (await updateRequest(supervisor, id, { response: 'Теперь дошло?' })).body.request
    expect(answeredAgain).toMatchObject({ status: 'in-progress', answered_at: firstAnswerTime })
    expect((await findRequest(asker, id))?.history.map(({ step, response }) => [step, response])).toEqual([
      ['created', null],
      ['taken', null],
      ['resolved', 'Отправили ещё раз'],
      ['reopened', null],
      ['taken', 'Теперь дошло?'],
    ])
  })

  it('hides internal notes from the person who asked', async () => {
    const { id } = await createRequest(asker)
    await updateRequest(deputy, id, { notes: 'Автор звонил дважды' })
    expect((await findRequest(supervisor, id))?.notes).toBe('Автор звонил дважды')
    expect(JSON.stringify(await findRequest(asker, id))).not.toContain('звонил')
    expect((await findRequest(asker, id))?.history).toHaveLength(1)
    expect((await updateRequest(asker, id, { notes: 'x' })).status).toBe(403)
    expect((await updateRequest(asker, id, { response: 'x' })).status).toBe(403)
  })

  it('can be resolved only with an answer', async () => {
    const { id } = await createRequest(asker)
    await updateRequest(deputy, id, { status: 'in-progress' })
    const { status, body } = await updateRequest(deputy, id, { status: 'resolved', response: '  ' })
    expect(status).toBe(422)
    expect(Object.keys(body.error.fields ?? {})).toEqual(['response'])
  })

  it('can be edited by its owner until it is taken; outdated edits are refused', async () => {
    const { id, version } = await createRequest(asker)
    const editRequest = (who: TestPerson, body: BodyOf<'POST /api/edit-request/{id}'>) =>
      who.call('POST /api/edit-request/{id}', { params: { id }, body })
    const changeResponse = await editRequest(asker, { ...createBody({ title: 'Со вчера' }), version })
    expect(changeResponse.body.request).toMatchObject({ title: 'Со вчера', version: version + 1 })
    expect((await editRequest(asker, { ...createBody(), version })).status).toBe(409)
    expect((await editRequest(otherPerson, createBody())).status).toBe(404)
    expect((await editRequest(deputy, createBody())).status).toBe(403)
    await updateRequest(deputy, id, { status: 'in-progress' })
    expect((await editRequest(asker, createBody())).status).toBe(422)
  })

  it('is limited to ten per person in a quarter of an hour', async () => {
    const eagerAsker = await insertPerson(press, 'author')
    const statuses = []
    for (let one = 0; one < 14; one += 1)
      statuses.push((await eagerAsker.call('POST /api/support', { body: createBody() })).status)
    expect(statuses).toEqual([...Array<number>(10).fill(200), ...Array<number>(4).fill(429)])
    expect((await otherPerson.call('POST /api/support', { body: createBody() })).status).toBe(200)
  })

  it('is refused with an error for each invalid field', async () => {
    const { status, body } = await asker.call('POST /api/support', {
      body: createBody({ title: ' ', contact_info: '' }),
    })
    expect(status).toBe(422)
    expect(body.error.fields).toEqual({ title: 'Заполните поле', contact_info: 'Заполните поле' })
  })

  it('sends emails about a new request and its answer', async () => {
    const { id } = await createRequest(asker, { title: 'Нужна справка' })
    await updateRequest(deputy, id, { response: 'Готовим' })
    await findNotifications(asker, 'taken', id)
    await expect.poll(readLetters).toContain('На ваше обращение «Нужна справка» ответили')
    expect(await readLetters()).toContain('Новое обращение в поддержку: «Нужна справка»')
  })
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const sendRequestWithFile = (name: string, content: Uint8Array<ArrayBuffer>) => {
  const form = new FormData()
  for (const [field, value] of Object.entries(createBody({ title: 'Со снимком' }))) form.append(field, String(value))
  form.append('attachment', new Blob([content]), name)
  return asker.call('POST /api/support', { body: form })
}

describe('a support attachment', () => {
  it('is uploaded with the form and readable by readers of the request', async () => {
    const { status, body } = await sendRequestWithFile('Снимок.png', new Uint8Array(png))
    expect(status).toBe(200)
    expect(body.request.attachment?.name).toBe('Снимок.png')
    const path = `/api/files/${body.request.attachment?.id}`
    const statuses = [asker, deputy, supervisor, otherPerson, initiator].map(
      async (who) => (await who.fetch(path)).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404, 404])
    expect((await sendRequestWithFile('Справка.pdf', new Uint8Array(createPdf('Spravka')))).status).toBe(200)
  })

  it('is refused when its bytes do not match an allowed type', async () => {
    const { status, body } = await sendRequestWithFile('Снимок.png', new TextEncoder().encode('<script>'))
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['attachment']])
  })

  it('cannot be another person’s upload', async () => {
    const foreignFileId = await upload(otherPerson)
    const { status, body } = await asker.call('POST /api/support', { body: createBody({ attachment: foreignFileId }) })
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['attachment']])
  })
})
