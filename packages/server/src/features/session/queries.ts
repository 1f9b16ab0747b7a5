import type { AnswerOf } from '@press/contract'
import { roles, type Portal } from '@press/domain'
import { and, inArray, like } from 'drizzle-orm'
import { demoDomain } from '../../auth/demo-accounts.ts'
import type { Person } from '../../auth/person.ts'
import { findLiveSessions } from '../../auth/sessions.ts'
import type { Db } from '../../database/database.ts'
import { users } from '../../database/schema.ts'

/** Returns the demo accounts of a portal, by role. */
export function findDemoAccounts(db: Db, portal: Portal): Promise<AnswerOf<'GET /api/login/demo'>['accounts']> {
  const ids = roles.filter((role) => role.portal === portal).map(({ id }) => id)
  return db
    .select({ email: users.email, name: users.name, role_id: users.role_id })
    .from(users)
    .where(and(like(users.email, `%@${demoDomain}`), inArray(users.role_id, [...ids]), users.active))
    .orderBy(users.role_id, users.id)
}

/** Returns the sessions of a person; `current` marks the one that asks. */
export async function listSessions(db: Db, person: Person): Promise<AnswerOf<'GET /api/sessions'>['sessions']> {
  const rows = await findLiveSessions(db, person.id)
  return rows.map(({ id, agent, created_at, last_seen_at }) => ({
    id,
    agent,
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    current: id === person.session_id,
  }))
}
