import { z } from 'zod'
import { calls } from './call.ts'
import { id, idParams, moment } from './common.ts'

export const notificationKinds = [
  'application',
  'revision',
  'accepted',
  'rejected',
  'move',
  'signal',
  'techcard',
  'work',
  'event',
  'support',
  'message',
  'todo',
  'offer',
] as const

export const notification = z.object({
  id,
  data: z.object({
    message_ru: z.string(),
    message_kz: z.string(),
    message_en: z.string(),
    kind: z.enum(notificationKinds),
    /** The stage a card moved to. */
    stage: z.string().optional(),
    /** Where a click leads, inside the reader's portal. */
    path: z.string().optional(),
  }),
  created_at: moment,
  read_at: moment.nullable(),
})
export type Notification = z.output<typeof notification>

const done = z.object({ ok: z.literal(true) })

export const notificationCalls = calls({
  'GET /api/notifications': {
    summary: 'Own notifications, newest first, at most 100',
    access: 'session',
    response: z.array(notification),
  },
  'POST /api/notifications/{id}/read': {
    summary: 'Mark one read',
    access: 'session',
    params: idParams,
    response: done,
  },
  'POST /api/notifications/read-all': { summary: 'Mark all read', access: 'session', response: done },
})
