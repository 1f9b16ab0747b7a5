import { remarkKinds, roundOutcomes } from '@press/domain'
import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz, version } from '../columns.ts'
import { files } from './files.ts'
import { users } from './people.ts'
import { techCards } from './tech-cards.ts'

/** The files of a tech card's signal copies, in order. Each file is a review round. */
export const signalRounds = pgTable(
  'signal_rounds',
  {
    id: id(),
    tech_card_id: integer('tech_card_id')
      .notNull()
      .references(() => techCards.id, { onDelete: 'cascade' }),
    /** The number of the round, from 1. */
    number: smallint('number').notNull(),
    file_id: integer('file_id')
      .notNull()
      .references(() => files.id),
    pages: integer('pages').notNull(),
    uploaded_by: integer('uploaded_by').references(() => users.id),
    created_at: createdAt(),
    outcome: text('outcome', { enum: roundOutcomes }),
    outcome_by: integer('outcome_by').references(() => users.id),
    outcome_at: timestamptz('outcome_at'),
  },
  (table) => [
    uniqueIndex('signal_rounds_number').on(table.tech_card_id, table.number),
    index('signal_rounds_file').on(table.file_id),
  ],
)

/** An author's remark on a page of a round's file. */
export const signalRemarks = pgTable(
  'signal_remarks',
  {
    id: id(),
    version: version(),
    round_id: integer('round_id')
      .notNull()
      .references(() => signalRounds.id, { onDelete: 'cascade' }),
    author_id: integer('author_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: remarkKinds }).notNull(),
    /** The page number, from 1. */
    page: integer('page').notNull(),
    /** The position on the page: the distance from its left and top edges, from 0 to 1. */
    x: doublePrecision('x').notNull(),
    y: doublePrecision('y').notNull(),
    text: text('text').notNull(),
    created_at: createdAt(),
  },
  (table) => [index('signal_remarks_round').on(table.round_id)],
)

/** The people who have opened a round's file, and the pages that each of them has seen. */
export const signalOpenings = pgTable(
  'signal_openings',
  {
    round_id: integer('round_id')
      .notNull()
      .references(() => signalRounds.id, { onDelete: 'cascade' }),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    opened_at: timestamptz('opened_at').notNull().defaultNow(),
    pages: integer('pages')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [primaryKey({ columns: [table.round_id, table.user_id] })],
)
