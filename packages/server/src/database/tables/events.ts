import type { Notification } from '@press/contract'
import type { EventResource, EventType, NotificationPreferences, NotificationTopic, QuietHours } from '@press/domain'
import { sql } from 'drizzle-orm'
import { bigint, bigserial, boolean, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from '../columns.ts'
import { isEvent } from '../event-clauses.ts'
import { users } from './people.ts'

/** Everything that ever happened: history, audit log and outbox in one. */
export const events = pgTable(
  'events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** `techcard.moved` */
    type: text('type').$type<EventType>().notNull(),
    resource: text('resource').$type<EventResource>().notNull(),
    resource_id: integer('resource_id'),
    actor_id: integer('actor_id'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** The people whose own row it is; roles that may read every row hear of it anyway. */
    audience: integer('audience').array().notNull(),
    at: timestamptz('at').notNull().defaultNow(),
    /** From where it was asked for; null for what the press does by itself, and for what happened before this was kept. */
    ip: text('ip'),
    agent: text('agent'),
    /** When the worker has done all that follows from it. */
    handled_at: timestamptz('handled_at'),
  },
  (table) => [
    index('events_at').on(table.at),
    index('events_actor').on(table.actor_id, table.id),
    index('events_checks').on(table.id).where(isEvent('account.logChecked')),
    index('events_resource').on(table.resource, table.resource_id, table.id),
    // The moves of a day, for the board as it stood.
    index('events_moves').on(table.at).where(isEvent('techcard.moved', 'techcard.takenBack')),
    // Those of offers and of the shop's orders.
    index('events_status_moves')
      .on(table.resource, table.at)
      .where(isEvent('offer.moved', 'offer.revised', 'shoporder.moved')),
    index('events_waiting')
      .on(table.id)
      .where(sql`handled_at is null`),
  ],
)

/** A chain over the events, in order of their numbers, so that none can be changed by hand without being found. */
export const eventSeals = pgTable('event_seals', {
  id: id(),
  /** The last event that it is over; the first follows the last of the seal before. */
  until: bigint('until', { mode: 'number' }).notNull().unique(),
  events: integer('events').notNull(),
  /** Of the hash before and of what these events say. */
  hash: text('hash').notNull(),
  /** What the events came to, kept once they had outlived their years and were cut: with it the chain still holds. */
  cut_digest: text('cut_digest'),
  sealed_at: timestamptz('sealed_at').notNull().defaultNow(),
})

/** Work to be done outside a request, such as letters. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<object>().notNull(),
    run_at: timestamptz('run_at').notNull().defaultNow(),
    /** Claims so far: an attempt is counted before it begins. */
    attempts: integer('attempts').notNull().default(0),
    /** When the lease ends; null while no process runs the job. */
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
    /** One event tells a person one thing; null for what no event told. */
    event_id: bigint('event_id', { mode: 'number' }),
    data: jsonb('data').$type<Notification['data']>().notNull(),
    /** What it is told under; null for what was told before there were choices. */
    topic: text('topic').$type<NotificationTopic>(),
    /** Whether it stands under the bell; who chose letters alone has it for these. */
    here: boolean('here').notNull().default(true),
    /** Whether it waits for the letter of the day. */
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

/** What people have chosen to be told of; who has no row has chosen nothing. */
export const notificationSettings = pgTable('notice_settings', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  choices: jsonb('choices').$type<NotificationPreferences>().notNull().default({}),
  /** Null: as they are by themselves. */
  quiet: jsonb('quiet').$type<QuietHours>(),
})

/** Days whose letters have been asked for; the first is only where counting begins. */
export const dailyDigests = pgTable('daily_letters', { day: date('day').primaryKey() })

/** Letters that were sent, or were about to be when a process died. */
export const mailReceipts = pgTable('letter_handovers', {
  letter: text('letter').primaryKey(),
  at: timestamptz('at').notNull().defaultNow(),
})
