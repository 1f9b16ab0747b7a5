import type { ParsedBody } from '@press/contract'
import { getRoleOrDefault, roleById } from '@press/domain'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { endAccess } from '../../auth/access.ts'
import type { FieldCipher } from '../../auth/field-cipher.ts'
import { hashPassword, getNewPasswordProblem, passwordMatches, getShortPasswordProblem } from '../../auth/passwords.ts'
import type { Person } from '../../auth/person.ts'
import {
  getPasswordLimits,
  recordAttempt,
  getRegistrationConfirmLimits,
  getSignInLimits,
} from '../../auth/rate-limits.ts'
import { endSessions, openSession } from '../../auth/sessions.ts'
import { hashToken } from '../../auth/tokens.ts'
import { consumeSecondFactor, getTotpState } from '../../auth/totp.ts'
import type { Db, Tx } from '../../database/database.ts'
import { passwordResets, users } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import { toApiPerson } from '../shared/people.ts'
import { getUserAgent, signIn } from '../shared/sign-in.ts'
import { confirmRegistration, omitNulls } from './registration.ts'

type SignInContext = Omit<Parameters<typeof signIn>[0], 'tx'> & { db: Db }

/** Signs a person in with their password, and the second factor if they have one. */
export async function signInWithPassword(
  context: SignInContext,
  vault: FieldCipher,
  body: ParsedBody<'POST /api/login'>,
) {
  const { db, devices, request, reply } = context
  const { email, password, portal, remember, totp } = body
  const problem = getShortPasswordProblem(password)
  if (problem) throw new PressError('validation', { fields: { password: problem } })
  const isKnownDevice = devices.findDeviceId(email, request)
  const undoAttempt = await recordAttempt(db, getSignInLimits(email, request.ip, isKnownDevice))
  const [user] = await db.select().from(users).where(eq(users.email, email))
  const isPasswordCorrect = await passwordMatches(user?.password_hash, password)
  const role = user && getRoleOrDefault(user.role_id)
  if (!user || !role || !isPasswordCorrect || !user.active) {
    const id = user?.id ?? null
    await db.transaction((tx) =>
      recordEvent(tx, 'account.refused', { id }, { email, address: request.ip }, { actor: id }),
    )
    throw new PressError('invalidCredentials')
  }
  await undoAttempt()
  const { on_since } = await getTotpState(db, user.id)
  if (portal && portal !== role.portal) {
    if (!on_since) devices.remember(email, request, reply)
    await db.transaction((tx) =>
      recordEvent(tx, 'account.forbidden', user, { portal, address: request.ip }, { actor: user.id }),
    )
    throw new PressError('wrongPortal', { portal: role.portal })
  }
  const factor = on_since ? await consumeRequiredFactor(db, vault, user.id, totp, request.ip) : undefined
  return db.transaction((tx) => signIn({ ...context, tx }, user, { remember, factor }))
}

/**
 * Checks the second factor after a correct password. Throws `secondFactorNeeded` if the code is missing, and `validation` if the
 * code is wrong.
 */
async function consumeRequiredFactor(
  db: Db,
  vault: FieldCipher,
  userId: number,
  code: string | undefined,
  address: string,
) {
  if (!code) throw new PressError('secondFactorNeeded')
  const factor = await consumeSecondFactor(db, vault, userId, code)
  if (factor) return factor
  await db.transaction((tx) =>
    recordEvent(tx, 'account.refused', { id: userId }, { address, factor: 'wrong' }, { actor: userId }),
  )
  throw new PressError('validation', { fields: { totp: 'wrongCode' } })
}

export const signOut = (db: Db, person: Person): Promise<void> =>
  db.transaction(async (tx) => {
    await endSessions(tx, person.id, { only: person.session_id })
    await recordEvent(tx, 'account.signedOut', person)
  })

/** Ends one session of a person. */
export async function endOwnSession(db: Db, person: Person, id: number): Promise<void> {
  const endedCount = await db.transaction(async (tx) => {
    await recordEvent(tx, 'account.sessionEnded', person, { session: id })
    return endSessions(tx, person.id, { only: id })
  })
  if (!endedCount) throw new PressError('notFound')
}

/** Creates the account of a confirmed registration and signs its owner in. */
export async function createRegisteredAccount(
  { db, files, devices, request, reply }: SignInContext,
  { token, password }: ParsedBody<'POST /api/register/confirm'>,
) {
  const undoAttempt = await recordAttempt(db, getRegistrationConfirmLimits(hashToken(token), request.ip))
  const createAccount = await confirmRegistration(db, token, password)
  await undoAttempt()
  return db.transaction(async (tx) => {
    const user = await createAccount(tx)
    await recordEvent(
      tx,
      'account.registered',
      user,
      { role: roleById(user.role_id)?.key, address: request.ip },
      { actor: user.id },
    )
    const session = await openSession(tx, user.id, getUserAgent(request), false)
    devices.remember(user.email, request, reply)
    return { token: session.token, user: toApiPerson(user, files.forSession(session.id)) }
  })
}

const setPassword = (tx: Tx, userId: number, password_hash: string) =>
  tx
    .update(users)
    .set({ password_hash, password_changed_at: sql`now()` })
    .where(eq(users.id, userId))
    .returning({ id: users.id, email: users.email })

/** Sets a new password, given the token of the letter, and ends the access of the account. Returns its owner. */
export async function resetPassword(db: Db, { token, password }: ParsedBody<'POST /api/password/reset'>) {
  const problem = getNewPasswordProblem(password)
  if (problem) throw new PressError('validation', { fields: { password: problem } })
  const password_hash = await hashPassword(password)
  const user = await db.transaction(async (tx) => {
    const [passwordReset] = await tx
      .update(passwordResets)
      .set({ used_at: sql`now()` })
      .where(
        and(
          eq(passwordResets.token_hash, hashToken(token)),
          isNull(passwordResets.used_at),
          gt(passwordResets.expires_at, sql`now()`),
        ),
      )
      .returning()
    if (!passwordReset) throw new PressError('badRequest', { message: 'resetLinkUsed' })
    const [owner] = await setPassword(tx, passwordReset.user_id, password_hash)
    await endAccess(tx, passwordReset.user_id)
    await recordEvent(tx, 'account.passwordReset', { id: passwordReset.user_id }, {}, { actor: passwordReset.user_id })
    return owner
  })
  if (!user) throw new PressError('badRequest', { message: 'resetLinkUsed' })
  return user
}

/** Changes a person's password, given the current one, and ends their other sessions. */
export async function changePassword(
  db: Db,
  person: Person,
  { current: currentPassword, password }: ParsedBody<'POST /api/password/change'>,
): Promise<void> {
  const undoAttempt = await recordAttempt(db, getPasswordLimits(person.id))
  const [user] = await db.select({ hash: users.password_hash }).from(users).where(eq(users.id, person.id))
  const isPasswordCorrect = await passwordMatches(user?.hash, currentPassword)
  if (isPasswordCorrect) await undoAttempt()
  const fields = omitNulls({
    current: isPasswordCorrect ? null : 'wrongPassword',
    password: getNewPasswordProblem(password),
  })
  if (fields) throw new PressError('validation', { fields })
  const password_hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await setPassword(tx, person.id, password_hash)
    await endSessions(tx, person.id, { except: person.session_id })
    await recordEvent(tx, 'account.passwordChanged', person)
  })
}
