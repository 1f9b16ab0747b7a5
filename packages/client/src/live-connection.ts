import type { LiveEvent, TypingEvent } from '@press/contract'
import { pipeText, createEventParser } from './event-stream.ts'
import { api, buildUrl } from './http.ts'
import { session } from './session.ts'

export type Connection = 'offline' | 'connecting' | 'live'

/** The content of a live message: a changed row, or the information that someone is typing. */
export type Heard = LiveEvent | TypingEvent

/** Silence after which a connection counts as dead, in ms. The server sends a keep-alive every 20 seconds. */
export const keepAliveTimeoutMs = 45_000

interface LiveConnectionHandlers {
  /** Returns the id of the last received event, so that the server sends only later events. */
  last: () => string | undefined
  /** Receives the connection state. It is called again with every keep-alive. */
  report: (connection: Connection) => void
  hear: (id: string | undefined, event: Heard | undefined) => void
}

async function listen(stopped: AbortSignal, { last, report, hear }: LiveConnectionHandlers): Promise<void> {
  const line = new AbortController()
  const hangUp = () => line.abort()
  let silence = setTimeout(hangUp, keepAliveTimeoutMs)
  // Hangs up when the network is lost, because the browser may keep a dead connection open.
  addEventListener('offline', hangUp)
  try {
    const since = last()
    const { body } = await api(buildUrl('GET /api/live'), {
      headers: { Accept: 'text/event-stream', ...(since && { 'Last-Event-ID': since }) },
      // Turns off the timeout, because the connection stays open as long as data arrives. Only the loop below reopens it.
      totalTimeout: false,
      retry: 0,
      signal: AbortSignal.any([stopped, line.signal]),
    })
    if (!body) return
    const feed = createEventParser(({ id, data }) => hear(id, data ? (JSON.parse(data) as Heard) : undefined))
    report('live')
    await pipeText(body, (text) => {
      clearTimeout(silence)
      silence = setTimeout(hangUp, keepAliveTimeoutMs)
      feed(text)
      report('live')
    })
  } finally {
    clearTimeout(silence)
    removeEventListener('offline', hangUp)
  }
}

/** Keeps a connection to the server open until stopped or signed out. Reconnects with growing pauses and requests missed events. */
export async function keepLiveConnection(stopped: AbortSignal, ends: LiveConnectionHandlers): Promise<void> {
  let failures = 0
  while (!stopped.aborted && session.get().token) {
    ends.report('connecting')
    try {
      await listen(stopped, ends)
      failures = 0
    } catch {
      // A lost connection is expected here. The connection bar shows the loss, and the loop retries.
      failures += 1
    }
    if (stopped.aborted) return
    ends.report('offline')
    await pause(Math.min(10_000, 500 * 2 ** Math.min(failures, 5)) * (0.75 + Math.random() / 2), stopped)
  }
}

/** Waits for the given time, or until the browser is online again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
