import { getNextDeliveryMinute, defaultQuietHours, type NotificationPreferences, type QuietHours } from '@press/domain'
import { and, eq, inArray } from 'drizzle-orm'
import { toLocalMinute, toInstant } from '../clock.ts'
import type { Queryable } from '../database/database.ts'
import { notificationSettings, users } from '../database/schema.ts'

export interface NotificationPreferenceRow {
  choices: NotificationPreferences
  quiet: QuietHours
}

const recipientColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  locale: users.locale,
  role_id: users.role_id,
  choices: notificationSettings.choices,
  quiet: notificationSettings.quiet,
}

/** Returns active people with their notification preferences and quiet hours. */
export async function findRecipients(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select(recipientColumns)
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.user_id, users.id))
    .where(and(users.active, inArray(users.id, [...ids])))
  return rows.map(({ choices, quiet, ...recipient }) => ({
    ...recipient,
    choices: choices ?? {},
    quiet: quiet ?? defaultQuietHours,
  }))
}
export type RecipientRow = Awaited<ReturnType<typeof findRecipients>>[number]

/** Returns the seconds until a person may be notified; 0 outside their quiet hours. */
export function getQuietDelaySeconds(quiet: QuietHours, now = new Date()): number {
  const currentMinute = toLocalMinute(now)
  const deliveryMinute = getNextDeliveryMinute(quiet, currentMinute)
  return deliveryMinute.day === currentMinute.day && deliveryMinute.time === currentMinute.time
    ? 0
    : Math.max(0, Math.ceil((toInstant(deliveryMinute).getTime() - now.getTime()) / 1000))
}
