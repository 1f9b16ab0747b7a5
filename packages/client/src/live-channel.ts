import { useSyncExternalStore } from 'react'
import { keepAliveTimeoutMs, keepLiveConnection, type Connection, type Heard } from './live-connection.ts'
import { session } from './session.ts'

export type { Connection }

/** That, or word that some of it was missed: whatever is on screen may be old. */
export type LiveUpdate = Heard | 'missed'

/** What the tab that holds the line tells the others of this browser. */
interface TabMessage {
  connection: Connection
  /** Numbers of the event before and of the last: who last heard of another one than that before has missed some. */
  before: string | undefined
  last: string | undefined
  event?: Heard
}

/** Milliseconds of silence of the tab with the line after which another takes it over, and between looks. */
const leaderTimeoutMs = 2 * keepAliveTimeoutMs
const leaderCheckIntervalMs = 15_000

export interface LiveChannel {
  /** Hears what happens to rows that this person may see, until what it returns is called. */
  start: (user: number) => () => void
  subscribe: (subscriber: (news: LiveUpdate) => void) => () => void
  connection: () => Connection
  watch: (watcher: () => void) => () => void
}

/**
 * The live channel as one tab has it. A browser holds one line, whatever the number of its tabs: it is kept by the tab that has
 * the lock, which passes on what it hears; when that tab goes, or is put to sleep, the next goes on from the last event. Where
 * browsers give no locks (plain http), every tab has a line of its own.
 */
export function createLiveChannel(): LiveChannel {
  const subscribers = new Set<(news: LiveUpdate) => void>()
  const watchers = new Set<() => void>()
  let connection: Connection = 'offline'
  let last: string | undefined
  let lastUser: number | undefined

  function report(next: Connection): void {
    if (next === connection) return
    connection = next
    for (const watcher of watchers) watcher()
  }

  /** A mistake of a subscriber is no reason to hang up: it goes where uncaught ones go. */
  function publish(news: LiveUpdate): void {
    for (const subscriber of subscribers)
      try {
        subscriber(news)
      } catch (error) {
        reportError(error)
      }
  }

  /** Holds the line; `tell` passes on to the other tabs. */
  const hold = (stopped: AbortSignal, tell: (told: TabMessage) => void) =>
    keepLiveConnection(stopped, {
      last: () => last,
      report: (next) => {
        report(next)
        tell({ connection, before: last, last })
      },
      hear: (id, event) => {
        const before = last
        if (id) last = id
        tell({ connection, before, last, ...(event && { event }) })
        if (event) publish(event)
      },
    })

  function share(user: number, stop: AbortSignal): void {
    const name = `press.live.${user}`
    const channel = new BroadcastChannel(name)
    const post: (message: TabMessage | 'who') => void = channel.postMessage.bind(channel)
    let leading = false
    let heardAt = Date.now()
    /** Ends the wait for the lock, to take it from who is asleep. */
    let waiting = new AbortController()

    const tell = (told: TabMessage): void => {
      // A tab that is on its way out has closed it.
      if (leading && !stop.aborted) post(told)
    }
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage | 'who'>) => {
      if (data === 'who') return tell({ connection, before: last, last })
      if (leading) return
      heardAt = Date.now()
      if (last !== undefined && last !== data.before) publish('missed')
      last = data.last
      report(data.connection)
      if (data.event) publish(data.event)
    })
    const wake = (): void => {
      const seen = globalThis.document?.visibilityState !== 'hidden'
      if (!leading && seen && Date.now() - heardAt > leaderTimeoutMs) waiting.abort()
    }
    const looks = setInterval(wake, leaderCheckIntervalMs)
    addEventListener('visibilitychange', wake)
    stop.addEventListener('abort', () => {
      clearInterval(looks)
      removeEventListener('visibilitychange', wake)
      channel.close()
    })

    const lead = async (how: LockOptions): Promise<void> => {
      const line = new AbortController()
      try {
        await navigator.locks.request(name, how, () => {
          leading = true
          return hold(AbortSignal.any([stop, line.signal]), tell)
        })
      } catch {
        // Another tab has taken over, or this one waits no longer.
      } finally {
        leading = false
        heardAt = Date.now()
        line.abort()
      }
    }
    const queue = async (): Promise<void> => {
      while (!stop.aborted && session.get().token) {
        waiting = new AbortController()
        await lead({ signal: AbortSignal.any([stop, waiting.signal]) })
        if (waiting.signal.aborted && !stop.aborted) await lead({ steal: true })
      }
    }
    report('connecting')
    post('who')
    void queue()
  }

  return {
    start: (user) => {
      // A new person must not be sent what the last one missed.
      if (user !== lastUser) last = undefined
      lastUser = user
      const stop = new AbortController()
      if (globalThis.navigator?.locks) share(user, stop.signal)
      else void hold(stop.signal, () => undefined)
      return () => {
        stop.abort()
        report('offline')
      }
    },
    subscribe: (subscriber) => {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    connection: () => connection,
    watch: (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}

export const liveChannel = createLiveChannel()

/** How things stand with the server, for the bar that says so. */
export const useConnection = (): Connection => useSyncExternalStore(liveChannel.watch, liveChannel.connection)
