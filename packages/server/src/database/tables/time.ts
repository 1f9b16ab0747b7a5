import { correctionStatuses, type ClosedSpan, type TimeSpan } from '@press/domain'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz, version } from '../columns.ts'
import { users } from './people.ts'

/** Stretches that people were at work, in minutes of the press's clock since the midnight of the day they began on. */
export const timeSpans = pgTable(
  'time_spans',
  {
    id: id(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    from: integer('from_minute').notNull(),
    /** Null while it lasts, and where nobody said that they left. */
    to: integer('to_minute'),
  },
  (table) => [
    index('time_spans_user').on(table.user_id, table.day),
    index('time_spans_day').on(table.day),
    // Two tabs that say at once that one has come have said it once.
    uniqueIndex('time_spans_open')
      .on(table.user_id, table.day)
      .where(sql`to_minute is null`),
    check('time_spans_minutes', sql`${table.from} between 0 and 1439 and ${table.to} between ${table.from} and 2879`),
  ],
)

/** What people ask for their hours of a day to be. */
export const timeCorrections = pgTable(
  'time_corrections',
  {
    id: id(),
    version: version(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    /** As it stood when it was asked. */
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
