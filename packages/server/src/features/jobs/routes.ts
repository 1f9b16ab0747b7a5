import type { jobCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { findFailedJobs, retryJob } from './failed.ts'

export const handlers: HandlersOf<typeof jobCalls> = {
  'GET /api/jobs': async ({ db }) => ({ jobs: await findFailedJobs(db) }),

  'POST /api/jobs/{id}/retry': async ({ db, person, params }) => {
    await retryJob(db, person, params.id)
    return { ok: true }
  },
}
