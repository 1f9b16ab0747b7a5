import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'

/** What one asker may hold of a server; times in milliseconds. */
export interface ConnectionLimits {
  /** For the head of a request, from the moment the connection stands. */
  headMs: number
  /** For a whole request that carries no files. */
  bodyMs: number
  /** For a whole upload: 100 MiB over a slow line take their time. */
  uploadMs: number
  /** Without a byte of the body; up to twice as long may pass before it is noticed. */
  idleMs: number
  /** The least bytes a second of a body, checked every `idle`. */
  minBytesPerSecond: number
  /** Open connections of one address, or of one /64 of IPv6; 0: any number, where a proxy counts them. */
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

const refusal = 'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Turns away connections beyond an address's share, and cuts those whose request has stopped on its way. */
export function guardConnections(server: Server, limits: ConnectionLimits): void {
  countByAddress(server, limits.perAddress)
  watchBodies(server, limits)
}

function countByAddress(server: Server, max: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = normalizeIP(socket.remoteAddress ?? '')
    const count = open.get(address) ?? 0
    if (max && count >= max) {
      socket.end(refusal, () => socket.destroy())
      return
    }
    open.set(address, count + 1)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left) open.set(address, left)
      else open.delete(address)
    })
  })
}

interface Underway {
  began: number
  /** When it was last looked at. */
  looked: number
  /** Bytes of the connection that had come at the last look. */
  seen: number
}

function watchBodies(server: Server, { bodyMs, idleMs, minBytesPerSecond }: ConnectionLimits): void {
  const underway = new Map<IncomingMessage, Underway>()
  server.on('request', (request) => {
    if (request.complete) return
    const now = performance.now()
    underway.set(request, { began: now, looked: now, seen: request.socket.bytesRead })
    request.once('close', () => underway.delete(request))
  })
  // Looks with a pause between them, and not a timer for each: a process that was held up itself must not blame its askers.
  const timer = setInterval(() => {
    for (const [request, { began, looked, seen }] of underway) {
      const { socket, complete } = request
      const now = performance.now()
      const least = Math.max(1, (minBytesPerSecond * (now - looked)) / 1000)
      if (complete) underway.delete(request)
      // Nothing comes from whom we have asked to wait.
      else if (socket.isPaused()) underway.set(request, { began, looked: now, seen: socket.bytesRead })
      // It began just before this check.
      else if (now - looked < idleMs / 2) continue
      else if (socket.bytesRead - seen < least || (!isUpload(request) && now > began + bodyMs)) socket.destroy()
      else underway.set(request, { began, looked: now, seen: socket.bytesRead })
    }
  }, idleMs)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

const isUpload = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false
