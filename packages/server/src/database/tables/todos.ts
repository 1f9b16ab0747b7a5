import { todoResponses, todoPriorities } from '@press/domain'
import { sql } from 'drizzle-orm'
import { boolean, check, date, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz, updatedAt, version } from '../columns.ts'
import { users } from './people.ts'
import { techCards } from './tech-cards.ts'

/** Tasks (spec §3). */
export const todos = pgTable(
  'todos',
  {
    id: id(),
    version: version(),
    title: text('title').notNull(),
    priority: text('priority', { enum: todoPriorities }).notNull().default('medium'),
    /** The due day and time (`HH:mm`), in the press's time zone. */
    due: date('due'),
    due_time: text('due_time'),
    notes: text('notes').notNull().default(''),
    tech_card_id: integer('tech_card_id').references(() => techCards.id, { onDelete: 'set null' }),
    created_by: integer('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    assignee_id: integer('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    answer: text('answer', { enum: todoResponses }),
    is_done: boolean('is_done').notNull().default(false),
    done_at: timestamptz('done_at'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    index('todos_owner').on(table.created_by, table.is_done, table.done_at),
    index('todos_assignee').on(table.assignee_id, table.is_done, table.done_at),
    check('todos_time', sql`${table.due_time} is null or ${table.due} is not null`),
  ],
)

/** A person's own marks on a task: a star, and the position of the task in the person's order. */
export const todoMarks = pgTable(
  'todo_marks',
  {
    todo_id: integer('todo_id')
      .notNull()
      .references(() => todos.id, { onDelete: 'cascade' }),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    is_fav: boolean('is_fav').notNull().default(false),
    /** The position. Lower positions come first. Tasks without a position are sorted by age, the newest first. */
    place: doublePrecision('place'),
  },
  (table) => [primaryKey({ columns: [table.todo_id, table.user_id] })],
)
