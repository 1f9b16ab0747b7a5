import type { applicationCalls } from '@press/contract'
import { roleById } from '@press/domain'
import type { HandlersOf } from '../../app/handler.ts'
import { createRawJson } from '../../app/raw-json.ts'
import { toApiPerson, searchAuthors } from '../shared/people.ts'
import { findApplicationTeam, listApplicationsJson } from './queries.ts'
import { createDraft, listDrafts, removeDraft, saveDraft } from './drafts.ts'
import { findHistory } from './history.ts'
import { answerConsentRequest } from './consent.ts'
import { findLetters, previewLetter } from './letter.ts'
import { saveConsentAnswer, findConsentRequest } from './mailed-consent.ts'
import { findRounds } from './rounds.ts'
import { createApplication, decideApplication, editApplication, getApplication, getOwnApplication } from './commands.ts'

export const handlers: HandlersOf<typeof applicationCalls> = {
  'GET /api/applications': async ({ db, query, scope, person, reply }) =>
    createRawJson(reply, await listApplicationsJson(db, query, scope, person)),

  'GET /api/applications/create': async ({ db, query }) => ({ authors: await searchAuthors(db, query.search) }),

  'POST /api/applications/create': async (call) => ({ application: await createApplication(call, call.body) }),

  'GET /api/application-drafts': async (call) => ({ drafts: await listDrafts(call) }),

  'POST /api/application-drafts': async (call) => ({ draft: await createDraft(call, call.body) }),

  'PATCH /api/application-drafts/{id}': async (call) => ({ draft: await saveDraft(call, call.params.id, call.body) }),

  'DELETE /api/application-drafts/{id}': async (call) => {
    await removeDraft(call, call.params.id)
    return { ok: true }
  },

  'GET /api/applications/{id}/edit': async (call) => ({ application: await getOwnApplication(call, call.params.id) }),

  'POST /api/applications/{id}/edit': async (call) => ({
    application: await editApplication(call, call.params.id, call.body),
  }),

  'POST /api/applications/{id}/status': async (call) => ({
    application: await decideApplication(call, call.params.id, call.body),
  }),

  'POST /api/applications/{id}/letter': async (call) => {
    const application = await getApplication(call, call.params.id)
    return previewLetter(call, application.id, call.body)
  },

  'POST /api/applications/{id}/consent': async (call) => {
    await answerConsentRequest(call, call.locale, call.params.id, call.body.agree)
    return { ok: true }
  },

  'GET /api/authorship/{token}': async ({ db, params }) => findConsentRequest(db, params.token),

  'POST /api/authorship/{token}': async ({ db, params, body }) => {
    await saveConsentAnswer(db, params.token, body.agree)
    return { ok: true }
  },

  'GET /api/application/details/{id}': async (call) => {
    const application = await getApplication(call, call.params.id)
    const [[owner, ...team], rounds, letters, history] = await Promise.all([
      findApplicationTeam(call.db, application.id),
      findRounds(call.db, call.files, application.id),
      findLetters(call.db, call.files, application.id),
      findHistory(call.db, call.files, application.id),
    ])
    if (!owner) throw new Error(`Application ${application.id} has no owner`)
    return {
      application,
      rounds,
      letters,
      history,
      appOwner: toApiPerson(owner, call.files),
      applicationTeam: [owner, ...team].map((member) => ({
        user: toApiPerson(member, call.files),
        role: roleById(member.role_id)?.key ?? '',
      })),
    }
  },
}
