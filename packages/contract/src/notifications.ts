import {
  notificationChannels,
  notificationIcons,
  notificationTopicKeys,
  type NotificationTopic,
  type DailyLetterRow,
  type NotificationSettingsRow,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls } from './define-calls.ts'
import { isoDate, id, idParams, isoDateTime } from './common-schemas.ts'
import { schemaFor } from './schema-for.ts'

const topic = z.enum(notificationTopicKeys as [NotificationTopic, ...NotificationTopic[]])

export const notification = z.object({
  id,
  data: z.object({
    message_ru: z.string(),
    message_kz: z.string(),
    message_en: z.string(),
    kind: z.enum(notificationIcons),
    /** The stage to which a tech card moved. */
    stage: z.string().optional(),
    /** The path that a click opens, in the reader's portal. */
    path: z.string().optional(),
  }),
  /** The topic in the notification settings. Null for notifications that are older than the topics. */
  topic: topic.nullable(),
  created_at: isoDateTime,
  read_at: isoDateTime.nullable(),
})
export type Notification = z.output<typeof notification>

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const quietHours = z.object({ on: z.boolean(), from: clockTime, to: clockTime, days_off: z.boolean() })

export const notificationSettingsState = schemaFor<NotificationSettingsRow>()(
  z.object({
    topics: z.array(
      z.object({
        topic,
        on: z.object({ here: z.boolean(), mail: z.boolean(), daily: z.boolean() }),
      }),
    ),
    quiet: quietHours,
    email: z.string(),
  }),
)

export const dailyDigest = schemaFor<DailyLetterRow>()(
  z.object({
    subject: z.string(),
    lead: z.string(),
    day: isoDate,
    parts: z.array(
      z.object({
        key: z.enum(['waits', 'changed', 'money']),
        rows: z.array(z.object({ text: z.string(), note: z.string(), path: z.string() })),
        more: z.number().int(),
      }),
    ),
  }),
)

const okResponse = z.object({ ok: z.literal(true) })
const tokenParams = z.object({ token: z.string().max(200) })

export const notificationCalls = defineCalls({
  'GET /api/notifications': {
    summary: 'The caller’s notifications, newest first, at most 100',
    access: 'session',
    shows: ['notification'],
    response: z.array(notification),
  },
  'POST /api/notifications/{id}/read': {
    summary: 'Mark a notification as read',
    access: 'session',
    changes: ['notification'],
    params: idParams,
    response: okResponse,
  },
  'POST /api/notifications/read-all': {
    summary: 'Mark all notifications as read',
    access: 'session',
    changes: ['notification'],
    response: okResponse,
  },
  'GET /api/notification-settings': {
    summary: 'The caller’s notification settings: topics, channels and quiet hours',
    access: 'session',
    shows: ['notification'],
    response: notificationSettingsState,
  },
  'PUT /api/notification-settings': {
    summary: 'Change notification settings; omitted ones stay',
    access: 'session',
    changes: ['notification'],
    body: z.object({
      choices: z.partialRecord(topic, z.partialRecord(z.enum(notificationChannels), z.boolean())).optional(),
      quiet: quietHours.optional(),
    }),
    response: notificationSettingsState,
  },
  'GET /api/daily-letter': {
    summary: 'Preview the daily letter as it would be sent now; null if it has no content',
    access: 'session',
    shows: ['notification'],
    query: z.object({ language: z.enum(['ru', 'kz', 'en']) }),
    response: z.object({ letter: dailyDigest.nullable() }),
  },
  'POST /api/daily-letter': {
    summary: 'Send the caller the daily letter as it would be sent now, if it has content',
    access: 'session',
    changes: [],
    response: z.object({ sent: z.boolean() }),
  },
  'GET /api/unsubscribe/{token}': {
    summary: 'Redirect to the page that confirms the unsubscription; changes nothing by itself',
    access: 'signed',
    lasting: 'opened by mail programs',
    params: tokenParams,
  },
  'POST /api/unsubscribe/{token}': {
    summary: 'Unsubscribe from the kind of e-mail that contained the token (RFC 8058)',
    access: 'signed',
    changes: ['notification'],
    params: tokenParams,
    ignoresBody: true,
    response: z.object({ of: z.union([topic, z.literal('daily')]) }),
  },
})
