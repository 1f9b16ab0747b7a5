import { limits } from '@press/domain'
import { z } from 'zod'
import { defineCalls } from './define-calls.ts'
import { isoDateTime } from './common-schemas.ts'
import { passkey } from './passkeys.ts'

const done = z.object({ ok: z.literal(true) })
/** A code from the authenticator app, or a recovery code; spaces and dashes are ignored. */
export const secondFactor = z.string().trim().max(40)
const codes = z.object({ codes: z.array(z.string()) })

export const securityCalls = defineCalls({
  'GET /api/security': {
    summary: 'How the own account is guarded',
    access: 'session',
    shows: ['session'],
    response: z.object({
      password_changed_at: isoDateTime.nullable(),
      totp: z.object({
        /** Null while it is off. */
        on_since: isoDateTime.nullable(),
        codes_left: z.number().int(),
      }),
      /** The latest first. */
      passkeys: z.array(passkey),
    }),
  },
  'POST /api/confirm': {
    summary: 'Show again that it is oneself: good for one dangerous act within five minutes',
    access: 'session',
    changes: [],
    body: z.object({ password: z.string().max(limits.passwordMax), totp: secondFactor.optional() }),
    response: done,
  },
  'POST /api/unlock': {
    summary: 'Whether this is the own password: opens a screen that was locked, whose session goes on',
    access: 'session',
    changes: [],
    body: z.object({ password: z.string().max(limits.passwordMax) }),
    response: done,
  },
  'POST /api/totp/setup': {
    summary: 'Begin a second factor: the secret for the app, which asks for no code before it is confirmed',
    access: 'session',
    changes: [],
    response: z.object({ secret: z.string(), uri: z.string() }),
  },
  'POST /api/totp/confirm': {
    summary: 'Turn the second factor on with a first code of it; tells the codes for its loss, this once',
    access: 'session',
    changes: ['session'],
    body: z.object({ code: secondFactor }),
    response: codes,
  },
  'POST /api/totp/codes': {
    summary: 'Other codes for the loss of the second factor, after a fresh POST /api/confirm; those before end',
    access: 'session',
    changes: ['session'],
    response: codes,
  },
  'POST /api/totp/disable': {
    summary: 'Turn the second factor off, after a fresh POST /api/confirm',
    access: 'session',
    changes: ['session'],
    response: done,
  },
  'DELETE /api/sessions': {
    summary: 'End all of the own sessions but this one',
    access: 'session',
    changes: ['session'],
    response: z.object({ ended: z.number().int() }),
  },
})
