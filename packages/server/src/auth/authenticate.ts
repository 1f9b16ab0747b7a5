import { getRoleOrDefault } from '@press/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Person } from './person.ts'
import type { Db } from '../database/database.ts'
import { sessions, users } from '../database/schema.ts'
import type { Listener } from '../database/listener.ts'
import { matchChangedSession, isLiveSession, sessionChannel } from './sessions.ts'
import { hashToken } from './tokens.ts'

/** How long a session is cached (ms), and after how many seconds its last use is saved again. */
const sessionCacheMs = 60_000
const lastSeenWriteSeconds = 60
/** The number of milliseconds between two saves of the last uses of sessions. */
const lastSeenFlushMs = 10_000

export interface Authenticator {
  /** Returns the person who makes a request, according to its bearer token. Returns undefined without a valid token. */
  personOf: (request: FastifyRequest) => Promise<Person | undefined>
  /**
   * Whether the session of a request was ended on purpose. It is false for an expired session, because its person may continue
   * after signing in.
   */
  wasEnded: (request: FastifyRequest) => Promise<boolean>
  /** Drops a person's cached sessions after a change, so that this process does not use outdated sessions. */
  forget: (userId: number) => void
  /** Saves the last uses of sessions that are not saved yet. */
  stop: () => Promise<void>
}

/** Returns the hash of a request's bearer token; undefined if the request has none. */
export function getTokenHash({ headers }: FastifyRequest): string | undefined {
  const [scheme, token] = headers.authorization?.split(' ') ?? []
  return scheme?.toLowerCase() === 'bearer' && token ? hashToken(token) : undefined
}

interface CachedSession {
  person: Person
  /** When the cache entry expires, in milliseconds since 1970. */
  until: number
}

/**
 * Creates the authenticator, which finds out who makes a request. It caches a valid session for a minute, but not longer than the
 * session lasts. A cached session is dropped at once when its row or its person changes, in any process. Nothing is cached while
 * this process cannot receive change notifications.
 */
export function createAuthenticator(db: Db, listener: Listener, log: FastifyBaseLogger): Authenticator {
  const sessionCache = new Map<string, CachedSession>()
  const usedSessions = new Set<number>()
  /** The number of changes so far. If it increases while a row is being read, the row may be outdated and is not cached. */
  let changeCount = 0

  const personByTokenQuery = db
    .select({
      session_id: sessions.id,
      id: users.id,
      name: users.name,
      email: users.email,
      role_id: users.role_id,
      /** Milliseconds until the session expires. */
      left: sql<number>`extract(epoch from ${sessions.expires_at} - now())::float8 * 1000`,
      /** Whether the last use was saved so long ago that it must be saved again. */
      unwritten: sql<boolean>`${sessions.last_seen_at} < now() - make_interval(secs => ${sql.raw(String(lastSeenWriteSeconds))})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.token_hash, sql.placeholder('hash')), eq(users.active, true), isLiveSession))
    .prepare('person_by_token')

  function dropCachedSessions(matches: (person: Person) => boolean): void {
    changeCount += 1
    for (const [hash, { person }] of sessionCache) if (matches(person)) sessionCache.delete(hash)
  }
  listener.on(sessionChannel, (payload) => dropCachedSessions(matchChangedSession(payload)))
  listener.onConnect(() => dropCachedSessions(() => true))

  async function readPerson(hash: string): Promise<Person | undefined> {
    const changeCountBefore = changeCount
    const startedAt = Date.now()
    const [row] = await personByTokenQuery.execute({ hash })
    if (!row) return undefined
    const { left: remainingMs, unwritten: isLastSeenOutdated, ...personFields } = row
    const role = getRoleOrDefault(row.role_id)
    const person = { ...personFields, role: role.key, portal: role.portal }
    if (isLastSeenOutdated) usedSessions.add(person.session_id)
    if (listener.isListening() && changeCount === changeCountBefore)
      sessionCache.set(hash, { person, until: startedAt + Math.min(remainingMs, sessionCacheMs) })
    return person
  }

  async function saveLastUses(): Promise<void> {
    const ids = [...usedSessions]
    if (ids.length === 0) return
    usedSessions.clear()
    try {
      await db
        .update(sessions)
        .set({ last_seen_at: sql`now()` })
        .where(inArray(sessions.id, ids))
    } catch (error) {
      log.debug({ err: error }, 'the last use of sessions could not be saved')
      for (const id of ids) usedSessions.add(id)
    }
  }

  const flushTimer = setInterval(() => {
    const now = Date.now()
    for (const [hash, { until: expiresAtMs }] of sessionCache) if (expiresAtMs <= now) sessionCache.delete(hash)
    void saveLastUses()
  }, lastSeenFlushMs)
  flushTimer.unref()

  return {
    async personOf(request) {
      const hash = getTokenHash(request)
      if (!hash) return undefined
      const cachedSession = listener.isListening() ? sessionCache.get(hash) : undefined
      return cachedSession && cachedSession.until > Date.now() ? cachedSession.person : readPerson(hash)
    },
    async wasEnded(request) {
      const hash = getTokenHash(request)
      if (!hash) return false
      const [row] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.token_hash, hash))
      return row === undefined
    },
    forget: (userId) => dropCachedSessions(({ id }) => id === userId),
    stop: () => {
      clearInterval(flushTimer)
      return saveLastUses()
    },
  }
}
