import type { securityCalls } from '@press/contract'
import { eq } from 'drizzle-orm'
import type { HandlersOf } from '../../app/handler.ts'
import type { Services } from '../../app/services.ts'
import { consumeConfirmation } from '../../auth/reauthentication.ts'
import { findPasskeys } from '../../auth/passkeys.ts'
import { endSessions } from '../../auth/sessions.ts'
import { recordAttempt, secondFactorLimits } from '../../auth/rate-limits.ts'
import { createTotpSecret, confirmTotp, disableTotp, newRecoveryCodes, totpState } from '../../auth/totp.ts'
import { users } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import { assertPassword, confirmPerson } from './confirm.ts'

const done = { ok: true } as const

export const handlers = ({ vault, authenticator: { forget } }: Services): HandlersOf<typeof securityCalls> => ({
  'GET /api/security': async ({ db, person }) => {
    const [user] = await db.select({ at: users.password_changed_at }).from(users).where(eq(users.id, person.id))
    const { on_since, codes_left } = await totpState(db, person.id)
    return {
      password_changed_at: user?.at?.toISOString() ?? null,
      totp: { on_since: on_since?.toISOString() ?? null, codes_left },
      passkeys: await findPasskeys(db, person.id),
    }
  },

  'POST /api/confirm': async ({ body, db, person }) => {
    await confirmPerson(db, vault, person, body)
    return done
  },

  'POST /api/unlock': async ({ body, db, person }) => {
    await assertPassword(db, person, body.password)
    return done
  },

  'POST /api/totp/setup': ({ db, person }) =>
    db.transaction(async (tx) => {
      await consumeConfirmation(tx, person)
      await recordEvent(tx, 'account.totpBegun', person)
      return createTotpSecret(tx, vault, person)
    }),

  'POST /api/totp/confirm': async ({ body, db, person }) => {
    const forgive = await recordAttempt(db, secondFactorLimits(person.id))
    const codes = await db.transaction(async (tx) => {
      if (!(await confirmTotp(tx, vault, person.id, body.code)))
        throw new PressError('validation', { fields: { code: 'wrongCode' } })
      await recordEvent(tx, 'account.totpOn', person)
      return newRecoveryCodes(tx, person.id)
    })
    await forgive()
    return { codes }
  },

  'POST /api/totp/codes': ({ db, person }) =>
    db.transaction(async (tx) => {
      await consumeConfirmation(tx, person)
      if (!(await totpState(tx, person.id)).on_since) throw new PressError('notFound')
      await recordEvent(tx, 'account.recoveryCodesMade', person)
      return { codes: await newRecoveryCodes(tx, person.id) }
    }),

  'POST /api/totp/disable': async ({ db, person }) => {
    await db.transaction(async (tx) => {
      await consumeConfirmation(tx, person)
      await disableTotp(tx, vault, person.id)
      await recordEvent(tx, 'account.totpOff', person)
    })
    return done
  },

  'DELETE /api/sessions': async ({ db, person }) => {
    const ended = await db.transaction(async (tx) => {
      await recordEvent(tx, 'account.sessionsEnded', person)
      return endSessions(tx, person.id, { except: person.session_id })
    })
    forget(person.id)
    return { ended }
  },
})
