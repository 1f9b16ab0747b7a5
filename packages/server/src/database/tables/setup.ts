import type { ParsedBody } from '@press/contract'
import type { SetupMarks } from '@press/domain'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../columns.ts'
import { users } from './people.ts'

/** One-time links that create the first account of a press. Each start of a process adds a link. Only its hash is stored. */
export const setupLinks = pgTable('setup_links', {
  token_hash: text('token_hash').primaryKey(),
  expires_at: timestamptz('expires_at').notNull(),
})

/** The first setup of a press that started with a one-time link. The table has one row or none. */
export const pressSetup = pgTable(
  'press_setup',
  {
    id: integer('id').primaryKey().default(1),
    opened_at: timestamptz('opened_at').notNull().defaultNow(),
    opened_by: integer('opened_by').references(() => users.id, { onDelete: 'set null' }),
    marks: jsonb('marks').$type<SetupMarks>().notNull().default({}),
    /** The people who will be invited when the setup ends. */
    people: jsonb('people').$type<ParsedBody<'PUT /api/setup/people'>['people']>().notNull().default([]),
    finished_at: timestamptz('finished_at'),
  },
  (table) => [check('press_setup_single', sql`${table.id} = 1`)],
)
