import { publicationChannels, publicationErrors, publicationStatuses } from '@press/domain'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz, updatedAt, version } from '../columns.ts'
import { users } from './people.ts'
import { techCards } from './tech-cards.ts'

/** What was sent, or is to be sent, to the shop and to Instagram, and what came of it. */
export const publications = pgTable(
  'publications',
  {
    id: id(),
    version: version(),
    channel: text('channel', { enum: publicationChannels }).notNull(),
    tech_card_id: integer('tech_card_id')
      .notNull()
      .references(() => techCards.id, { onDelete: 'cascade' }),
    status: text('status', { enum: publicationStatuses }).notNull().default('waiting'),
    /** What is sent, field by field; files by their numbers. */
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    /** Goes with every try of it, so that who receives two knows them for one. */
    key: text('key').notNull().unique(),
    attempts: integer('attempts').notNull().default(0),
    /** Of the bytes of the last try. */
    sha256: text('sha256'),
    size: integer('size'),
    sent_at: timestamptz('sent_at'),
    /** What was answered: the HTTP status, and the text's beginning. */
    answer_status: integer('answer_status'),
    answer: text('answer'),
    fault: text('fault', { enum: publicationErrors }),
    /** When the next try is due. */
    next_at: timestamptz('next_at'),
    /** Until when a job is sending it; null or past while none is. */
    sending_until: timestamptz('sending_until'),
    created_by: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [index('publications_card').on(table.tech_card_id, table.id)],
)
