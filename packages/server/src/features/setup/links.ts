import type { SetupLink } from '@press/contract'
import { maskEmail, roles, setupLinkHours } from '@press/domain'
import { eq, inArray, sql } from 'drizzle-orm'
import { createToken, hashToken } from '../../auth/tokens.ts'
import type { Db, Queryable } from '../../database/database.ts'
import { pressSetup, setupLinks, users } from '../../database/schema.ts'

export const staffRoles = roles.filter(({ portal }) => portal === 'staff').map(({ id }) => id)

/** Whether the press has a staff account. Authors and partners register themselves, so they do not count. */
export async function hasStaff(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(inArray(users.role_id, staffRoles)).limit(1)
  return rows.length > 0
}

/**
 * Creates a link for creating the first account; undefined if the press already has a staff account. Links created by other
 * processes stay valid until the first use.
 */
export async function createSetupLink(db: Db, origin: string): Promise<string | undefined> {
  if (await hasStaff(db)) return undefined
  const token = createToken()
  await db.insert(setupLinks).values({
    token_hash: hashToken(token),
    expires_at: sql`now() + make_interval(hours => ${setupLinkHours})`,
  })
  return `${origin}/setup?token=${token}`
}

/** Returns whether the link of a token is valid, and if not, the reason. */
export async function getLinkState(db: Queryable, token: string): Promise<SetupLink> {
  const [link] = await db
    .select({ expires_at: setupLinks.expires_at, isOld: sql<boolean>`${setupLinks.expires_at} <= now()` })
    .from(setupLinks)
    .where(eq(setupLinks.token_hash, hashToken(token)))
  if (!link) return { state: 'unknown' }
  if (await hasStaff(db)) {
    const [setup] = await db
      .select({ at: pressSetup.opened_at, email: users.email })
      .from(pressSetup)
      .leftJoin(users, eq(users.id, pressSetup.opened_by))
    return {
      state: 'used',
      at: setup?.at.toISOString() ?? null,
      email: setup?.email ? maskEmail(setup.email) : null,
    }
  }
  const expiresAt = link.expires_at.toISOString()
  return link.isOld ? { state: 'expired', at: expiresAt } : { state: 'open', expires_at: expiresAt }
}
