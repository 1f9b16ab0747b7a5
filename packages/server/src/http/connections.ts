import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'

/** The limits of one client on a server; times are in milliseconds. */
export interface ConnectionLimits {
  /** The maximum time for the headers of a request, from the start of the connection. */
  headMs: number
  /** The maximum time for a whole request without files. */
  bodyMs: number
  /** The maximum time for a whole upload: 100 MiB take long over a slow connection. */
  uploadMs: number
  /** The maximum time without a byte of the body. Detection may take up to twice as long. */
  idleMs: number
  /** The minimum speed of a body in bytes per second, checked every `idleMs`. */
  minBytesPerSecond: number
  /**
   * The maximum number of open connections of one address, or of one /64 of IPv6. 0 means no limit, if a proxy counts the
   * connections.
   */
  perAddress: number
}

export const connectionLimits = {
  headMs: 20_000,
  bodyMs: 60_000,
  uploadMs: 3_600_000,
  idleMs: 30_000,
  minBytesPerSecond: 1_000,
  perAddress: 500,
}

const refusalResponse =
  'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Refuses connections beyond an address's limit, and closes connections whose request has stalled. */
export function guardConnections(server: Server, limits: ConnectionLimits): void {
  limitConnectionsPerAddress(server, limits.perAddress)
  watchBodies(server, limits)
}

function limitConnectionsPerAddress(server: Server, maxConnections: number): void {
  const openCounts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = normalizeIP(socket.remoteAddress ?? '')
    const count = openCounts.get(address) ?? 0
    if (maxConnections && count >= maxConnections) {
      socket.end(refusalResponse, () => socket.destroy())
      return
    }
    openCounts.set(address, count + 1)
    socket.once('close', () => {
      const remaining = (openCounts.get(address) ?? 1) - 1
      if (remaining) openCounts.set(address, remaining)
      else openCounts.delete(address)
    })
  })
}

interface PendingBody {
  /** The time at which the request started. All times are in milliseconds of `performance.now()`. */
  began: number
  /** The time of the last check. */
  looked: number
  /** The bytes received on the connection at the last check. */
  receivedBytes: number
}

function watchBodies(server: Server, { bodyMs, idleMs, minBytesPerSecond }: ConnectionLimits): void {
  const pendingBodies = new Map<IncomingMessage, PendingBody>()
  server.on('request', (request) => {
    if (request.complete) return
    const now = performance.now()
    pendingBodies.set(request, { began: now, looked: now, receivedBytes: request.socket.bytesRead })
    request.once('close', () => pendingBodies.delete(request))
  })
  // Checks at intervals instead of one timer per request. If the process itself was blocked, clients must not be disconnected for
  // it.
  const timer = setInterval(() => {
    for (const [request, { began: startedAt, looked: checkedAt, receivedBytes: bytesBefore }] of pendingBodies) {
      const { socket, complete } = request
      const now = performance.now()
      const minBytes = Math.max(1, (minBytesPerSecond * (now - checkedAt)) / 1000)
      if (complete) pendingBodies.delete(request)
      // A paused socket receives no data, because the server paused it.
      else if (socket.isPaused())
        pendingBodies.set(request, { began: startedAt, looked: now, receivedBytes: socket.bytesRead })
      // The request started just before this check.
      else if (now - checkedAt < idleMs / 2) continue
      else if (socket.bytesRead - bytesBefore < minBytes || (!isUpload(request) && now > startedAt + bodyMs))
        socket.destroy()
      else pendingBodies.set(request, { began: startedAt, looked: now, receivedBytes: socket.bytesRead })
    }
  }, idleMs)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

const isUpload = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false
