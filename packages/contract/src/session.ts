import { limits, portals } from '@press/domain'
import { z } from 'zod'
import { defineCalls } from './define-calls.ts'
import { id, idParams, singleLineText, isoDateTime } from './common-schemas.ts'
import { activeUser } from './profile.ts'
import { secondFactor } from './security.ts'

const email = z.string().trim().toLowerCase().max(254)
const password = z.string().max(limits.passwordMax)

export const session = z.object({
  id,
  created_at: isoDateTime,
  last_seen_at: isoDateTime,
  /** The user agent of the browser at sign-in. */
  agent: z.string(),
  current: z.boolean(),
})

const okResponse = z.object({ ok: z.literal(true) })

export const sessionCalls = defineCalls({
  'POST /api/login': {
    summary: 'Sign in',
    access: 'public',
    changes: [],
    body: z.object({
      email,
      password,
      portal: z.enum(portals).optional(),
      remember: z.boolean().default(false),
      /** The code of the second factor. Required after the error `secondFactorNeeded`, if the account has a second factor. */
      totp: secondFactor.optional(),
    }),
    response: z.object({ token: z.string(), user: activeUser }),
  },
  'GET /api/login/demo': {
    summary: 'The demo accounts of a portal; empty if there are none',
    access: 'public',
    lasting: 'demo accounts never change',
    query: z.object({ portal: z.enum(portals) }),
    response: z.object({
      accounts: z.array(z.object({ email: z.string(), name: z.string(), role_id: z.number().int() })),
    }),
  },
  'POST /api/logout': { summary: 'End this session', access: 'session', changes: [], response: okResponse },
  'GET /api/sessions': {
    summary: 'The caller’s sessions',
    access: 'session',
    shows: ['session'],
    response: z.object({ sessions: z.array(session) }),
  },
  'DELETE /api/sessions/{id}': {
    summary: 'End one of the caller’s sessions',
    access: 'session',
    changes: ['session'],
    params: idParams,
    response: okResponse,
  },
  'POST /api/register': {
    summary: 'Register as an author, or as a partner with an organization; an e-mail contains the next step',
    access: 'public',
    changes: [],
    body: z.object({
      role: z.enum(['author', 'partner']),
      name: singleLineText(200),
      email,
      phone: singleLineText(40).default(''),
      password,
      organization: singleLineText(300).default(''),
      bin: z.string().trim().max(20).default(''),
      /** The version of the consent to personal data to which the person agreed. It must be the newest version. */
      consent: z.string().max(20).default(''),
    }),
    response: okResponse,
  },
  'POST /api/register/confirm': {
    summary: 'Create the account of a registration with the token of its e-mail and a password; signs in',
    access: 'public',
    changes: [],
    body: z.object({ token: z.string().max(200), password }),
    response: z.object({ token: z.string(), user: activeUser }),
  },
  'POST /api/password/forgot': {
    summary: 'Send a reset link if the address is known',
    access: 'public',
    changes: [],
    body: z.object({ email }),
    response: okResponse,
  },
  'POST /api/password/reset': {
    summary: 'Set a new password with the token of a reset link; ends every session',
    access: 'public',
    changes: [],
    body: z.object({ token: z.string().max(200), password }),
    response: okResponse,
  },
  'POST /api/password/change': {
    summary: 'Change the caller’s password; ends every other session',
    access: 'session',
    changes: ['session'],
    body: z.object({ current: password, password }),
    response: okResponse,
  },
})
