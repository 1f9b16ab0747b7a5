import type { Notification } from '@press/contract'
import type { EventResource, EventType, NotificationPreferences, NotificationTopic, QuietHours } from '@press/domain'
import { sql } from 'drizzle-orm'
import { bigint, bigserial, boolean, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from '../columns.ts'
import { isEvent } from '../event-clauses.ts'
import { users } from './people.ts'

/** Everything that has ever happened in the press. The table is history, audit log and outbox in one. */
export const events = pgTable(
  'events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** The type of the event, for example `techcard.moved`. */
    type: text('type').$type<EventType>().notNull(),
    resource: text('resource').$type<EventResource>().notNull(),
    resource_id: integer('resource_id'),
    actor_id: integer('actor_id'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** The owners of the row that the event is about. They receive the event, as do the roles that may read every such row. */
    audience: integer('audience').array().notNull(),
    at: timestamptz('at').notNull().defaultNow(),
    /**
     * The IP address of the request, and its user agent. Null for automatic actions of the press, and for events that are older
     * than this column.
     */
    ip: text('ip'),
    agent: text('agent'),
    /** When the worker finished all follow-up work of the event. */
    handled_at: timestamptz('handled_at'),
  },
  (table) => [
    index('events_at').on(table.at),
    index('events_actor').on(table.actor_id, table.id),
    index('events_checks').on(table.id).where(isEvent('account.logChecked')),
    index('events_resource').on(table.resource, table.resource_id, table.id),
    // Finds the moves of tech cards on a day, to show the board at an earlier time.
    index('events_moves').on(table.at).where(isEvent('techcard.moved', 'techcard.takenBack')),
    // Finds the moves of offers and shop orders.
    index('events_status_moves')
      .on(table.resource, table.at)
      .where(isEvent('offer.moved', 'offer.revised', 'shoporder.moved')),
    index('events_waiting')
      .on(table.id)
      .where(sql`handled_at is null`),
  ],
)

/** A hash chain over the events, in the order of their ids. It detects events that were changed manually. */
export const eventSeals = pgTable('event_seals', {
  id: id(),
  /** The id of the last event that the seal covers. The seal covers all events after the last event of the previous seal. */
  until: bigint('until', { mode: 'number' }).notNull().unique(),
  /** The number of events that the seal covers. */
  events: integer('events').notNull(),
  /** The hash of the previous seal's hash and the content of the covered events. */
  hash: text('hash').notNull(),
  /** The digest of events that were deleted after their retention period. With it, the chain stays valid. */
  cut_digest: text('cut_digest'),
  sealed_at: timestamptz('sealed_at').notNull().defaultNow(),
})

/** Work that is done outside a request, such as sending letters. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<object>().notNull(),
    run_at: timestamptz('run_at').notNull().defaultNow(),
    /** How often the job was claimed. An attempt is counted before it begins. */
    attempts: integer('attempts').notNull().default(0),
    /** When the lease of the job ends; null while no process runs the job. */
    locked_until: timestamptz('locked_until'),
    last_error: text('last_error'),
    done_at: timestamptz('done_at'),
    created_at: createdAt(),
  },
  (table) => [
    index('jobs_waiting')
      .on(table.run_at)
      .where(sql`done_at is null`),
  ],
)

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The event of the notification; null if there is none. A person gets only one notification for an event. */
    event_id: bigint('event_id', { mode: 'number' }),
    data: jsonb('data').$type<Notification['data']>().notNull(),
    /** The topic of the notification. Null for notifications that are older than the topics. */
    topic: text('topic').$type<NotificationTopic>(),
    /** Whether the notification appears under the bell. False for people who chose only letters for its topic. */
    here: boolean('here').notNull().default(true),
    /** Whether the notification still has to be sent with the daily digest. */
    daily: boolean('daily').notNull().default(false),
    created_at: createdAt(),
    read_at: timestamptz('read_at'),
  },
  (table) => [
    index('notifications_user').on(table.user_id, table.id),
    index('notifications_daily')
      .on(table.user_id)
      .where(sql`daily`),
    unique('notifications_event').on(table.event_id, table.user_id),
  ],
)

/** The notification settings that people have chosen. A person without a row has the default settings. */
export const notificationSettings = pgTable('notice_settings', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  choices: jsonb('choices').$type<NotificationPreferences>().notNull().default({}),
  /** The quiet hours. Null means the default quiet hours. */
  quiet: jsonb('quiet').$type<QuietHours>(),
})

/** Days whose daily digests were queued. The first row only marks the start: no digest is sent on its day. */
export const dailyDigests = pgTable('daily_letters', { day: date('day').primaryKey() })

/** Letters that were sent, or were about to be sent when a process died. */
export const mailReceipts = pgTable('letter_handovers', {
  letter: text('letter').primaryKey(),
  at: timestamptz('at').notNull().defaultNow(),
})
