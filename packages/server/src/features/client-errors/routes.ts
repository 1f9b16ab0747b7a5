import type { clientErrorCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'

export const handlers: HandlersOf<typeof clientErrorCalls> = {
  'POST /api/client-errors': async ({ body, person, log }) => {
    // The address of a reset link contains its token. Portals already leave it out; this covers clients that do not.
    const [path] = body.path.split(/[?#]/)
    log.error({ ...body, path, person: person?.id ?? null }, 'a screen crashed')
    return { ok: true }
  },
}
