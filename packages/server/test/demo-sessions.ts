import type { AnswerOf } from '@press/contract'
import { roleKeys, type RoleKey } from '@press/domain'
import { inArray } from 'drizzle-orm'
import { demoDomain } from '../src/auth/demo-accounts.ts'
import { openSession } from '../src/auth/sessions.ts'
import type { Database } from '../src/database/database.ts'
import { users } from '../src/database/schema.ts'
import { toApiPerson } from '../src/features/shared/people.ts'
import type { Files } from '../src/files/files.ts'

/** The response of `POST /api/login` for each role's demo account. */
export type DemoSessions = Record<RoleKey, AnswerOf<'POST /api/login'>>

/** Opens a session for every demo account, so that no test has to hash a password. */
export async function openDemoSessions({ db }: Database, files: Files): Promise<DemoSessions> {
  const emails = new Map(roleKeys.map((role) => [`${role}@${demoDomain}`, role]))
  const demoUsers = await db
    .select()
    .from(users)
    .where(inArray(users.email, [...emails.keys()]))
  const sessions: Partial<DemoSessions> = {}
  for (const user of demoUsers) {
    const role = emails.get(user.email)
    if (!role) continue
    const { id, token } = await db.transaction((tx) => openSession(tx, user.id, 'a test', true))
    sessions[role] = { token, user: toApiPerson(user, files.forSession(id)) }
  }
  const rolesWithoutSession = roleKeys.filter((role) => !sessions[role])
  if (rolesWithoutSession.length > 0) throw new Error(`No demo account for ${rolesWithoutSession.join(', ')}`)
  return sessions as DemoSessions
}
