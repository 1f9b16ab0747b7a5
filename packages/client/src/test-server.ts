import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, vi } from 'vitest'

/** A server of the test's own for each test, and a page of it: what is asked without an origin goes there. */
export function setUpTestServer(answer: RequestListener, lang: string): void {
  let stop: () => Promise<unknown>
  beforeEach(async () => {
    const server = createServer(answer)
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    stop = () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    }
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    // A browser knows where the page came from; Node is told.
    const Native = Request
    vi.stubGlobal(
      'Request',
      class extends Native {
        constructor(input: RequestInfo | URL, init?: RequestInit) {
          super(typeof input === 'string' ? new URL(input, base) : input, init)
        }
      },
    )
    vi.stubGlobal('document', { documentElement: { lang } })
  })
  afterEach(async () => {
    vi.unstubAllGlobals()
    await stop()
  })
}
