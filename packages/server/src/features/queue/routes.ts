import type { queueCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { findOthers } from './others.ts'
import { countStages, findQueue } from './queries.ts'

export const handlers: HandlersOf<typeof queueCalls> = {
  'GET /api/queue': async ({ db, files, person, query }) => {
    const [queue, stages] = await Promise.all([findQueue(db, files, person, query), countStages(db, person)])
    return { ...queue, stages }
  },

  'GET /api/queue/others': async ({ db, person }) => ({ groups: await findOthers(db, person) }),
}
