import { publicationChannels, publicationErrors, publicationStatuses } from '@press/domain'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz, updatedAt, version } from '../columns.ts'
import { users } from './people.ts'
import { techCards } from './tech-cards.ts'

/** Data that was sent or will be sent to the shop and to Instagram, and the result. */
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
    /** The fields that are sent. A file is given by its id. */
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    /** The idempotency key, by which the receiver recognises duplicates. It is the same in every attempt. */
    key: text('key').notNull().unique(),
    attempts: integer('attempts').notNull().default(0),
    /** The hash and size of the last attempt's body. */
    sha256: text('sha256'),
    size: integer('size'),
    sent_at: timestamptz('sent_at'),
    /** The response: the HTTP status, and the beginning of the text. */
    answer_status: integer('answer_status'),
    answer: text('answer'),
    fault: text('fault', { enum: publicationErrors }),
    /** When the next attempt is due. */
    next_at: timestamptz('next_at'),
    /** Until when a job is sending the publication. If it is null or past, no job is sending it. */
    sending_until: timestamptz('sending_until'),
    created_by: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [index('publications_card').on(table.tech_card_id, table.id)],
)
