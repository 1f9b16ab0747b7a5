import { failedJobStates, type FailedJob } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { id, idParams, isoDateTime } from './common-schemas.ts'
import { schemaFor } from './schema-for.ts'

const failedJob = schemaFor<FailedJob>()(
  z.object({
    id,
    /** The name of the job's kind. The catalog `jobs` names each kind. */
    kind: z.string(),
    /** What the job is for: an address, a person, a book or files. Empty if unknown. */
    about: z.string(),
    /** The subject of an e-mail; empty until it is composed. */
    subject: z.string(),
    state: z.enum(failedJobStates),
    attempts: z.number().int(),
    error: z.string(),
    created_at: isoDateTime,
    /** When the next retry is due; null if the job was given up. */
    next_at: isoDateTime.nullable(),
  }),
)

export const jobCalls = defineCalls({
  'GET /api/jobs': {
    summary: 'Failed background jobs, those without further retries first',
    access: requirePermission('jobs', 'read'),
    shows: ['job'],
    response: z.object({ jobs: z.array(failedJob) }),
  },
  'POST /api/jobs/{id}/retry': {
    summary: 'Retry a failed job at once',
    access: requirePermission('jobs', 'retry'),
    changes: ['job'],
    params: idParams,
    response: z.object({ ok: z.literal(true) }),
  },
})
