import { afterQuiet, defaultQuietHours, type NoticeChoices, type QuietHours } from '@press/domain'
import { and, eq, inArray } from 'drizzle-orm'
import { clockMinute, momentOf } from '../clock.ts'
import type { Queryable } from '../database/database.ts'
import { noticeSettings, users } from '../database/schema.ts'

export interface Chosen {
  choices: NoticeChoices
  quiet: QuietHours
}

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  locale: users.locale,
  role_id: users.role_id,
  choices: noticeSettings.choices,
  quiet: noticeSettings.quiet,
}

/** Active people with what they have chosen to be told of, where and when. */
export async function readersOf(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return []
  const found = await db
    .select(columns)
    .from(users)
    .leftJoin(noticeSettings, eq(noticeSettings.user_id, users.id))
    .where(and(users.active, inArray(users.id, [...ids])))
  return found.map(({ choices, quiet, ...reader }) => ({
    ...reader,
    choices: choices ?? {},
    quiet: quiet ?? defaultQuietHours,
  }))
}
export type NoticeReaderRow = Awaited<ReturnType<typeof readersOf>>[number]

/** Seconds until somebody may be written to; none outside their quiet hours. */
export function secondsOfQuiet(quiet: QuietHours, now = new Date()): number {
  const at = clockMinute(now)
  const until = afterQuiet(quiet, at)
  return until.day === at.day && until.time === at.time
    ? 0
    : Math.max(0, Math.ceil((momentOf(until).getTime() - now.getTime()) / 1000))
}
