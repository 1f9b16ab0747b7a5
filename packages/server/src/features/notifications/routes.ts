import type { Notification, notificationCalls } from '@press/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { HandlersOf } from '../../app/handler.ts'
import { rows } from '../../database/rows.ts'
import { notifications } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'

export const notificationHandlers: HandlersOf<typeof notificationCalls> = {
  'GET /api/notifications': ({ db, person }) =>
    rows<Notification>(
      db,
      sql`select id, data, created_at, read_at from notifications where user_id = ${person.id} order by id desc limit 100`,
    ),

  'POST /api/notifications/{id}/read': async ({ db, params, person }) => {
    const read = await db
      .update(notifications)
      .set({ read_at: sql`coalesce(read_at, now())` })
      .where(and(eq(notifications.id, params.id), eq(notifications.user_id, person.id)))
      .returning({ id: notifications.id })
    if (!read.length) throw new PressError('notFound')
    return { ok: true }
  },

  'POST /api/notifications/read-all': async ({ db, person }) => {
    await db
      .update(notifications)
      .set({ read_at: sql`now()` })
      .where(and(eq(notifications.user_id, person.id), isNull(notifications.read_at)))
    return { ok: true }
  },
}
