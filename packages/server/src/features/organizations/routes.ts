import type { organizationCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { findOrganizations } from './queries.ts'

export const organizationHandlers: HandlersOf<typeof organizationCalls> = {
  'GET /api/organizations': async ({ db, query }) => ({ organizations: await findOrganizations(db, query.search) }),
}
