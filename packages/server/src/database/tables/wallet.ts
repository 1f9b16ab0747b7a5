import { date, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
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

/** A payment order by which works were paid in one step; the works name it. */
export const payouts = pgTable('payouts', {
  id: id(),
  /** Made by who asked for it, so that what was sent twice is paid once. */
  key: uuid('key').notNull().unique(),
  number: text('number').notNull(),
  date: date('date').notNull(),
  paid_by: integer('paid_by').references(() => users.id),
  created_at: createdAt(),
})
