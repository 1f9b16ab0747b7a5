import type { mergeCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { listMerges, mergeRows, previewMerge, undoMerge } from './commands.ts'

const okAnswer = { ok: true } as const

export const handlers: HandlersOf<typeof mergeCalls> = {
  'GET /api/users/{id}/merge': (call) => previewMerge(call, 'user', call.params.id, call.query.with),
  'POST /api/users/{id}/merge': async (call) => ({
    merge: await mergeRows(call, 'user', call.params.id, call.body.with),
  }),
  'GET /api/users/{id}/merges': async ({ db, params }) => ({ merges: await listMerges(db, 'user', params.id) }),
  'POST /api/users/{id}/unmerge': async (call) => {
    await undoMerge(call, 'user', call.params.id)
    return okAnswer
  },
  'GET /api/organizations/{id}/merge': (call) => previewMerge(call, 'organization', call.params.id, call.query.with),
  'POST /api/organizations/{id}/merge': async (call) => ({
    merge: await mergeRows(call, 'organization', call.params.id, call.body.with),
  }),
  'GET /api/organizations/{id}/merges': async ({ db, params }) => ({
    merges: await listMerges(db, 'organization', params.id),
  }),
  'POST /api/organizations/{id}/unmerge': async (call) => {
    await undoMerge(call, 'organization', call.params.id)
    return okAnswer
  },
}
