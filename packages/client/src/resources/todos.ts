import type { BodyOf, Todo } from '@press/contract'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { useCall } from '../useCall.ts'

/** One's tasks, and those that one gave away. */
export const useTodos = () => useCall('GET /api/todos', {})

export async function addTodo(body: BodyOf<'POST /api/todos'>): Promise<Todo> {
  const { todo } = await call('POST /api/todos', { body })
  await changed('todo')
  return todo
}

/** Changes a task; what is left out of the body stays. */
export async function editTodo({ id, version }: Pick<Todo, 'id' | 'version'>, body: BodyOf<'PUT /api/todos/{id}'>) {
  await call('PUT /api/todos/{id}', { params: { id }, body: { ...body, version } })
  await changed('todo')
}

export async function removeTodo(id: number): Promise<void> {
  await call('DELETE /api/todos/{id}', { params: { id } })
  await changed('todo')
}

export async function toggleTodo(id: number, what: 'done' | 'fav'): Promise<void> {
  await call(what === 'done' ? 'PATCH /api/todos/{id}/toggle-done' : 'PATCH /api/todos/{id}/toggle-fav', {
    params: { id },
  })
  await changed('todo')
}

/** Takes a task on, refuses it, or passes it on. */
export async function answerTodo(id: number, body: BodyOf<'POST /api/todos/{id}/answer'>): Promise<void> {
  await call('POST /api/todos/{id}/answer', { params: { id }, body })
  await changed('todo')
}

/** Puts a task before another in one's own order; null for the end. */
export async function placeTodo(id: number, before: number | null): Promise<void> {
  await call('POST /api/todos/{id}/place', { params: { id }, body: { before } })
  await changed('todo')
}
