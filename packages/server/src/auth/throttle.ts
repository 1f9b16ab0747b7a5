import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { loginAttempts } from '../database/schema.ts'
import { tooMany } from '../errors.ts'

interface Limit {
  key: string
  most: number
  /** Seconds. */
  within: number
}

const quarter = 15 * 60

/** Wrong passwords: few for one address of the network and one account, more for either by itself. */
export const signInLimits = (email: string, address: string): Limit[] => [
  { key: `sign-in:${email}:${address}`, most: 5, within: quarter },
  { key: `sign-in:${email}`, most: 50, within: 4 * quarter },
  { key: `sign-in:${address}`, most: 100, within: quarter },
]

export const resetLimits = (email: string, address: string): Limit[] => [
  { key: `reset:${email}`, most: 3, within: 4 * quarter },
  { key: `reset:${address}`, most: 20, within: 4 * quarter },
]

export const registerLimits = (address: string): Limit[] => [
  { key: `register:${address}`, most: 20, within: 4 * quarter },
]

export const passwordLimits = (userId: number): Limit[] => [{ key: `password:${userId}`, most: 10, within: quarter }]

/**
 * Counts a try and refuses it when there were too many. Counted before the outcome is known, so that tries at the same moment,
 * even in several processes, cannot slip through together; gives a way to take the count back when the try was rightful.
 */
export async function countTry(db: Db, limits: readonly Limit[]): Promise<() => Promise<void>> {
  const counted = await db
    .insert(loginAttempts)
    .values(limits.map(({ key }) => ({ key })))
    .returning({ id: loginAttempts.id })
  const takeBack = async (): Promise<void> => {
    const ids = counted.map(({ id }) => id)
    await db.delete(loginAttempts).where(inArray(loginAttempts.id, ids))
  }
  for (const { key, most, within } of limits) {
    const since = sql`(now() - make_interval(secs => ${within}))`
    const [row] = await db
      .select({
        tries: sql<number>`count(*)::int`,
        wait: sql<number>`ceil(extract(epoch from min(${loginAttempts.at}) - ${since}))::int`,
      })
      .from(loginAttempts)
      .where(and(eq(loginAttempts.key, key), gt(loginAttempts.at, since)))
    if (!row || row.tries <= most) continue
    // A refused try is no guess; counting it would move the end of the wait that the person is told of.
    await takeBack()
    throw tooMany(Math.max(1, row.wait))
  }
  return takeBack
}
