import type { trackingCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { PressError } from '../../errors.ts'
import { canReadTechCard } from '../shared/tech-cards/visibility.ts'
import { revokeTrackingLink, findLink, findSharedBook, createTrackingLink } from './links.ts'
import { listTrackedBooks } from './list.ts'
import { buildBookHistory } from './history.ts'

export const handlers: HandlersOf<typeof trackingCalls> = {
  'GET /api/book-tracking': ({ db, files, query, scope, person }) => listTrackedBooks(db, files, query, scope, person),

  'GET /api/tech-cards/{id}/story': async ({ db, params, scope, person }) => {
    if (!(await canReadTechCard(db, scope, person, params.id))) throw new PressError('notFound')
    return { events: await buildBookHistory(db, params.id) }
  },

  'GET /api/tech-cards/{id}/track': async (call) => ({ link: await findLink(call, call.params.id) }),

  'POST /api/tech-cards/{id}/track': async (call) => ({ link: await createTrackingLink(call, call.params.id) }),

  'DELETE /api/tech-cards/{id}/track': async (call) => {
    await revokeTrackingLink(call, call.params.id)
    return { link: null }
  },

  'GET /api/track/{code}': async ({ db, params }) => ({ book: await findSharedBook(db, params.code) }),
}
