import { z } from 'zod'
import { defineCalls } from './define-calls.ts'

/** Text that is truncated if it is too long. It is not refused, because no one would read the refusal. */
const truncatedText = (length: number) => z.string().overwrite((text) => text.slice(0, length))

export const clientErrorCalls = defineCalls({
  'POST /api/client-errors': {
    summary: 'Report a crashed screen to the server’s log',
    // Needs no session, because a screen may also crash before the sign-in.
    access: 'anybody',
    changes: [],
    body: z.object({
      message: truncatedText(2000),
      stack: truncatedText(8000).optional(),
      /** React's component stack. */
      component_stack: truncatedText(8000).optional(),
      /** The path where the error happened. The query is left out, because it may contain a secret. */
      path: truncatedText(500),
      /** The build of the portal in which the error happened. */
      release: truncatedText(100),
    }),
    response: z.object({ ok: z.literal(true) }),
  },
})
