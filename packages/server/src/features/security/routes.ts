import type { securityCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import type { Services } from '../../app/services.ts'
import { recordAttempt, secondFactorLimits } from '../../auth/rate-limits.ts'
import { endOtherSessions, replaceRecoveryCodes, setUpTotp, turnTotpOff, turnTotpOn } from './commands.ts'
import { assertPassword, confirmPerson } from './confirm.ts'
import { findSecurity } from './queries.ts'

const done = { ok: true } as const

export const handlers = ({ vault, authenticator: { forget } }: Services): HandlersOf<typeof securityCalls> => ({
  'GET /api/security': ({ db, person }) => findSecurity(db, person),

  'POST /api/confirm': async ({ body, db, person }) => {
    await confirmPerson(db, vault, person, body)
    return done
  },

  'POST /api/unlock': async ({ body, db, person }) => {
    await assertPassword(db, person, body.password)
    return done
  },

  'POST /api/totp/setup': (call) => setUpTotp(call, vault),

  'POST /api/totp/confirm': async (call) => {
    const forgive = await recordAttempt(call.db, secondFactorLimits(call.person.id))
    const codes = await turnTotpOn(call, vault, call.body.code)
    await forgive()
    return { codes }
  },

  'POST /api/totp/codes': async (call) => ({ codes: await replaceRecoveryCodes(call) }),

  'POST /api/totp/disable': async (call) => {
    await turnTotpOff(call, vault)
    return done
  },

  'DELETE /api/sessions': async (call) => {
    const ended = await endOtherSessions(call)
    forget(call.person.id)
    return { ended }
  },
})
