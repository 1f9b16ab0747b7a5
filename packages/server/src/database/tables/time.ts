import { correctionStatuses, type ClosedSpan, type TimeSpan } from '@press/domain'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz, version } from '../columns.ts'
import { users } from './people.ts'

/** Working hours of people. Times are minutes since the midnight of the day on which the work began, in the press's time zone. */
export const timeSpans = pgTable(
  'time_spans',
  {
    id: id(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    from: integer('from_minute').notNull(),
    /** The end of the work. Null while it lasts, and when the person did not report leaving. */
    to: integer('to_minute'),
  },
  (table) => [
    index('time_spans_user').on(table.user_id, table.day),
    index('time_spans_day').on(table.day),
    // Ensures that two tabs that report the same arrival at once create a single row.
    uniqueIndex('time_spans_open')
      .on(table.user_id, table.day)
      .where(sql`to_minute is null`),
    check('time_spans_minutes', sql`${table.from} between 0 and 1439 and ${table.to} between ${table.from} and 2879`),
  ],
)

/** Requests to correct the hours of a day. */
export const timeCorrections = pgTable(
  'time_corrections',
  {
    id: id(),
    version: version(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    /** The hours that were recorded at the time of the request. */
    was: jsonb('was').$type<TimeSpan[]>().notNull(),
    spans: jsonb('spans').$type<ClosedSpan[]>().notNull(),
    reason: text('reason').notNull(),
    status: text('status', { enum: correctionStatuses }).notNull().default('waiting'),
    note: text('note').notNull().default(''),
    decided_by: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decided_at: timestamptz('decided_at'),
    created_at: createdAt(),
  },
  (table) => [
    index('time_corrections_user').on(table.user_id, table.day),
    uniqueIndex('time_corrections_waiting')
      .on(table.user_id, table.day)
      .where(sql`status = 'waiting'`),
  ],
)
