import { and, eq, gt, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Person } from './person.ts'
import type { Db, Queryable, Tx } from '../database/database.ts'
import { sessions, users } from '../database/schema.ts'
import { createToken, hashToken } from './tokens.ts'

const hourMs = 3_600_000

/**
 * How long a session lasts without use (`idleMs`) and in total (`maxMs`), in milliseconds. Sessions with "remember me" last longer.
 */
export const sessionLifetimesMs = {
  default: { idleMs: 12 * hourMs, maxMs: 24 * hourMs },
  remembered: { idleMs: 30 * 24 * hourMs, maxMs: 90 * 24 * hourMs },
} as const

/** NOTIFY channel for ended or shortened sessions and changed users. */
export const sessionChannel = 'press_sessions'

/**
 * Returns a function that matches the sessions of a notification's payload: `session 12` or `user 7` (see the triggers in the
 * migrations).
 */
export function matchChangedSession(payload: string): (person: Person) => boolean {
  const [kind, id] = payload.split(' ')
  return (person) => (kind === 'user' ? person.id : person.session_id) === Number(id)
}

const toIntervalSql = (milliseconds: number): SQL => sql.raw(`interval '${milliseconds / 1000} seconds'`)

/** The SQL condition that a session's row is still valid. */
export const isLiveSession = and(
  gt(sessions.expires_at, sql`now()`),
  sql`${sessions.last_seen_at} > now() - case when ${sessions.remember}
    then ${toIntervalSql(sessionLifetimesMs.remembered.idleMs)} else ${toIntervalSql(sessionLifetimesMs.default.idleMs)} end`,
)

/** Opens a session and returns its id and its token. The token cannot be read again later. */
export async function openSession(tx: Tx, userId: number, agent: string, remember: boolean) {
  const token = createToken()
  const { maxMs: lifetimeMs } = remember ? sessionLifetimesMs.remembered : sessionLifetimesMs.default
  const [session] = await tx
    .insert(sessions)
    .values({
      user_id: userId,
      token_hash: hashToken(token),
      agent: agent.slice(0, 300),
      remember,
      expires_at: sql`now() + ${toIntervalSql(lifetimeMs)}`,
    })
    .returning({ id: sessions.id })
  if (!session) throw new Error('Insert returned no session')
  return { id: session.id, token }
}

/** Returns the valid sessions of a person, most recently used first. */
export const findLiveSessions = (db: Queryable, userId: number) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), isLiveSession))
    .orderBy(sql`${sessions.last_seen_at} desc`)

/** Returns the ids of the given sessions that are still valid. */
export async function filterLiveSessions(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(inArray(sessions.id, [...ids]), eq(users.active, true), isLiveSession))
  return new Set(rows.map(({ id }) => id))
}

/** Ends sessions of a person: one session, all sessions, or all but one. Returns the number of ended sessions. */
export async function endSessions(tx: Tx, userId: number, filter: { only?: number; except?: number }): Promise<number> {
  const endedSessions = await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.user_id, userId),
        filter.only === undefined ? undefined : eq(sessions.id, filter.only),
        filter.except === undefined ? undefined : ne(sessions.id, filter.except),
      ),
    )
    .returning({ id: sessions.id })
  return endedSessions.length
}
