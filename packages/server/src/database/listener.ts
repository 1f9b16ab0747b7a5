import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { createClient } from './client.ts'

export interface Listener {
  /** Calls `handler` with the payload of every notification on a channel. */
  on: (channel: string, handler: (payload: string) => void) => void
  /**
   * Calls `onConnected` whenever listening begins, also after each reconnection. Notifications that were sent before a reconnection
   * are lost.
   */
  onConnect: (onConnected: () => void) => void
  /** Whether the process is listening. False from the moment a lost connection is noticed until the process listens again. */
  isListening: () => boolean
  /** Resolves when the process listens for the first time. */
  start: () => Promise<void>
  stop: () => Promise<void>
}

/** The number of milliseconds between two attempts to reconnect. */
const reconnectDelayMs = 500
/**
 * The interval and the timeout of the keep-alive query, in milliseconds. The query is needed because a connection can break without
 * an error.
 */
const keepAliveIntervalMs = 10_000

/** Creates the process's only connection that receives notifications from the transactions of all processes (LISTEN). */
export function createListener(url: string, log: FastifyBaseLogger): Listener {
  const channels = new Map<string, ((payload: string) => void)[]>()
  const connectHandlers: (() => void)[] = []
  let client: pg.Client | undefined
  let isStopped = false
  let retryTimer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const newClient = createClient(url, {
      application_name: 'press listener',
      keepAlive: true,
      query_timeout: keepAliveIntervalMs,
    })
    newClient.on('end', () => {
      if (client !== newClient) return
      client = undefined
      if (isStopped) return
      log.warn('the event listener lost its database connection')
      retryTimer = setTimeout(reconnect, reconnectDelayMs)
    })
    newClient.on('notification', ({ channel, payload = '' }) => {
      for (const handler of channels.get(channel) ?? []) handler(payload)
    })
    await newClient.connect()
    for (const channel of channels.keys()) await newClient.query(`listen ${pg.escapeIdentifier(channel)}`)
    if (isStopped) return newClient.end()
    client = newClient
    startKeepAlive(newClient)
    for (const onConnected of connectHandlers) onConnected()
  }

  function reconnect(): void {
    connect().catch((error: unknown) => {
      log.debug({ err: error }, 'the event listener cannot reach the database')
      if (!isStopped) retryTimer = setTimeout(reconnect, reconnectDelayMs)
    })
  }

  return {
    on: (channel, handler) => void channels.set(channel, [...(channels.get(channel) ?? []), handler]),
    onConnect: (onConnected) => void connectHandlers.push(onConnected),
    isListening: () => client !== undefined,
    start: connect,
    stop: async () => {
      isStopped = true
      clearTimeout(retryTimer)
      await client?.end()
    },
  }
}

/** Sends a periodic keep-alive query. A connection that does not answer is closed and reopened. */
function startKeepAlive(client: pg.Client): void {
  const keepAliveTimer = setInterval(() => {
    client.query('select').catch(() => client.end().catch(() => undefined))
  }, keepAliveIntervalMs)
  keepAliveTimer.unref()
  client.once('end', () => clearInterval(keepAliveTimer))
}
