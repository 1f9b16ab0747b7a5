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
 * The events of people's calendars. (The table `events` is the audit log.) A row with a repetition rule represents all its
 * occurrences. An occurrence that was changed separately has another row, which replaces the occurrence of the rule on that day.
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
    /** The start and end time, `HH:mm` in the press's time zone. Null for all-day events. */
    start_time: text('start_time'),
    end_time: text('end_time'),
    details: text('details').notNull().default(''),
    /** How many minutes before the start all participants get a reminder. */
    remind: integer('remind'),
    /** The moment for which the last reminder was sent. No second reminder is sent for the same moment. */
    reminded_for: timestamptz('reminded_for'),
    /** The repetition rule. Null for a single event. If it is set, `start_date` is the first day of the rule. */
    repeat: jsonb('repeat').$type<EventRepeat>(),
    /** The last day of the last occurrence; null for a rule without an end. */
    repeats_until: date('repeats_until'),
    /** Days of the rule on which the event does not take place. */
    skipped: date('skipped')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The moment of the next reminder. A job for it is queued already, and queued again only when this moment changes. */
    reminds_at: timestamptz('reminds_at'),
    /** Only for a separate occurrence: the event with the rule, and the day of the rule that this row replaces. */
    series_id: integer('series_id'),
    occurrence: date('occurrence'),
    /**
     * Only for an event that was imported from a file: its id in the file, and a hash of its content. With them, the event is
     * imported only once.
     */
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
    // This index is not unique, because a person who takes over another person's events may have imported the same meeting.
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

/** The participants of an event other than its creator. */
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

/** Secret URLs at which other calendars read a person's calendar. Only a hash of the secret is stored, as for a session's token. */
export const calendarFeeds = pgTable('calendar_feeds', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret_hash: text('secret_hash').notNull().unique(),
  created_at: createdAt(),
})
