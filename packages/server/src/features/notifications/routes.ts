import type { notificationCalls } from '@press/contract'
import { getRoleOrDefault } from '@press/domain'
import type { HandlersOf } from '../../app/handler.ts'
import type { Services } from '../../app/services.ts'
import { recordAttempt, getDailyDigestLimits } from '../../auth/rate-limits.ts'
import { PressError } from '../../errors.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { mailJob } from '../../jobs/mail.ts'
import { readUnsubscribeToken } from '../../mail/unsubscribe.ts'
import { markAllRead, markRead, savePreferences, unsubscribe } from './commands.ts'
import { buildDailyDigest, composeDailyDigest } from './daily-digest.ts'
import { listNotifications } from './queries.ts'
import { findSettings, findRecipient } from './settings.ts'

const okAnswer = { ok: true } as const

export const handlers = ({ config, letters }: Services): HandlersOf<typeof notificationCalls> => ({
  'GET /api/notifications': ({ db, person }) => listNotifications(db, person),

  'POST /api/notifications/{id}/read': async ({ db, params, person }) => {
    await markRead(db, person, params.id)
    return okAnswer
  },

  'POST /api/notifications/read-all': async ({ db, person }) => {
    await markAllRead(db, person)
    return okAnswer
  },

  'GET /api/notification-settings': ({ db, person }) => findSettings(db, person),

  'PUT /api/notification-settings': async ({ db, person, body }) => {
    await savePreferences(db, person.id, body)
    return findSettings(db, person)
  },

  'GET /api/daily-letter': async ({ db, files, person, query }) => {
    const reader = await findRecipient(db, person.id)
    return { letter: (await buildDailyDigest(db, files, reader, query.language)) ?? null }
  },

  'POST /api/daily-letter': async ({ db, files, person }) => {
    await recordAttempt(db, getDailyDigestLimits(person.id))
    const reader = await findRecipient(db, person.id)
    const letter = await buildDailyDigest(db, files, reader)
    if (letter) await enqueue(db, mailJob, await composeDailyDigest(db, letters, reader, letter))
    return { sent: letter !== undefined }
  },

  'GET /api/unsubscribe/{token}': async ({ db, params, reply }) => {
    const tokenData = readUnsubscribeToken(config, params.token)
    if (!tokenData) throw new PressError('notFound')
    const { role_id } = await findRecipient(db, tokenData.user_id)
    return reply.redirect(`${config.origins[getRoleOrDefault(role_id).portal]}/unsubscribe?token=${params.token}`)
  },

  'POST /api/unsubscribe/{token}': async ({ db, params }) => {
    const tokenData = readUnsubscribeToken(config, params.token)
    if (!tokenData) throw new PressError('notFound')
    await unsubscribe(db, tokenData)
    return { of: tokenData.of }
  },
})
