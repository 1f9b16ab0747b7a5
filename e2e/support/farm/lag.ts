import { createHash } from 'node:crypto'
import type { RequestListener } from 'node:http'

/** The maximum delay of a request, in milliseconds. */
const maxDelayMs = 400

/**
 * Delays every request of a press by 0–400 ms, as a slow connection does. The same seed gives the same delays in the same order.
 */
export function addLatency(app: { routing: RequestListener }, seed: string): void {
  const handleRequest = app.routing.bind(app)
  let requestCount = 0
  app.routing = (request, response) => {
    const hash = createHash('sha256')
      .update(`${seed} ${(requestCount += 1)}`)
      .digest()
    setTimeout(() => handleRequest(request, response), hash.readUInt16LE() % (maxDelayMs + 1))
  }
}
