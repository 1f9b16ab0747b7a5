import type { AnswerOf } from '@press/contract'
import { eq } from 'drizzle-orm'
import { findPasskeys } from '../../auth/passkeys.ts'
import type { Person } from '../../auth/person.ts'
import { getTotpState } from '../../auth/totp.ts'
import type { Db } from '../../database/database.ts'
import { users } from '../../database/schema.ts'

/** Returns the means by which a person signs in. */
export async function findSecurity(db: Db, { id }: Pick<Person, 'id'>): Promise<AnswerOf<'GET /api/security'>> {
  const [user] = await db.select({ at: users.password_changed_at }).from(users).where(eq(users.id, id))
  const { on_since, codes_left } = await getTotpState(db, id)
  return {
    password_changed_at: user?.at?.toISOString() ?? null,
    totp: { on_since: on_since?.toISOString() ?? null, codes_left },
    passkeys: await findPasskeys(db, id),
  }
}
