import { eq } from 'drizzle-orm'
import { confirmSession } from '../../auth/reauthentication.ts'
import { passwordMatches } from '../../auth/passwords.ts'
import type { Person } from '../../auth/person.ts'
import { recordAttempt, getPasswordLimits } from '../../auth/rate-limits.ts'
import { consumeSecondFactor, getTotpState } from '../../auth/totp.ts'
import type { FieldCipher } from '../../auth/field-cipher.ts'
import type { Db } from '../../database/database.ts'
import { users } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'

/** Throws if the password is wrong. Every attempt counts toward the limit. */
export async function assertPassword(db: Db, person: Person, password: string): Promise<void> {
  const undoAttempt = await recordAttempt(db, getPasswordLimits(person.id))
  const [user] = await db.select({ hash: users.password_hash }).from(users).where(eq(users.id, person.id))
  if (!(await passwordMatches(user?.hash, password)))
    throw new PressError('validation', { fields: { password: 'wrongPassword' } })
  await undoAttempt()
}

/** Checks the password, and the second factor if the person has one, for the single sensitive action that follows. */
export async function confirmPerson(
  db: Db,
  vault: FieldCipher,
  person: Person,
  { password, totp }: { password: string; totp?: string | undefined },
): Promise<void> {
  await assertPassword(db, person, password)
  const { on_since } = await getTotpState(db, person.id)
  if (on_since && !(totp && (await consumeSecondFactor(db, vault, person.id, totp))))
    throw new PressError('validation', { fields: { totp: totp ? 'wrongCode' : 'required' } })
  await confirmSession(db, person)
}
