import type { securityCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import type { Services } from '../../app/services.ts'
import { recordAttempt, getSecondFactorLimits } from '../../auth/rate-limits.ts'
import { endOtherSessions, replaceRecoveryCodes, setUpTotp, turnTotpOff, turnTotpOn } from './commands.ts'
import { assertPassword, confirmPerson } from './confirm.ts'
import { findSecurity } from './queries.ts'

const okAnswer = { ok: true } as const

export const handlers = ({ vault, authenticator: { forget } }: Services): HandlersOf<typeof securityCalls> => ({
  'GET /api/security': ({ db, person }) => findSecurity(db, person),

  'POST /api/confirm': async ({ body, db, person }) => {
    await confirmPerson(db, vault, person, body)
    return okAnswer
  },

  'POST /api/unlock': async ({ body, db, person }) => {
    await assertPassword(db, person, body.password)
    return okAnswer
  },

  'POST /api/totp/setup': (call) => setUpTotp(call, vault),

  'POST /api/totp/confirm': async (call) => {
    const undoAttempt = await recordAttempt(call.db, getSecondFactorLimits(call.person.id))
    const codes = await turnTotpOn(call, vault, call.body.code)
    await undoAttempt()
    return { codes }
  },

  'POST /api/totp/codes': async (call) => ({ codes: await replaceRecoveryCodes(call) }),

  'POST /api/totp/disable': async (call) => {
    await turnTotpOff(call, vault)
    return okAnswer
  },

  'DELETE /api/sessions': async (call) => {
    const endedCount = await endOtherSessions(call)
    forget(call.person.id)
    return { ended: endedCount }
  },
})
