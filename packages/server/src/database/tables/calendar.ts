import { eventCategories, eventTags, type EventRepeat } from '@press/domain'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz, updatedAt, version } from '../columns.ts'
import { users } from './people.ts'

/**
 * People's events. (`events` is the log of what happened.) A row with a rule is all that come by it; one of them that was changed for
 * itself is a row of its own, which stands in the place of the day that the rule has it on.
 */
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
    reminded_for: timestamptz('reminded_for'),
    /** Null for what comes once. `start_date` is then the first day of the rule. */
    repeat: jsonb('repeat').$type<EventRepeat>(),
    /** The last day of the last one; null where they go on. */
    repeats_until: date('repeats_until'),
    /** Days of the rule on which there is none. */
    skipped: date('skipped')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The moment at which the next of them is told of: as long as it stays, it is planned once. */
    reminds_at: timestamptz('reminds_at'),
    /** Whose rule has it, and on which day. */
    series_id: integer('series_id'),
    occurrence: date('occurrence'),
    /** Of what was taken in from a file: what that knows it by, and what it said of it, shortened, so that it is taken in once. */
    uid: text('uid'),
    uid_print: text('uid_print'),
    created_by: integer('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    index('calendar_events_owner').on(table.created_by, table.end_date),
    // Not unique: who is handed another's events may have taken in the same meeting.
    index('calendar_events_uid')
      .on(table.created_by, table.uid)
      .where(sql`${table.uid} is not null`),
    foreignKey({ columns: [table.series_id], foreignColumns: [table.id] }).onDelete('cascade'),
    uniqueIndex('calendar_events_series').on(table.series_id, table.occurrence),
    check('calendar_events_occurrence', sql`(${table.series_id} is null) = (${table.occurrence} is null)`),
    check('calendar_events_repeat', sql`${table.repeat} is null or ${table.series_id} is null`),
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
