import type { LiveEvent, TypingEvent } from '@press/contract'
import { pipeText, createEventParser } from './event-stream.ts'
import { api, buildUrl } from './http.ts'
import { session } from './session.ts'

export type Connection = 'offline' | 'connecting' | 'live'

/** The content of a live message: a changed row, or the information that someone is typing. */
export type LiveMessage = LiveEvent | TypingEvent

/** Silence after which a connection counts as dead, in ms. The server sends a keep-alive every 20 seconds. */
export const keepAliveTimeoutMs = 45_000

interface LiveConnectionHandlers {
  /** Returns the id of the last received event, so that the server sends only later events. */
  readLastEventId: () => string | undefined
  /** Receives the connection state. It is called again with every keep-alive. */
  reportConnection: (connection: Connection) => void
  handleMessage: (id: string | undefined, event: LiveMessage | undefined) => void
}

async function receiveEvents(
  stopSignal: AbortSignal,
  { readLastEventId: getLastEventId, reportConnection: reportState, handleMessage: onMessage }: LiveConnectionHandlers,
): Promise<void> {
  const connectionController = new AbortController()
  const abortConnection = () => connectionController.abort()
  let silenceTimer = setTimeout(abortConnection, keepAliveTimeoutMs)
  // Hangs up when the network is lost, because the browser may keep a dead connection open.
  addEventListener('offline', abortConnection)
  try {
    const lastEventId = getLastEventId()
    const { body } = await api(buildUrl('GET /api/live'), {
      headers: { Accept: 'text/event-stream', ...(lastEventId && { 'Last-Event-ID': lastEventId }) },
      // Turns off the timeout, because the connection stays open as long as data arrives. Only the loop below reopens it.
      totalTimeout: false,
      retry: 0,
      signal: AbortSignal.any([stopSignal, connectionController.signal]),
    })
    if (!body) return
    const parseChunk = createEventParser(({ id, data }) =>
      onMessage(id, data ? (JSON.parse(data) as LiveMessage) : undefined),
    )
    reportState('live')
    await pipeText(body, (text) => {
      clearTimeout(silenceTimer)
      silenceTimer = setTimeout(abortConnection, keepAliveTimeoutMs)
      parseChunk(text)
      reportState('live')
    })
  } finally {
    clearTimeout(silenceTimer)
    removeEventListener('offline', abortConnection)
  }
}

/** Keeps a connection to the server open until stopped or signed out. Reconnects with growing pauses and requests missed events. */
export async function keepLiveConnection(stopSignal: AbortSignal, handlers: LiveConnectionHandlers): Promise<void> {
  let failures = 0
  while (!stopSignal.aborted && session.get().token) {
    handlers.reportConnection('connecting')
    try {
      await receiveEvents(stopSignal, handlers)
      failures = 0
    } catch {
      // A lost connection is expected here. The connection bar shows the loss, and the loop retries.
      failures += 1
    }
    if (stopSignal.aborted) return
    handlers.reportConnection('offline')
    await pause(Math.min(10_000, 500 * 2 ** Math.min(failures, 5)) * (0.75 + Math.random() / 2), stopSignal)
  }
}

/** Waits for the given time, or until the browser is online again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      removeEventListener('online', finish)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, milliseconds)
    addEventListener('online', finish)
    signal.addEventListener('abort', finish)
  })
}
