import { eventCategories, eventTags } from '@press/domain'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt, version } from '../columns.ts'
import { users } from './people.ts'

/** People's events. (`events` is the log of what happened.) */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    id: id(),
    version: version(),
    name: text('name').notNull(),
    category: text('category', { enum: eventCategories }).notNull(),
    tag: text('tag', { enum: eventTags }).notNull(),
    start_date: date('start_date').notNull(),
    end_date: date('end_date').notNull(),
    /** `HH:mm` at the press's clock; null for whole days. */
    start_time: text('start_time'),
    end_time: text('end_time'),
    details: text('details').notNull().default(''),
    /** Minutes before its beginning at which all who take part are told of it. */
    remind: integer('remind'),
    /** The moment whose reminder was given: one that is moved is told of anew, and no moment twice. */
    reminded_for: moment('reminded_for'),
    created_by: integer('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    index('calendar_events_owner').on(table.created_by, table.end_date),
    check('calendar_events_days', sql`${table.start_date} <= ${table.end_date}`),
    check('calendar_events_times', sql`(${table.start_time} is null) = (${table.end_time} is null)`),
  ],
)

/** Who takes part in an event beside whoever wrote it down. */
export const calendarGuests = pgTable(
  'calendar_guests',
  {
    event_id: integer('event_id')
      .notNull()
      .references(() => calendarEvents.id, { onDelete: 'cascade' }),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.event_id, table.user_id] }),
    index('calendar_guests_user').on(table.user_id, table.event_id),
  ],
)

/** Secret addresses at which other calendars read a person's; of the secret only a hash is kept, as of a session's token. */
export const calendarFeeds = pgTable('calendar_feeds', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret_hash: text('secret_hash').notNull().unique(),
  created_at: createdAt(),
})
