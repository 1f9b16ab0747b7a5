import type { LiveEvent, TypingEvent } from '@press/contract'
import { pipeText, createEventParser } from './event-stream.ts'
import { api, buildUrl } from './http.ts'
import { session } from './session.ts'

export type Connection = 'offline' | 'connecting' | 'live'

/** What the line brings: that a row has changed, or that somebody is writing just now. */
export type Heard = LiveEvent | TypingEvent

/** Milliseconds of silence after which a line counts as dead; the server gives a sign of life every 20 seconds. */
export const keepAliveTimeoutMs = 45_000

interface LiveConnectionHandlers {
  /** Number of the last event that was heard of: the server tells what was missed since. */
  last: () => string | undefined
  /** Hears how things stand, and again with every sign of life. */
  report: (connection: Connection) => void
  hear: (id: string | undefined, event: Heard | undefined) => void
}

async function listen(stopped: AbortSignal, { last, report, hear }: LiveConnectionHandlers): Promise<void> {
  const line = new AbortController()
  const hangUp = () => line.abort()
  let silence = setTimeout(hangUp, keepAliveTimeoutMs)
  // A browser that has lost its network may keep a dead connection open.
  addEventListener('offline', hangUp)
  try {
    const since = last()
    const { body } = await api(buildUrl('GET /api/live'), {
      headers: { Accept: 'text/event-stream', ...(since && { 'Last-Event-ID': since }) },
      // Open for as long as it is heard of, and opened again by the loop below alone.
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

/** Keeps a line to the server open until stopped or signed out: reconnects with growing pauses and asks for what was missed. */
export async function keepLiveConnection(stopped: AbortSignal, ends: LiveConnectionHandlers): Promise<void> {
  let failures = 0
  while (!stopped.aborted && session.get().token) {
    ends.report('connecting')
    try {
      await listen(stopped, ends)
      failures = 0
    } catch {
      // A lost connection is the ordinary case here; the bar on top says so and the loop tries again.
      failures += 1
    }
    if (stopped.aborted) return
    ends.report('offline')
    await pause(Math.min(10_000, 500 * 2 ** Math.min(failures, 5)) * (0.75 + Math.random() / 2), stopped)
  }
}

/** Waits, but no longer than until the browser says that it is online again. */
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
