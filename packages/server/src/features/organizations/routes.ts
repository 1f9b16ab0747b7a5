import type { organizationCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { findOrganization, findOrganizations } from './queries.ts'
import { saveOrganization } from './service.ts'

export const organizationHandlers: HandlersOf<typeof organizationCalls> = {
  'GET /api/organizations': async (call) => ({ organizations: await findOrganizations(call, call.query.search) }),
  'GET /api/organizations/{id}': async (call) => ({ organization: await findOrganization(call, call.params.id) }),
  'PUT /api/organizations/{id}': async (call) => ({
    organization: await saveOrganization(call, call.params.id, call.body),
  }),
}
