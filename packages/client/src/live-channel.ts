import { useSyncExternalStore } from 'react'
import { keepAliveTimeoutMs, keepLiveConnection, type Connection, type Heard } from './live-connection.ts'
import { session } from './session.ts'

export type { Connection }

/** An update, or `missed`: some were lost, so anything on screen may be outdated. */
export type LiveUpdate = Heard | 'missed'

/** What the leader tab, which holds the connection, sends to the other tabs of this browser. */
interface TabMessage {
  connection: Connection
  /** Ids of the previous and of the last event. A tab whose own last id differs from `before` has missed events. */
  before: string | undefined
  last: string | undefined
  event?: Heard
}

/** How long the leader tab may be silent before another tab takes over, and the interval of this check, in ms. */
const leaderTimeoutMs = 2 * keepAliveTimeoutMs
const leaderCheckIntervalMs = 15_000

export interface LiveChannel {
  /** Starts receiving changes of rows that this person may see. The returned function stops. */
  start: (user: number) => () => void
  subscribe: (subscriber: (news: LiveUpdate) => void) => () => void
  connection: () => Connection
  watch: (watcher: () => void) => () => void
}

/**
 * Creates the live channel of one tab. A browser has one connection for all tabs: the tab with the lock holds it and passes events
 * on. When that tab closes or is suspended, the next tab continues from the last event. Without browser locks (plain http), every
 * tab has its own connection.
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

  /** An error in a subscriber does not close the connection: it is reported as uncaught. */
  function publish(news: LiveUpdate): void {
    for (const subscriber of subscribers)
      try {
        subscriber(news)
      } catch (error) {
        reportError(error)
      }
  }

  /** Holds the connection; `broadcast` passes messages to the other tabs. */
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
    /** Aborts the wait for the lock, to take it from a suspended tab. */
    let waitController = new AbortController()

    const broadcast = (tabMessage: TabMessage): void => {
      // A closing tab has already closed the channel.
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
      // A new person must not receive the events that the previous person missed.
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
