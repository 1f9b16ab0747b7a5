import { z } from 'zod'
import { defineCalls } from './define-calls.ts'

/** Text of which the beginning is enough: what is longer is cut and not refused, as nobody would read the refusal. */
const beginning = (length: number) => z.string().overwrite((text) => text.slice(0, length))

export const clientErrorCalls = defineCalls({
  'POST /api/client-errors': {
    summary: 'Report a screen that broke; it is written into the log',
    // A screen may break before anybody has signed in, and the sign-in screen itself too.
    access: 'anybody',
    changes: [],
    body: z.object({
      message: beginning(2000),
      stack: beginning(8000).optional(),
      /** React's own: which components the screen was made of. */
      component_stack: beginning(8000).optional(),
      /** Where it happened, without what follows the path: a query may hold a secret. */
      path: beginning(500),
      /** Which build of the portal. */
      release: beginning(100),
    }),
    response: z.object({ ok: z.literal(true) }),
  },
})
