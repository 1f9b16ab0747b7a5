import type { clientErrorCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'

export const handlers: HandlersOf<typeof clientErrorCalls> = {
  'POST /api/client-errors': async ({ body, person, log }) => {
    // The address of a reset link holds its token; a portal leaves that out, and so does whoever forgets to.
    const [path] = body.path.split(/[?#]/)
    log.error({ ...body, path, person: person?.id ?? null }, 'a screen broke')
    return { ok: true }
  },
}
