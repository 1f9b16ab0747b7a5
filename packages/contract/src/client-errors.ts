import { z } from 'zod'
import { defineCalls } from './define-calls.ts'

/** Text that is truncated if it is too long. It is not refused, because no one would read the refusal. */
const createTruncatedText = (length: number) => z.string().overwrite((text) => text.slice(0, length))

export const clientErrorCalls = defineCalls({
  'POST /api/client-errors': {
    summary: 'Report a crashed screen to the server’s log',
    // Needs no session, because a screen may also crash before the sign-in.
    access: 'anybody',
    changes: [],
    body: z.object({
      message: createTruncatedText(2000),
      stack: createTruncatedText(8000).optional(),
      /** React's component stack. */
      component_stack: createTruncatedText(8000).optional(),
      /** The path where the error happened. The query is left out, because it may contain a secret. */
      path: createTruncatedText(500),
      /** The build of the portal in which the error happened. */
      release: createTruncatedText(100),
    }),
    response: z.object({ ok: z.literal(true) }),
  },
})
