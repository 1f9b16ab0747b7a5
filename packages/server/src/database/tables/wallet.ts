import { date, integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns.ts'
import { users } from './people.ts'

/**
 * An act of completed works: what the press paid one person for in one month. Its number counts within its year; its
 * lines are the works that name it, so that it grows until its month is over.
 */
export const workActs = pgTable(
  'work_acts',
  {
    id: id(),
    executor_id: integer('executor_id')
      .notNull()
      .references(() => users.id),
    /** The month's first day. */
    month: date('month').notNull(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    unique('work_acts_month').on(table.executor_id, table.month),
    unique('work_acts_number').on(table.year, table.number),
  ],
)
