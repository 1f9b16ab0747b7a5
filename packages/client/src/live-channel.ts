import { useSyncExternalStore } from 'react'
import { keepAliveTimeoutMs, keepLiveConnection, type Connection, type Heard } from './live-connection.ts'
import { session } from './session.ts'

export type { Connection }

/** An update, or `missed`. `missed` means that updates were lost, so anything on screen may be outdated. */
export type LiveUpdate = Heard | 'missed'

/** A message from the leader tab, which holds the connection, to the other tabs of this browser. */
interface TabMessage {
  connection: Connection
  /** Ids of the last two events, in order. If a tab's own last id differs from `before`, the tab has missed events. */
  before: string | undefined
  last: string | undefined
  event?: Heard
}

/** How long the leader tab may be silent before another tab takes over, and the interval of this check, in ms. */
const leaderTimeoutMs = 2 * keepAliveTimeoutMs
const leaderCheckIntervalMs = 15_000

export interface LiveChannel {
  /** Starts to receive changes of the rows that this person may see. The returned function stops it. */
  start: (user: number) => () => void
  subscribe: (subscriber: (news: LiveUpdate) => void) => () => void
  connection: () => Connection
  watch: (watcher: () => void) => () => void
}

/**
 * Creates the live channel of one tab. A browser has one connection for all tabs. The tab that has the lock keeps the connection
 * and sends its events to the other tabs. When that tab closes or is suspended, another tab continues from the last event. Without
 * browser locks (plain http), every tab has a separate connection.
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

  /**
   * Passes an update to all subscribers. An error in a subscriber does not close the connection; it is reported as an uncaught
   * error.
   */
  function publish(news: LiveUpdate): void {
    for (const subscriber of subscribers)
      try {
        subscriber(news)
      } catch (error) {
        reportError(error)
      }
  }

  /** Keeps the connection open. `broadcast` sends its messages to the other tabs. */
  const holdConnection = (stopped: AbortSignal, broadcast: (told: TabMessage) => void) =>
    keepLiveConnection(stopped, {
      last: () => last,
      report: (next) => {
        report(next)
        broadcast({ connection, before: last, last })
      },
      hear: (id, event) => {
        const before = last
        if (id) last = id
        broadcast({ connection, before, last, ...(event && { event }) })
        if (event) publish(event)
      },
    })

  function share(user: number, stop: AbortSignal): void {
    const name = `press.live.${user}`
    const channel = new BroadcastChannel(name)
    const post: (message: TabMessage | 'who') => void = channel.postMessage.bind(channel)
    let leading = false
    let lastMessageAt = Date.now()
    /** Aborts the wait for the lock, so that this tab can steal the lock from a suspended tab. */
    let waitController = new AbortController()

    const broadcast = (tabMessage: TabMessage): void => {
      // Posts only while the tab is open, because a closing tab has already closed the channel.
      if (leading && !stop.aborted) post(tabMessage)
    }
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage | 'who'>) => {
      if (data === 'who') return broadcast({ connection, before: last, last })
      if (leading) return
      lastMessageAt = Date.now()
      if (last !== undefined && last !== data.before) publish('missed')
      last = data.last
      report(data.connection)
      if (data.event) publish(data.event)
    })
    const wake = (): void => {
      const isVisible = globalThis.document?.visibilityState !== 'hidden'
      if (!leading && isVisible && Date.now() - lastMessageAt > leaderTimeoutMs) waitController.abort()
    }
    const checkTimer = setInterval(wake, leaderCheckIntervalMs)
    addEventListener('visibilitychange', wake)
    stop.addEventListener('abort', () => {
      clearInterval(checkTimer)
      removeEventListener('visibilitychange', wake)
      channel.close()
    })

    const lead = async (how: LockOptions): Promise<void> => {
      const line = new AbortController()
      try {
        await navigator.locks.request(name, how, () => {
          leading = true
          return holdConnection(AbortSignal.any([stop, line.signal]), broadcast)
        })
      } catch {
        // Another tab has taken over, or this tab has stopped waiting.
      } finally {
        leading = false
        lastMessageAt = Date.now()
        line.abort()
      }
    }
    const queue = async (): Promise<void> => {
      while (!stop.aborted && session.get().token) {
        waitController = new AbortController()
        await lead({ signal: AbortSignal.any([stop, waitController.signal]) })
        if (waitController.signal.aborted && !stop.aborted) await lead({ steal: true })
      }
    }
    report('connecting')
    post('who')
    void queue()
  }

  return {
    start: (user) => {
      // A newly signed-in person must not receive the events that the previous person missed.
      if (user !== lastUser) last = undefined
      lastUser = user
      const stop = new AbortController()
      if (globalThis.navigator?.locks) share(user, stop.signal)
      else void holdConnection(stop.signal, () => undefined)
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

/** Returns the state of the connection to the server, for the connection bar. */
export const useConnection = (): Connection => useSyncExternalStore(liveChannel.watch, liveChannel.connection)
