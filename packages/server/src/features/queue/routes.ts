import type { queueCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { findOthers } from '../shared/queue/others.ts'
import { countStages } from './queries.ts'
import { findQueue } from '../shared/queue/queries.ts'

export const handlers: HandlersOf<typeof queueCalls> = {
  'GET /api/queue': async ({ db, files, person, query }) => {
    const [queue, stages] = await Promise.all([findQueue(db, files, person, query), countStages(db, person)])
    return { ...queue, stages }
  },

  'GET /api/queue/others': async ({ db, person }) => ({ groups: await findOthers(db, person) }),
}
