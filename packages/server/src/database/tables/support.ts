import { supportPriorities, supportStatuses } from '@press/domain'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz, updatedAt, version } from '../columns.ts'
import { users } from './people.ts'

/** Requests for support. A screenshot is linked as `attachment`, and the history of a request is in `events`. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: id(),
    version: version(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    status: text('status', { enum: supportStatuses }).notNull().default('open'),
    priority: text('priority', { enum: supportPriorities }).notNull().default('medium'),
    contact_info: text('contact_info').notNull(),
    response: text('response').notNull().default(''),
    /** Internal notes of the people who answer. */
    notes: text('notes').notNull().default(''),
    created_by: integer('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
    /** When the request was first answered. */
    answered_at: timestamptz('answered_at'),
  },
  (table) => [
    index('support_requests_owner').on(table.created_by, table.id),
    index('support_requests_status').on(table.status, table.id),
  ],
)
