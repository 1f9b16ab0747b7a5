import { normalizeIP } from '@fastify/rate-limit'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { loginAttempts } from '../database/schema.ts'
import { createRateLimitError } from '../errors.ts'

interface Limit {
  key: string
  maxAttempts: number
  /** Window in seconds. */
  withinSeconds: number
}

const quarterHourSeconds = 15 * 60

/** Returns the network address that limits count: for IPv6, the /64 of a household or an office. */
export const getRateLimitKey = (address: string): string => normalizeIP(address)

/**
 * Limits of wrong passwords: few for one address and one account together, more for each alone. A browser in which the account has
 * signed in before is counted separately, whatever happens elsewhere.
 */
export const signInLimits = (email: string, address: string, device: string | undefined): Limit[] =>
  device
    ? [{ key: `sign-in:device:${device}`, maxAttempts: 10, withinSeconds: quarterHourSeconds }]
    : [
        { key: `sign-in:${email}:${getRateLimitKey(address)}`, maxAttempts: 5, withinSeconds: quarterHourSeconds },
        { key: `sign-in:${email}`, maxAttempts: 50, withinSeconds: 4 * quarterHourSeconds },
        { key: `sign-in:${getRateLimitKey(address)}`, maxAttempts: 100, withinSeconds: quarterHourSeconds },
      ]

export const resetLimits = (email: string, address: string): Limit[] => [
  { key: `reset:${email}`, maxAttempts: 3, withinSeconds: 4 * quarterHourSeconds },
  { key: `reset:${getRateLimitKey(address)}`, maxAttempts: 20, withinSeconds: 4 * quarterHourSeconds },
]

/** Few per e-mail address: every attempt sends an e-mail that the recipient may not have requested. */
export const registerLimits = (email: string, address: string): Limit[] => [
  { key: `register:${email}`, maxAttempts: 3, withinSeconds: 4 * quarterHourSeconds },
  { key: `register:${getRateLimitKey(address)}`, maxAttempts: 20, withinSeconds: 4 * quarterHourSeconds },
]

export const registrationConfirmLimits = (link: string, address: string): Limit[] => [
  { key: `confirm:${link}`, maxAttempts: 10, withinSeconds: quarterHourSeconds },
  { key: `confirm:${getRateLimitKey(address)}`, maxAttempts: 50, withinSeconds: quarterHourSeconds },
]

/** Applications per day with which a person asks others to join: each of those gets a letter. */
export const consentRequestLimits = (userId: number): Limit[] => [
  { key: `ask:${userId}`, maxAttempts: 20, withinSeconds: 96 * quarterHourSeconds },
]

/** Daily digests that a person sends to themselves. */
export const dailyDigestLimits = (userId: number): Limit[] => [
  { key: `daily:${userId}`, maxAttempts: 5, withinSeconds: quarterHourSeconds },
]

/** Support requests of one person: each sends a letter to everyone who answers them. */
export const supportLimits = (userId: number): Limit[] => [
  { key: `support:${userId}`, maxAttempts: 10, withinSeconds: quarterHourSeconds },
]

/** Messages of one person: far more than anyone types. */
export const messageLimits = (userId: number): Limit[] => [
  { key: `message:${userId}`, maxAttempts: 120, withinSeconds: 60 },
]

/** Images of one person: each takes seconds of a processor. */
export const imageProcessingLimits = (userId: number): Limit[] => [
  { key: `image:${userId}`, maxAttempts: 60, withinSeconds: quarterHourSeconds },
]

/** Documents of one person that are being read or cannot be read: each occupies the only reader for up to a minute. */
export const readingLimits = (userId: number): Limit[] => [
  { key: `reading:${userId}`, maxAttempts: 10, withinSeconds: quarterHourSeconds },
]

/** Wrong codes of a second factor from any address: a person who types them knows the password. */
export const secondFactorLimits = (userId: number): Limit[] => [
  { key: `second-factor:${userId}`, maxAttempts: 10, withinSeconds: quarterHourSeconds },
]

/** Keys that do not sign in, from one network address: each takes a processor the time of a signature check. */
export const passkeyLimits = (address: string): Limit[] => [
  { key: `passkey:${getRateLimitKey(address)}`, maxAttempts: 100, withinSeconds: quarterHourSeconds },
]

export const passwordLimits = (userId: number): Limit[] => [
  { key: `password:${userId}`, maxAttempts: 10, withinSeconds: quarterHourSeconds },
]

/** Codes of a contract: letters that a person requests, and attempts to guess a code. */
export const contractCodeLimits = (userId: number): Limit[] => [
  { key: `code:${userId}`, maxAttempts: 10, withinSeconds: 4 * quarterHourSeconds },
]
export const contractSigningLimits = (contract: number, userId: number): Limit[] => [
  { key: `sign:${contract}:${userId}`, maxAttempts: 10, withinSeconds: quarterHourSeconds },
]

/**
 * Records an attempt and throws `tooMany` when over the limit. It counts before the outcome is known, so that simultaneous
 * attempts, even in several processes, cannot pass together. Returns a function that undoes the count after a valid attempt.
 */
export async function recordAttempt(db: Queryable, limits: readonly Limit[]): Promise<() => Promise<void>> {
  const counted = await db
    .insert(loginAttempts)
    .values(limits.map(({ key }) => ({ key })))
    .returning({ id: loginAttempts.id })
  const takeBack = async (): Promise<void> => {
    const ids = counted.map(({ id }) => id)
    await db.delete(loginAttempts).where(inArray(loginAttempts.id, ids))
  }
  for (const { key, maxAttempts: maxTries, withinSeconds: within } of limits) {
    const since = sql`(now() - make_interval(secs => ${within}))`
    const [row] = await db
      .select({
        tries: sql<number>`count(*)::int`,
        wait: sql<number>`ceil(extract(epoch from min(${loginAttempts.at}) - ${since}))::int`,
      })
      .from(loginAttempts)
      .where(and(eq(loginAttempts.key, key), gt(loginAttempts.at, since)))
    if (!row || row.tries <= maxTries) continue
    // A refused attempt is no guess; counting it would extend the wait that the error names.
    await takeBack()
    throw createRateLimitError(Math.max(1, row.wait))
  }
  return takeBack
}
