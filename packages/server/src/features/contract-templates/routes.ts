import type { contractTemplateCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { findVersion, listTemplates, findFullTemplate } from './queries.ts'
import { saveTemplate } from './commands.ts'

export const handlers: HandlersOf<typeof contractTemplateCalls> = {
  'GET /api/contract-templates': async ({ db }) => ({ templates: await listTemplates(db) }),

  'GET /api/contract-templates/{kind}': ({ db, params }) => findFullTemplate(db, params.kind),

  'GET /api/contract-templates/{kind}/versions/{version}': async ({ db, params }) => ({
    template: await findVersion(db, params.kind, params.version),
  }),

  'POST /api/contract-templates/{kind}': (call) => saveTemplate(call, call.params.kind, call.body),
}
