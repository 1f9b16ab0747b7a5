import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { OperatorError } from '../config.ts'
import { connectionLimits, guardConnections, type ConnectionLimits } from './connections.ts'

export interface ServerHandle {
  /** Stops accepting connections, and resolves once the pending requests have a response. */
  close: () => Promise<void>
}

/** Makes one application listen on several consecutive ports. If one port is taken, listens on none. */
export async function listen(
  app: FastifyInstance,
  basePort: number,
  portCount: number,
  limits: Partial<ConnectionLimits> = {},
): Promise<ServerHandle> {
  await app.ready()
  const servers: ServerHandle[] = []
  const close = async (): Promise<void> => {
    await Promise.all(servers.map((one) => one.close()))
  }
  try {
    for (let port = basePort; port < basePort + portCount; port += 1)
      servers.push(await listenOn(app, port, { ...connectionLimits, ...limits }))
    return { close }
  } catch (error) {
    await close()
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    const { port } = error as { port?: number }
    throw new OperatorError(`Port ${port} is in use; set PRESS_PORT to the first of ${portCount} free ports in a row.`)
  }
}

function listenOn(app: FastifyInstance, port: number, limits: ConnectionLimits): Promise<ServerHandle> {
  const options = {
    // The timeout is longer than proxies keep a connection open.
    keepAliveTimeout: 72_000,
    headersTimeout: limits.headMs,
    requestTimeout: limits.uploadMs,
    connectionsCheckingInterval: Math.min(5_000, limits.headMs),
  }
  const server = createServer(options, (request, response) => app.routing(request, response))
  guardConnections(server, limits)
  const close = createGracefulClose(server)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve({ close }))
  })
}

/** The time in milliseconds that a closing server waits for more bytes of an incomplete request. */
const silenceMs = 400

/**
 * Returns a function that closes a server once its requests have ended. Does not wait for open connections without a request,
 * because browsers open some in advance and keep them. Node would also wait for connections without a request, or with a stalled
 * request.
 */
function createGracefulClose(server: Server): () => Promise<void> {
  const idleSockets = new Set<Socket>()
  const incomingRequests = new Set<IncomingMessage>()
  let isClosing = false
  server.on('connection', (socket) => {
    idleSockets.add(socket)
    socket.on('close', () => idleSockets.delete(socket))
  })
  server.on('request', (request, response) => {
    const { socket } = request
    idleSockets.delete(socket)
    if (!request.complete) {
      incomingRequests.add(request)
      request.once('close', () => incomingRequests.delete(request))
    }
    response.on('close', () => {
      if (isClosing) socket.end()
      else if (!socket.destroyed) idleSockets.add(socket)
    })
  })
  return () =>
    new Promise((resolve) => {
      isClosing = true
      for (const socket of idleSockets) socket.destroy()
      const lastBytesRead = new Map<IncomingMessage, number>()
      const watchTimer = setInterval(() => {
        for (const request of incomingRequests) {
          const { complete, socket } = request
          if (complete) incomingRequests.delete(request)
          else if (lastBytesRead.get(request) === socket.bytesRead && !socket.isPaused()) socket.destroy()
          else lastBytesRead.set(request, socket.bytesRead)
        }
      }, silenceMs)
      server.close(() => {
        clearInterval(watchTimer)
        resolve()
      })
    })
}
