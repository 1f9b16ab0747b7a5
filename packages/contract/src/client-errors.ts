import { z } from 'zod'
import { defineCalls } from './define-calls.ts'

/** Text that may be cut: longer text is truncated and not refused, because no one would read the refusal. */
const beginning = (length: number) => z.string().overwrite((text) => text.slice(0, length))

export const clientErrorCalls = defineCalls({
  'POST /api/client-errors': {
    summary: 'Report a crashed screen to the server’s log',
    // A screen may break before sign-in, and the sign-in screen can break too.
    access: 'anybody',
    changes: [],
    body: z.object({
      message: beginning(2000),
      stack: beginning(8000).optional(),
      /** React's component stack. */
      component_stack: beginning(8000).optional(),
      /** The path where it happened, without the query, which may contain a secret. */
      path: beginning(500),
      /** The build of the portal. */
      release: beginning(100),
    }),
    response: z.object({ ok: z.literal(true) }),
  },
})
