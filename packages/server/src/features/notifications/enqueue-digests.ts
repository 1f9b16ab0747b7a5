import { dailyDigestTime, isWorkingDay, type LocalMinute } from '@press/domain'
import { desc, eq } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { dailyDigests, users } from '../../database/schema.ts'
import { findRecipients, getQuietDelaySeconds } from '../../events/recipients.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { dailyLetterJob } from './daily-digest.ts'

/**
 * Queues everyone's daily digest once, on the morning of a working day. A reader in quiet hours gets it when they end. The first
 * morning after installation only starts the count, so that no one gets a letter about earlier events.
 */
export async function enqueueDailyDigests(tx: Tx, now: LocalMinute): Promise<void> {
  if (!isWorkingDay(now.day) || now.time < dailyDigestTime) return
  const [lastDigest] = await tx.select().from(dailyDigests).orderBy(desc(dailyDigests.day)).limit(1)
  const insertedDays = await tx.insert(dailyDigests).values({ day: now.day }).onConflictDoNothing().returning()
  if (!lastDigest || insertedDays.length === 0) return
  const activeUsers = await tx.select({ id: users.id }).from(users).where(eq(users.active, true))
  const readers = await findRecipients(
    tx,
    activeUsers.map(({ id }) => id),
  )
  for (const { id, quiet } of readers) await enqueue(tx, dailyLetterJob, { user: id }, getQuietDelaySeconds(quiet))
}
