import type { clientErrorCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'

export const handlers: HandlersOf<typeof clientErrorCalls> = {
  'POST /api/client-errors': async ({ body, person, log }) => {
    // Removes the query from the path, because the address of a reset link contains its token. Portals already leave it out, but
    // other clients may not.
    const [path] = body.path.split(/[?#]/)
    log.error({ ...body, path, person: person?.id ?? null }, 'a screen crashed')
    return { ok: true }
  },
}
