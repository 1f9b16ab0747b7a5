import type { todoCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { listTodos } from './queries.ts'
import { addTodo, answerTodo, editTodo, placeTodo, removeTodo, toggleDone, toggleFavourite } from './commands.ts'

const okAnswer = { ok: true } as const

export const handlers: HandlersOf<typeof todoCalls> = {
  'GET /api/todos': async (call) => ({ todos: await listTodos(call) }),
  'POST /api/todos': async (call) => ({ todo: await addTodo(call, call.body) }),
  'PUT /api/todos/{id}': async (call) => ({ todo: await editTodo(call, call.params.id, call.body) }),
  'DELETE /api/todos/{id}': async (call) => {
    await removeTodo(call, call.params.id)
    return okAnswer
  },
  'PATCH /api/todos/{id}/toggle-done': async (call) => ({ todo: await toggleDone(call, call.params.id) }),
  'PATCH /api/todos/{id}/toggle-fav': async (call) => ({ todo: await toggleFavourite(call, call.params.id) }),
  'POST /api/todos/{id}/answer': async (call) => {
    await answerTodo(call, call.params.id, call.body)
    return okAnswer
  },
  'POST /api/todos/{id}/place': async (call) => {
    await placeTodo(call, call.params.id, call.body.before)
    return okAnswer
  },
}
