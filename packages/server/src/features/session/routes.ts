import type { sessionCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import type { Services } from '../../app/services.ts'
import { recordAttempt, getRegistrationLimits, getPasswordResetLimits } from '../../auth/rate-limits.ts'
import { enqueue } from '../../jobs/jobs.ts'
import {
  changePassword,
  createRegisteredAccount,
  endOwnSession,
  resetPassword,
  signInWithPassword,
  signOut,
} from './commands.ts'
import { resetLetterJob } from './jobs.ts'
import { findDemoAccounts, listSessions } from './queries.ts'
import { createRegistration } from './registration.ts'

const okAnswer = { ok: true } as const

export const handlers = ({
  config: { demo },
  authenticator: { forget },
  devices,
  vault,
}: Services): HandlersOf<typeof sessionCalls> => ({
  'POST /api/login': ({ body, db, files, request, reply }) =>
    signInWithPassword({ db, files, devices, request, reply }, vault, body),

  'GET /api/login/demo': async ({ query, db }) => ({ accounts: demo ? await findDemoAccounts(db, query.portal) : [] }),

  'POST /api/logout': async ({ person, db }) => {
    await signOut(db, person)
    forget(person.id)
    return okAnswer
  },

  'GET /api/sessions': async ({ person, db }) => ({ sessions: await listSessions(db, person) }),

  'DELETE /api/sessions/{id}': async ({ params, person, db }) => {
    await endOwnSession(db, person, params.id)
    forget(person.id)
    return okAnswer
  },

  'POST /api/register': async ({ body, db, locale, request }) => {
    await recordAttempt(db, getRegistrationLimits(body.email, request.ip))
    await createRegistration(db, body, locale)
    return okAnswer
  },

  'POST /api/register/confirm': ({ body, db, files, request, reply }) =>
    createRegisteredAccount({ db, files, devices, request, reply }, body),

  // The letter is a job even for an unknown address, so that the response and its time are the same.
  'POST /api/password/forgot': async ({ body, db, request }) => {
    await recordAttempt(db, getPasswordResetLimits(body.email, request.ip))
    await enqueue(db, resetLetterJob, { email: body.email })
    return okAnswer
  },

  'POST /api/password/reset': async ({ body, db, request, reply }) => {
    const user = await resetPassword(db, body)
    // A person who reads the account's e-mail is trusted: this device can sign in even while someone else guesses passwords.
    devices.remember(user.email, request, reply)
    forget(user.id)
    return okAnswer
  },

  'POST /api/password/change': async ({ body, person, db }) => {
    await changePassword(db, person, body)
    forget(person.id)
    return okAnswer
  },
})
