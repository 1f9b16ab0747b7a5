import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, vi } from 'vitest'

/** Starts a separate server for each test. Requests with a relative URL go to this server. */
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
    // Adds the origin. A browser resolves relative URLs against the page, but Node cannot.
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
