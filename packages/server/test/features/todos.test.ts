import type { BodyOf } from '@press/contract'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events, notifications } from '../../src/database/schema.ts'
import { insertPerson, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const manager = await insertPerson(press, 'pm', 'Айдос')
const colleague = await insertPerson(press, 'executor', 'Елена')
const otherPerson = await insertPerson(press, 'accounting', 'Марат')
const partner = await insertPerson(press, 'partner')

type Body = BodyOf<'POST /api/todos'>
const createTodo = async (who: TestPerson, body: Partial<Body> = {}) => {
  const { status, body: answer } = await who.call('POST /api/todos', { body: { title: 'Позвонить автору', ...body } })
  expect(status).toBe(200)
  return answer.todo
}
const listTodos = async (who: TestPerson) => (await who.call('GET /api/todos')).body.todos
const findTodo = async (who: TestPerson, id: number) => (await listTodos(who)).find((todo) => todo.id === id)
const toggleDone = (who: TestPerson, id: number) => who.call('PATCH /api/todos/{id}/toggle-done', { params: { id } })
const answerTodo = (who: TestPerson, id: number, body: BodyOf<'POST /api/todos/{id}/answer'>) =>
  who.call('POST /api/todos/{id}/answer', { params: { id }, body })
const readBadge = async (who: TestPerson) =>
  (await who.call('GET /api/menu-items')).body
    .flatMap((item) => [item, ...(item.children ?? [])])
    .find(({ key }) => key === 'todo')?.badge

/** Returns the notifications of a person about a task, once the event has been handled. */
async function findNotifications(
  who: TestPerson,
  type: 'created' | 'given' | 'accepted' | 'declined' | 'done',
  id: number,
): Promise<string[]> {
  const findEvent = async () =>
    (
      await db
        .select()
        .from(events)
        .where(and(eq(events.resource, 'todo'), eq(events.resource_id, id), eq(events.type, `todo.${type}`)))
    ).at(-1)
  await expect.poll(async () => (await findEvent())?.handled_at ?? null).not.toBeNull()
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.event_id, (await findEvent())?.id as number))
  return rows.filter(({ user_id }) => user_id === who.id).map(({ data }) => data.message_ru)
}

describe('a task', () => {
  it('is stored with all its fields and visible only to its owner', async () => {
    const createdTodo = await createTodo(manager, {
      priority: 'high',
      due: '2026-11-24',
      due_time: '10:00',
      notes: 'О сроках',
    })
    expect(createdTodo).toMatchObject({
      title: 'Позвонить автору',
      priority: 'high',
      due: '2026-11-24',
      due_time: '10:00',
      notes: 'О сроках',
      is_done: false,
      is_fav: false,
      assignee: null,
      answer: null,
      created_by: { id: manager.id },
    })
    expect(await findTodo(otherPerson, createdTodo.id)).toBeUndefined()
    for (const { status } of [
      await toggleDone(otherPerson, createdTodo.id),
      await otherPerson.call('PUT /api/todos/{id}', { params: { id: createdTodo.id }, body: { title: 'Чужое' } }),
      await otherPerson.call('DELETE /api/todos/{id}', { params: { id: createdTodo.id } }),
    ])
      expect(status).toBe(404)
  })

  it('requires a title, and a date for its time', async () => {
    const { status, body } = await manager.call('POST /api/todos', { body: { title: '  ', due_time: '10:00' } })
    expect(status).toBe(422)
    expect(Object.keys(body.error.fields ?? {}).toSorted()).toEqual(['due', 'title'])
  })

  it('loses its time with its date and keeps fields that the request omits', async () => {
    const { id, version } = await createTodo(manager, { due: '2026-11-24', due_time: '10:00', priority: 'low' })
    const { body } = await manager.call('PUT /api/todos/{id}', { params: { id }, body: { due: null, version } })
    expect(body.todo).toMatchObject({ due: null, due_time: null, priority: 'low', title: 'Позвонить автору' })
    // Another window still has the previous version.
    const lateResponse = await manager.call('PUT /api/todos/{id}', {
      params: { id },
      body: { title: 'Иначе', version },
    })
    expect(lateResponse.status).toBe(409)
  })

  it('is marked done and starred, and a second request reverts each', async () => {
    const { id } = await createTodo(manager)
    expect((await toggleDone(manager, id)).body.todo).toMatchObject({ is_done: true, done_at: expect.any(String) })
    expect((await toggleDone(manager, id)).body.todo).toMatchObject({ is_done: false, done_at: null })
    const toggleStar = () => manager.call('PATCH /api/todos/{id}/toggle-fav', { params: { id } })
    expect((await toggleStar()).body.todo.is_fav).toBe(true)
    expect((await toggleStar()).body.todo.is_fav).toBe(false)
  })

  it('links a book its author may read and hides the book from others without access', async () => {
    const [card] = (await manager.call('GET /api/tech-cards', { query: {} })).body.techcards
    const techcard_id = card?.id as number
    expect((await partner.call('POST /api/todos', { body: { title: 'Книга', techcard_id } })).status).toBe(422)
    const { id } = await createTodo(manager, { techcard_id, assignee_id: colleague.id })
    expect((await findTodo(manager, id))?.book).toEqual({ id: techcard_id, book_name: card?.book_name })
    // The executor does not see the book, because an executor may read only the cards of their own works.
    expect(await findTodo(colleague, id)).toMatchObject({ title: 'Позвонить автору', book: null })
  })

  it('moves to its new place while the others keep their order', async () => {
    const keeper = await insertPerson(press, 'stock')
    const ids = [(await createTodo(keeper)).id, (await createTodo(keeper)).id, (await createTodo(keeper)).id]
    const readOrder = async () => (await listTodos(keeper)).map(({ id }) => ids.indexOf(id))
    expect(await readOrder()).toEqual([2, 1, 0])
    const moveTodo = (id = 0, before: number | null = null) =>
      keeper.call('POST /api/todos/{id}/place', { params: { id }, body: { before } })
    await moveTodo(ids[0], ids[2])
    expect(await readOrder()).toEqual([0, 2, 1])
    await moveTodo(ids[2])
    expect(await readOrder()).toEqual([0, 1, 2])
    // A new task comes first.
    ids.push((await createTodo(keeper)).id)
    expect(await readOrder()).toEqual([3, 0, 1, 2])
    expect((await moveTodo(ids[0], (await createTodo(otherPerson)).id)).status).toBe(404)
  })
})

describe('a task assigned to a colleague', () => {
  it('is accepted and completed, and its owner is notified of both', async () => {
    const { id } = await createTodo(manager, { assignee_id: colleague.id, title: 'Проверить титул' })
    expect(await findNotifications(colleague, 'created', id)).toEqual(['Айдос: вам поручена задача «Проверить титул»'])
    expect(await readBadge(colleague)).toMatchObject({ attention: true })
    expect(await findTodo(colleague, id)).toMatchObject({ answer: 'asked', created_by: { id: manager.id } })
    expect((await answerTodo(manager, id, { answer: 'accepted' })).status).toBe(422)
    expect((await answerTodo(colleague, id, { answer: 'accepted' })).status).toBe(200)
    expect(await findNotifications(manager, 'accepted', id)).toEqual(['Елена: задача «Проверить титул» принята'])
    // The assignee may neither change nor delete the task.
    expect((await colleague.call('PUT /api/todos/{id}', { params: { id }, body: { title: 'Я' } })).status).toBe(403)
    expect((await colleague.call('DELETE /api/todos/{id}', { params: { id } })).status).toBe(403)
    await toggleDone(colleague, id)
    expect(await findTodo(manager, id)).toMatchObject({ is_done: true, answer: 'accepted' })
    expect(await findNotifications(manager, 'done', id)).toEqual(['Елена: задача «Проверить титул» сделана'])
  })

  it('disappears from the colleague’s list when declined and stays with its owner', async () => {
    const { id } = await createTodo(manager, { assignee_id: colleague.id })
    await answerTodo(colleague, id, { answer: 'declined' })
    expect(await findTodo(colleague, id)).toBeUndefined()
    expect(await findTodo(manager, id)).toMatchObject({ answer: 'declined', assignee: { id: colleague.id } })
    expect((await toggleDone(colleague, id)).status).toBe(404)
    expect(await findNotifications(manager, 'declined', id)).toHaveLength(1)
  })

  it('can be passed to another person but not back to its owner', async () => {
    const { id } = await createTodo(manager, { assignee_id: colleague.id })
    expect((await answerTodo(colleague, id, { answer: 'passed', assignee_id: manager.id })).status).toBe(422)
    expect((await answerTodo(colleague, id, { answer: 'passed', assignee_id: otherPerson.id })).status).toBe(200)
    expect(await findTodo(colleague, id)).toBeUndefined()
    expect(await findTodo(otherPerson, id)).toMatchObject({ answer: 'asked', created_by: { id: manager.id } })
    expect(await findNotifications(otherPerson, 'given', id)).toHaveLength(1)
  })

  it('has a separate star for each person', async () => {
    const { id } = await createTodo(manager, { assignee_id: colleague.id })
    await colleague.call('PATCH /api/todos/{id}/toggle-fav', { params: { id } })
    expect((await findTodo(colleague, id))?.is_fav).toBe(true)
    expect((await findTodo(manager, id))?.is_fav).toBe(false)
  })

  it('cannot be assigned to or by a partner', async () => {
    const { status } = await manager.call('POST /api/todos', { body: { title: 'Оплатить', assignee_id: partner.id } })
    expect(status).toBe(422)
    const partnerResponse = await partner.call('POST /api/todos', {
      body: { title: 'Попросить', assignee_id: manager.id },
    })
    expect(partnerResponse.status).toBe(422)
  })
})
