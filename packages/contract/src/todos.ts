import { limits, todoResponses, todoLimits, todoPriorities, type Todo } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, idParams, singleLineText, expectedVersion, isoDateTime, version } from './common-schemas.ts'
import { activeUser } from './profile.ts'
import { schemaFor } from './schema-for.ts'

const todoFields = z.object({
  title: singleLineText(todoLimits.title),
  priority: z.enum(todoPriorities).default('medium'),
  /**
   * The due date and time, in the press's time zone. A null date means that the task has no date. A null time means the whole day.
   */
  due: isoDate.nullable().default(null),
  due_time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable()
    .default(null),
  notes: z.string().max(limits.noteLength).default(''),
})

/** A task, as its creator or its assignee sees it (spec §3). */
const todo = schemaFor<Todo>()(
  todoFields.extend({
    id,
    version,
    is_done: z.boolean(),
    /** Whether the reader has starred the task. The star of the other person is separate. */
    is_fav: z.boolean(),
    done_at: isoDateTime.nullable(),
    created_at: isoDateTime,
    created_by: activeUser,
    /** The colleague who should do the task. */
    assignee: activeUser.nullable(),
    answer: z.enum(todoResponses).nullable(),
    /** The book to which the task belongs, by its tech card. Null for people who may not read the card. */
    book: z.object({ id, book_name: z.string() }).nullable(),
  }),
)

const todoBody = todoFields.extend({
  techcard_id: id.nullable().default(null),
  assignee_id: id.nullable().default(null),
})
const todoResponse = z.object({ todo })
const access = requirePermission('personal', 'write')

export const todoCalls = defineCalls({
  'GET /api/todos': {
    summary: 'The caller’s tasks and those they gave to others, in the caller’s order; of done tasks, the latest',
    access: requirePermission('personal', 'read'),
    shows: ['todo'],
    response: z.object({ todos: z.array(todo) }),
  },
  'POST /api/todos': {
    summary: 'Create a task; the person it is given to is notified',
    access,
    changes: ['todo'],
    body: todoBody,
    response: todoResponse,
  },
  'PUT /api/todos/{id}': {
    summary: 'Change an own task; omitted fields stay',
    access,
    changes: ['todo'],
    params: idParams,
    body: z.object({
      title: todoFields.shape.title.optional(),
      priority: z.enum(todoPriorities).optional(),
      due: isoDate.nullable().optional(),
      due_time: todoFields.shape.due_time.unwrap().optional(),
      notes: z.string().max(limits.noteLength).optional(),
      techcard_id: id.nullable().optional(),
      assignee_id: id.nullable().optional(),
      version: expectedVersion,
    }),
    response: todoResponse,
  },
  'DELETE /api/todos/{id}': {
    summary: 'Delete an own task, also for the person it was given to',
    access,
    changes: ['todo'],
    params: idParams,
    response: z.object({ ok: z.literal(true) }),
  },
  'PATCH /api/todos/{id}/toggle-done': {
    summary: 'Mark a task as done or not done',
    access,
    changes: ['todo'],
    params: idParams,
    response: todoResponse,
  },
  'PATCH /api/todos/{id}/toggle-fav': {
    summary: 'Star a task for the caller, or remove the star',
    access,
    changes: ['todo'],
    params: idParams,
    response: todoResponse,
  },
  'POST /api/todos/{id}/answer': {
    summary: 'Accept a task, refuse it, or pass it on to a colleague',
    access,
    changes: ['todo'],
    params: idParams,
    body: z.union([
      z.object({ answer: z.enum(['accepted', 'declined']) }),
      z.object({ answer: z.literal('passed'), assignee_id: id }),
    ]),
    response: z.object({ ok: z.literal(true) }),
  },
  'POST /api/todos/{id}/place': {
    summary: 'Move a task before another in the caller’s order; null moves it to the end',
    access,
    changes: ['todo'],
    params: idParams,
    body: z.object({ before: id.nullable() }),
    response: z.object({ ok: z.literal(true) }),
  },
})
