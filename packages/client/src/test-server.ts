import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, vi } from 'vitest'

/** Starts a separate server for each test. Requests with a relative URL go to this server. */
export function setUpTestServer(answerRequest: RequestListener, lang: string): void {
  let stop: () => Promise<unknown>
  beforeEach(async () => {
    const server = createServer(answerRequest)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    stop = () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    }
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    // Adds the origin. A browser resolves relative URLs against the page, but Node cannot.
    const NativeRequest = Request
    vi.stubGlobal(
      'Request',
      class extends NativeRequest {
        constructor(input: RequestInfo | URL, init?: RequestInit) {
          super(typeof input === 'string' ? new URL(input, origin) : input, init)
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
