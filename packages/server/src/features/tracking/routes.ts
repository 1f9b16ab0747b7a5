import type { trackingCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { PressError } from '../../errors.ts'
import { mayReadTechCard } from '../tech-cards/queries.ts'
import { endLink, findLink, findShared, makeLink } from './links.ts'
import { listTracked } from './list.ts'
import { storyOf } from './history.ts'

export const handlers: HandlersOf<typeof trackingCalls> = {
  'GET /api/book-tracking': ({ db, files, query, scope, person }) => listTracked(db, files, query, scope, person),

  'GET /api/tech-cards/{id}/story': async ({ db, params, scope, person }) => {
    if (!(await mayReadTechCard(db, scope, person, params.id))) throw new PressError('notFound')
    return { events: await storyOf(db, params.id) }
  },

  'GET /api/tech-cards/{id}/track': async (call) => ({ link: await findLink(call, call.params.id) }),

  'POST /api/tech-cards/{id}/track': async (call) => ({ link: await makeLink(call, call.params.id) }),

  'DELETE /api/tech-cards/{id}/track': async (call) => {
    await endLink(call, call.params.id)
    return { link: null }
  },

  'GET /api/track/{code}': async ({ db, params }) => ({ book: await findShared(db, params.code) }),
}
