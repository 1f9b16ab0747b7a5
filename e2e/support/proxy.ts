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
  cut: () => void
  mend: () => void
  close: () => Promise<void>
}

/** Opens a proxy connection for each portal. The number is added to the ports of the test's press. */
export async function openProxy(above: number): Promise<ProxyConnection> {
  const sockets = new Set<Socket>()
  let isConnected = true
  let allowance = Number.POSITIVE_INFINITY
  let onHold: (() => void) | undefined

  const carry = (clientSocket: Socket, target: number) => {
    if (!isConnected) return clientSocket.destroy()
    const serverSocket = connect(target, '127.0.0.1')
    let passed = 0
    const end = () => {
      clientSocket.destroy()
      serverSocket.destroy()
      sockets.delete(clientSocket)
    }
    sockets.add(clientSocket)
    for (const socket of [clientSocket, serverSocket]) socket.on('error', end).on('close', end)
    serverSocket.pipe(clientSocket)
    clientSocket.on('data', (bytes) => {
      passed += bytes.length
      serverSocket.write(bytes)
      if (passed <= allowance) return
      clientSocket.pause()
      onHold?.()
    })
  }
  const servers = await Promise.all(
    [0, 1, 2].map(
      (offset) =>
        new Promise<Server>((resolve, reject) => {
          const server = createServer((socket) => carry(socket, port + offset))
          server.once('error', reject)
          server.listen(port + above + offset, '127.0.0.1', () => resolve(server))
        }),
    ),
  )
  const cut = () => {
    isConnected = false
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${port + above}`,
    holdAfter: (bytes) => {
      allowance = bytes
      return new Promise((resolve) => (onHold = resolve))
    },
    cut,
    mend: () => {
      isConnected = true
      allowance = Number.POSITIVE_INFINITY
    },
    close: async () => {
      cut()
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
    },
  }
}
