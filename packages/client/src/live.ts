import type { LiveEvent } from '@press/contract'
import { useSyncExternalStore } from 'react'
import { feedFrom, readEvents, type StreamMessage } from './eventStream.ts'
import { api, urlOf } from './http.ts'
import { session } from './session.ts'

export type Connection = 'offline' | 'connecting' | 'live'

const subscribers = new Set<(event: LiveEvent) => void>()
const watchers = new Set<() => void>()
let connection: Connection = 'offline'
let lastId: string | undefined

function report(next: Connection): void {
  if (next === connection) return
  connection = next
  for (const watcher of watchers) watcher()
}

/** Milliseconds of silence after which a line counts as dead; the server gives a sign of life every 20 seconds. */
const deaf = 45_000

async function listen(stopped: AbortSignal): Promise<void> {
  const line = new AbortController()
  const hangUp = () => line.abort()
  let silence = setTimeout(hangUp, deaf)
  // A browser that has lost its network may keep a dead connection open.
  addEventListener('offline', hangUp)
  try {
    const { body } = await api(urlOf('GET /api/live'), {
      headers: { Accept: 'text/event-stream', ...(lastId && { 'Last-Event-ID': lastId }) },
      // Open for as long as it is heard of, and opened again by the loop below alone.
      totalTimeout: false,
      retry: 0,
      signal: AbortSignal.any([stopped, line.signal]),
    })
    if (!body) return
    report('live')
    const feed = readEvents(hear)
    await feedFrom(body, (text) => {
      clearTimeout(silence)
      silence = setTimeout(hangUp, deaf)
      feed(text)
    })
  } finally {
    clearTimeout(silence)
    removeEventListener('offline', hangUp)
  }
}

function hear({ id, data }: StreamMessage): void {
  if (id) lastId = id
  if (!data) return
  const event = JSON.parse(data) as LiveEvent
  for (const subscriber of subscribers) tell(subscriber, event)
}

/** A mistake of a subscriber is no reason to hang up: it goes where uncaught ones go. */
function tell(subscriber: (event: LiveEvent) => void, event: LiveEvent): void {
  try {
    subscriber(event)
  } catch (error) {
    reportError(error)
  }
}

/** Keeps the live channel open until stopped: reconnects with growing pauses and asks for what was missed. */
export function startLive(): () => void {
  const stop = new AbortController()
  let failures = 0
  const run = async () => {
    while (!stop.signal.aborted && session.get().token) {
      report('connecting')
      try {
        await listen(stop.signal)
        failures = 0
      } catch {
        // A lost connection is the ordinary case here; the bar on top says so and the loop tries again.
        failures += 1
      }
      if (stop.signal.aborted) break
      report('offline')
      await pause(Math.min(10_000, 500 * 2 ** Math.min(failures, 5)) * (0.75 + Math.random() / 2), stop.signal)
    }
    report('offline')
  }
  void run()
  return () => stop.abort()
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

export const live = {
  subscribe: (subscriber: (event: LiveEvent) => void): (() => void) => {
    subscribers.add(subscriber)
    return () => subscribers.delete(subscriber)
  },
  /** A new person must not be sent what the last one missed. */
  forget: (): void => {
    lastId = undefined
  },
}

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** How things stand with the server, for the bar that says so. */
export const useConnection = (): Connection => useSyncExternalStore(watch, () => connection)
