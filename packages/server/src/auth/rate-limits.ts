import { normalizeIP } from '@fastify/rate-limit'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { loginAttempts } from '../database/schema.ts'
import { createRateLimitError } from '../errors.ts'

interface Limit {
  key: string
  maxAttempts: number
  /** The window in which attempts are counted, in seconds. */
  withinSeconds: number
}

const quarterHourSeconds = 15 * 60

/** Returns the network address for which attempts are counted. For IPv6, it is the /64 network of a household or an office. */
export const getRateLimitKey = (address: string): string => normalizeIP(address)

/**
 * Returns the limits of wrong passwords. For one network address together with one account the limit is low; for either of them
 * alone it is higher. A browser in which the account has signed in before is counted separately from all other browsers.
 */
export const getSignInLimits = (email: string, address: string, device: string | undefined): Limit[] =>
  device
    ? [{ key: `sign-in:device:${device}`, maxAttempts: 10, withinSeconds: quarterHourSeconds }]
    : [
        { key: `sign-in:${email}:${getRateLimitKey(address)}`, maxAttempts: 5, withinSeconds: quarterHourSeconds },
        { key: `sign-in:${email}`, maxAttempts: 50, withinSeconds: 4 * quarterHourSeconds },
        { key: `sign-in:${getRateLimitKey(address)}`, maxAttempts: 100, withinSeconds: quarterHourSeconds },
      ]

export const getPasswordResetLimits = (email: string, address: string): Limit[] => [
  { key: `reset:${email}`, maxAttempts: 3, withinSeconds: 4 * quarterHourSeconds },
  { key: `reset:${getRateLimitKey(address)}`, maxAttempts: 20, withinSeconds: 4 * quarterHourSeconds },
]

/**
 * Returns the limits of registrations. The limit per e-mail address is low, because every attempt sends an e-mail that the
 * recipient may not have requested.
 */
export const getRegistrationLimits = (email: string, address: string): Limit[] => [
  { key: `register:${email}`, maxAttempts: 3, withinSeconds: 4 * quarterHourSeconds },
  { key: `register:${getRateLimitKey(address)}`, maxAttempts: 20, withinSeconds: 4 * quarterHourSeconds },
]

export const getRegistrationConfirmLimits = (link: string, address: string): Limit[] => [
  { key: `confirm:${link}`, maxAttempts: 10, withinSeconds: quarterHourSeconds },
  { key: `confirm:${getRateLimitKey(address)}`, maxAttempts: 50, withinSeconds: quarterHourSeconds },
]

/**
 * Returns the limits of a person's applications per day that ask other people to join as authors, because each of these people gets
 * a letter.
 */
export const getConsentRequestLimits = (userId: number): Limit[] => [
  { key: `ask:${userId}`, maxAttempts: 20, withinSeconds: 96 * quarterHourSeconds },
]

/** Returns the limits of daily digests that a person sends to their own address. */
export const getDailyDigestLimits = (userId: number): Limit[] => [
  { key: `daily:${userId}`, maxAttempts: 5, withinSeconds: quarterHourSeconds },
]

/** Returns the limits of a person's support requests, because each request sends a letter to everyone who answers requests. */
export const getSupportLimits = (userId: number): Limit[] => [
  { key: `support:${userId}`, maxAttempts: 10, withinSeconds: quarterHourSeconds },
]

/** Returns the limits of a person's messages. They allow far more messages than a person can type. */
export const getMessageLimits = (userId: number): Limit[] => [
  { key: `message:${userId}`, maxAttempts: 120, withinSeconds: 60 },
]

/** Returns the limits of a person's images, because each image takes seconds of a processor. */
export const getImageProcessingLimits = (userId: number): Limit[] => [
  { key: `image:${userId}`, maxAttempts: 60, withinSeconds: quarterHourSeconds },
]

/**
 * Returns the limits of a person's documents that are being read or cannot be read. Each of them occupies the only reader for up to
 * a minute.
 */
export const getDocumentReadingLimits = (userId: number): Limit[] => [
  { key: `reading:${userId}`, maxAttempts: 10, withinSeconds: quarterHourSeconds },
]

/** Returns the limits of wrong codes of a second factor, from any address. A person who can enter a code knows the password. */
export const getSecondFactorLimits = (userId: number): Limit[] => [
  { key: `second-factor:${userId}`, maxAttempts: 10, withinSeconds: quarterHourSeconds },
]

/**
 * Returns the limits of passkeys that fail to sign in, per network address. Each of them takes a processor the time of a signature
 * check.
 */
export const getPasskeyLimits = (address: string): Limit[] => [
  { key: `passkey:${getRateLimitKey(address)}`, maxAttempts: 100, withinSeconds: quarterHourSeconds },
]

export const getPasswordLimits = (userId: number): Limit[] => [
  { key: `password:${userId}`, maxAttempts: 10, withinSeconds: quarterHourSeconds },
]

/**
 * Returns the limits of codes that sign a contract. They apply to the letters that a person requests, and to the attempts to guess
 * a code.
 */
export const getContractCodeLimits = (userId: number): Limit[] => [
  { key: `code:${userId}`, maxAttempts: 10, withinSeconds: 4 * quarterHourSeconds },
]
export const getContractSigningLimits = (contractId: number, userId: number): Limit[] => [
  { key: `sign:${contractId}:${userId}`, maxAttempts: 10, withinSeconds: quarterHourSeconds },
]

/**
 * Records an attempt and throws `tooMany` when over the limit. Attempts are counted before their outcome is known, so that
 * simultaneous attempts, even in several processes, cannot all pass. Returns a function that undoes the count after a valid
 * attempt.
 */
export async function recordAttempt(db: Queryable, limits: readonly Limit[]): Promise<() => Promise<void>> {
  const insertedAttempts = await db
    .insert(loginAttempts)
    .values(limits.map(({ key }) => ({ key })))
    .returning({ id: loginAttempts.id })
  const undoAttempt = async (): Promise<void> => {
    const ids = insertedAttempts.map(({ id }) => id)
    await db.delete(loginAttempts).where(inArray(loginAttempts.id, ids))
  }
  for (const { key, maxAttempts: maxTries, withinSeconds: windowSeconds } of limits) {
    const windowStartSql = sql`(now() - make_interval(secs => ${windowSeconds}))`
    const [row] = await db
      .select({
        tries: sql<number>`count(*)::int`,
        /** Seconds until the oldest counted attempt leaves the window. */
        wait: sql<number>`ceil(extract(epoch from min(${loginAttempts.at}) - ${windowStartSql}))::int`,
      })
      .from(loginAttempts)
      .where(and(eq(loginAttempts.key, key), gt(loginAttempts.at, windowStartSql)))
    if (!row || row.tries <= maxTries) continue
    // A refused attempt is not counted. It guesses nothing, and counting it would extend the wait that the error names.
    await undoAttempt()
    throw createRateLimitError(Math.max(1, row.wait))
  }
  return undoAttempt
}
