import type { sessionCalls } from '@press/contract'
import { roleById, getRoleOrDefault, roles } from '@press/domain'
import { and, eq, gt, inArray, isNull, like, sql } from 'drizzle-orm'
import type { HandlersOf } from '../../app/handler.ts'
import type { Services } from '../../app/services.ts'
import type { Db, Tx } from '../../database/database.ts'
import { passwordResets, users } from '../../database/schema.ts'
import { activeUser } from '../shared/people.ts'
import { PressError } from '../../errors.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { resetLetterJob } from './jobs.ts'
import { endAccess } from '../../auth/access.ts'
import { demoDomain } from '../../auth/demo-accounts.ts'
import { hashPassword, newPasswordProblem, passwordMatches, shortPassword } from '../../auth/passwords.ts'
import { endSessions, liveSessions, openSession } from '../../auth/sessions.ts'
import {
  registrationConfirmLimits,
  recordAttempt,
  passwordLimits,
  registerLimits,
  resetLimits,
  signInLimits,
} from '../../auth/rate-limits.ts'
import { tokenHash } from '../../auth/tokens.ts'
import { consumeSecondFactor, totpState } from '../../auth/totp.ts'
import type { FieldCipher } from '../../auth/field-cipher.ts'
import { recordEvent } from '../../events/record-event.ts'
import { agentOf, signIn } from '../shared/sign-in.ts'
import { createRegistration, confirmRegistration, omitNulls } from './registration.ts'

const done = { ok: true } as const

export const handlers = ({
  config: { demo },
  authenticator: { forget },
  devices,
  vault,
}: Services): HandlersOf<typeof sessionCalls> => ({
  'POST /api/login': async ({ body, db, files, request, reply }) => {
    const { email, password, portal, remember, totp } = body
    const problem = shortPassword(password)
    if (problem) throw new PressError('validation', { fields: { password: problem } })
    const known = devices.knownTo(email, request)
    const forgive = await recordAttempt(db, signInLimits(email, request.ip, known))
    const [user] = await db.select().from(users).where(eq(users.email, email))
    const matches = await passwordMatches(user?.password_hash, password)
    const role = user && getRoleOrDefault(user.role_id)
    if (!user || !role || !matches || !user.active) {
      const id = user?.id ?? null
      await db.transaction((tx) =>
        recordEvent(tx, 'account.refused', { id }, { email, address: request.ip }, { actor: id }),
      )
      throw new PressError('invalidCredentials')
    }
    await forgive()
    const { on_since } = await totpState(db, user.id)
    if (portal && portal !== role.portal) {
      if (!on_since) devices.remember(email, request, reply)
      await db.transaction((tx) =>
        recordEvent(tx, 'account.forbidden', user, { portal, address: request.ip }, { actor: user.id }),
      )
      throw new PressError('wrongPortal', { portal: role.portal })
    }
    const factor = on_since ? await passSecondFactor(db, vault, user.id, totp, request.ip) : undefined
    return db.transaction((tx) => signIn({ tx, files, devices, request, reply }, user, { remember, factor }))
  },

  'GET /api/login/demo': async ({ query, db }) => {
    if (!demo) return { accounts: [] }
    const ids = roles.filter(({ portal }) => portal === query.portal).map(({ id }) => id)
    const accounts = await db
      .select({ email: users.email, name: users.name, role_id: users.role_id })
      .from(users)
      .where(and(like(users.email, `%@${demoDomain}`), inArray(users.role_id, [...ids]), users.active))
      .orderBy(users.role_id, users.id)
    return { accounts }
  },

  'POST /api/logout': async ({ person, db }) => {
    await db.transaction(async (tx) => {
      await endSessions(tx, person.id, { only: person.session_id })
      await recordEvent(tx, 'account.signedOut', person)
    })
    forget(person.id)
    return done
  },

  'GET /api/sessions': async ({ person, db }) => {
    const rows = await liveSessions(db, person.id)
    return {
      sessions: rows.map(({ id, agent, created_at, last_seen_at }) => ({
        id,
        agent,
        created_at: created_at.toISOString(),
        last_seen_at: last_seen_at.toISOString(),
        current: id === person.session_id,
      })),
    }
  },

  'DELETE /api/sessions/{id}': async ({ params, person, db }) => {
    const ended = await db.transaction(async (tx) => {
      await recordEvent(tx, 'account.sessionEnded', person, { session: params.id })
      return endSessions(tx, person.id, { only: params.id })
    })
    if (!ended) throw new PressError('notFound')
    forget(person.id)
    return done
  },

  'POST /api/register': async ({ body, db, locale, request }) => {
    await recordAttempt(db, registerLimits(body.email, request.ip))
    await createRegistration(db, body, locale)
    return done
  },

  'POST /api/register/confirm': async ({ body, db, files, request, reply }) => {
    const forgive = await recordAttempt(db, registrationConfirmLimits(tokenHash(body.token), request.ip))
    const createAccount = await confirmRegistration(db, body.token, body.password)
    await forgive()
    return db.transaction(async (tx) => {
      const user = await createAccount(tx)
      await recordEvent(
        tx,
        'account.registered',
        user,
        { role: roleById(user.role_id)?.key, address: request.ip },
        { actor: user.id },
      )
      const session = await openSession(tx, user.id, agentOf(request), false)
      devices.remember(user.email, request, reply)
      return { token: session.token, user: activeUser(user, files.shownTo(session.id)) }
    })
  },

  // The letter is a job even for an unknown address, so that the response and its time are the same.
  'POST /api/password/forgot': async ({ body, db, request }) => {
    await recordAttempt(db, resetLimits(body.email, request.ip))
    await enqueue(db, resetLetterJob, { email: body.email })
    return done
  },

  'POST /api/password/reset': async ({ body, db, request, reply }) => {
    const problem = newPasswordProblem(body.password)
    if (problem) throw new PressError('validation', { fields: { password: problem } })
    const password_hash = await hashPassword(body.password)
    const user = await db.transaction(async (tx) => {
      const [reset] = await tx
        .update(passwordResets)
        .set({ used_at: sql`now()` })
        .where(
          and(
            eq(passwordResets.token_hash, tokenHash(body.token)),
            isNull(passwordResets.used_at),
            gt(passwordResets.expires_at, sql`now()`),
          ),
        )
        .returning()
      if (!reset) throw new PressError('badRequest', { message: 'resetLinkUsed' })
      const [owner] = await setPassword(tx, reset.user_id, password_hash)
      await endAccess(tx, reset.user_id)
      await recordEvent(tx, 'account.passwordReset', { id: reset.user_id }, {}, { actor: reset.user_id })
      return owner
    })
    if (!user) throw new PressError('badRequest', { message: 'resetLinkUsed' })
    // A person who reads the account's e-mail is trusted: this device can sign in even while someone else guesses passwords.
    devices.remember(user.email, request, reply)
    forget(user.id)
    return done
  },

  'POST /api/password/change': async ({ body, person, db }) => {
    const forgive = await recordAttempt(db, passwordLimits(person.id))
    const [user] = await db.select({ hash: users.password_hash }).from(users).where(eq(users.id, person.id))
    const matches = await passwordMatches(user?.hash, body.current)
    if (matches) await forgive()
    const fields = omitNulls({
      current: matches ? null : 'wrongPassword',
      password: newPasswordProblem(body.password),
    })
    if (fields) throw new PressError('validation', { fields })
    const password_hash = await hashPassword(body.password)
    await db.transaction(async (tx) => {
      await setPassword(tx, person.id, password_hash)
      await endSessions(tx, person.id, { except: person.session_id })
      await recordEvent(tx, 'account.passwordChanged', person)
    })
    forget(person.id)
    return done
  },
})

const setPassword = (tx: Tx, userId: number, password_hash: string) =>
  tx
    .update(users)
    .set({ password_hash, password_changed_at: sql`now()` })
    .where(eq(users.id, userId))
    .returning({ id: users.id, email: users.email })

/** Checks the second factor after a correct password. The response differs: request the factor, or refuse a wrong one. */
async function passSecondFactor(db: Db, vault: FieldCipher, userId: number, code: string | undefined, address: string) {
  if (!code) throw new PressError('secondFactorNeeded')
  const factor = await consumeSecondFactor(db, vault, userId, code)
  if (factor) return factor
  await db.transaction((tx) =>
    recordEvent(tx, 'account.refused', { id: userId }, { address, factor: 'wrong' }, { actor: userId }),
  )
  throw new PressError('validation', { fields: { totp: 'wrongCode' } })
}
