import { createServer, connect, type Server, type Socket } from 'node:net'
import { port } from './addresses.ts'

/** A proxy to the test's press. A test can interrupt its connections, as a network failure does. */
export interface ProxyConnection {
  /** The address of the staff portal through this connection. */
  url: string
  /**
   * Passes this many bytes of each connection to the press and holds back the rest. Resolves when a connection has reached the
   * limit.
   */
  holdAfter: (bytes: number) => Promise<void>
  /** Breaks every open connection and refuses new connections. */
  disconnect: () => void
  reconnect: () => void
  close: () => Promise<void>
}

/** Opens a proxy connection for each portal. The number is added to the ports of the test's press. */
export async function openProxy(portOffset: number): Promise<ProxyConnection> {
  const sockets = new Set<Socket>()
  let isConnected = true
  let maxForwardedBytes = Number.POSITIVE_INFINITY
  let onLimitReached: (() => void) | undefined

  const forwardConnection = (clientSocket: Socket, target: number) => {
    if (!isConnected) return clientSocket.destroy()
    const serverSocket = connect(target, '127.0.0.1')
    let forwardedBytes = 0
    const closeSockets = () => {
      clientSocket.destroy()
      serverSocket.destroy()
      sockets.delete(clientSocket)
    }
    sockets.add(clientSocket)
    for (const socket of [clientSocket, serverSocket]) socket.on('error', closeSockets).on('close', closeSockets)
    serverSocket.pipe(clientSocket)
    clientSocket.on('data', (bytes) => {
      forwardedBytes += bytes.length
      serverSocket.write(bytes)
      if (forwardedBytes <= maxForwardedBytes) return
      clientSocket.pause()
      onLimitReached?.()
    })
  }
  const servers = await Promise.all(
    [0, 1, 2].map(
      (offset) =>
        new Promise<Server>((resolve, reject) => {
          const server = createServer((socket) => forwardConnection(socket, port + offset))
          server.once('error', reject)
          server.listen(port + portOffset + offset, '127.0.0.1', () => resolve(server))
        }),
    ),
  )
  const cut = () => {
    isConnected = false
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${port + portOffset}`,
    holdAfter: (bytes) => {
      maxForwardedBytes = bytes
      return new Promise((resolve) => (onLimitReached = resolve))
    },
    disconnect: cut,
    reconnect: () => {
      isConnected = true
      maxForwardedBytes = Number.POSITIVE_INFINITY
    },
    close: async () => {
      cut()
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
    },
  }
}
