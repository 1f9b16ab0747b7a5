import { limits } from '@press/domain'
import { z } from 'zod'
import { defineCalls } from './define-calls.ts'
import { isoDateTime } from './common-schemas.ts'
import { passkey } from './passkeys.ts'

const okResponse = z.object({ ok: z.literal(true) })
/** A code from the authenticator app, or a recovery code. Spaces and dashes are ignored. */
export const secondFactor = z.string().trim().max(40)
const codesResponse = z.object({ codes: z.array(z.string()) })

export const securityCalls = defineCalls({
  'GET /api/security': {
    summary: 'Security settings of the caller’s account',
    access: 'session',
    shows: ['session'],
    response: z.object({
      password_changed_at: isoDateTime.nullable(),
      totp: z.object({
        /** When the second factor was turned on; null while it is off. */
        on_since: isoDateTime.nullable(),
        codes_left: z.number().int(),
      }),
      /** The person's passkeys, the latest first. */
      passkeys: z.array(passkey),
    }),
  },
  'POST /api/confirm': {
    summary: 'Confirm the caller’s identity for one dangerous action within five minutes',
    access: 'session',
    changes: [],
    body: z.object({ password: z.string().max(limits.passwordMax), totp: secondFactor.optional() }),
    response: okResponse,
  },
  'POST /api/unlock': {
    summary: 'Check the caller’s password to open a locked screen; the session continues',
    access: 'session',
    changes: [],
    body: z.object({ password: z.string().max(limits.passwordMax) }),
    response: okResponse,
  },
  'POST /api/totp/setup': {
    summary:
      'Start the setup of a second factor: returns the secret for the app; no code is needed until it is confirmed',
    access: 'session',
    changes: [],
    response: z.object({ secret: z.string(), uri: z.string() }),
  },
  'POST /api/totp/confirm': {
    summary: 'Turn the second factor on with its first code; returns the recovery codes, only once',
    access: 'session',
    changes: ['session'],
    body: z.object({ code: secondFactor }),
    response: codesResponse,
  },
  'POST /api/totp/codes': {
    summary: 'Replace the recovery codes after a fresh POST /api/confirm; the previous ones become invalid',
    access: 'session',
    changes: ['session'],
    response: codesResponse,
  },
  'POST /api/totp/disable': {
    summary: 'Turn the second factor off, after a fresh POST /api/confirm',
    access: 'session',
    changes: ['session'],
    response: okResponse,
  },
  'DELETE /api/sessions': {
    summary: 'End all of the caller’s sessions except this one',
    access: 'session',
    changes: ['session'],
    response: z.object({ ended: z.number().int() }),
  },
})
