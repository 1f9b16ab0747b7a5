import { useSyncExternalStore } from 'react'
import { keepAliveTimeoutMs, keepLiveConnection, type Connection, type LiveMessage } from './live-connection.ts'
import { session } from './session.ts'

export type { Connection }

/** An update, or `missed`. `missed` means that updates were lost, so anything on screen may be outdated. */
export type LiveUpdate = LiveMessage | 'missed'

/** A message from the leader tab, which holds the connection, to the other tabs of this browser. */
interface TabMessage {
  connection: Connection
  /** Ids of the last two events, in order. If a tab's own last id differs from `before`, the tab has missed events. */
  before: string | undefined
  last: string | undefined
  event?: LiveMessage
}

/** How long the leader tab may be silent before another tab takes over, and the interval of this check, in ms. */
const leaderTimeoutMs = 2 * keepAliveTimeoutMs
const leaderCheckIntervalMs = 15_000

export interface LiveChannel {
  /** Starts to receive changes of the rows that this person may see. The returned function stops it. */
  start: (user: number) => () => void
  subscribe: (subscriber: (update: LiveUpdate) => void) => () => void
  getConnection: () => Connection
  watchConnection: (watcher: () => void) => () => void
}

/**
 * Creates the live channel of one tab. A browser has one connection for all tabs. The tab that has the lock keeps the connection
 * and sends its events to the other tabs. When that tab closes or is suspended, another tab continues from the last event. Without
 * browser locks (plain http), every tab has a separate connection.
 */
export function createLiveChannel(): LiveChannel {
  const subscribers = new Set<(update: LiveUpdate) => void>()
  const watchers = new Set<() => void>()
  let connection: Connection = 'offline'
  let lastEventId: string | undefined
  let lastUser: number | undefined

  function setConnection(next: Connection): void {
    if (next === connection) return
    connection = next
    for (const watcher of watchers) watcher()
  }

  /**
   * Passes an update to all subscribers. An error in a subscriber does not close the connection; it is reported as an uncaught
   * error.
   */
  function publishUpdate(update: LiveUpdate): void {
    for (const subscriber of subscribers)
      try {
        subscriber(update)
      } catch (error) {
        reportError(error)
      }
  }

  /** Keeps the connection open. `broadcast` sends its messages to the other tabs. */
  const holdConnection = (stopSignal: AbortSignal, broadcast: (message: TabMessage) => void) =>
    keepLiveConnection(stopSignal, {
      readLastEventId: () => lastEventId,
      reportConnection: (next) => {
        setConnection(next)
        broadcast({ connection, before: lastEventId, last: lastEventId })
      },
      handleMessage: (id, event) => {
        const previousEventId = lastEventId
        if (id) lastEventId = id
        broadcast({ connection, before: previousEventId, last: lastEventId, ...(event && { event }) })
        if (event) publishUpdate(event)
      },
    })

  function joinSharedConnection(user: number, stopSignal: AbortSignal): void {
    const name = `press.live.${user}`
    const channel = new BroadcastChannel(name)
    const post: (message: TabMessage | 'who') => void = channel.postMessage.bind(channel)
    let isLeader = false
    let lastMessageAt = Date.now()
    /** Aborts the wait for the lock, so that this tab can steal the lock from a suspended tab. */
    let waitController = new AbortController()

    const broadcast = (tabMessage: TabMessage): void => {
      // Posts only while the tab is open, because a closing tab has already closed the channel.
      if (isLeader && !stopSignal.aborted) post(tabMessage)
    }
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage | 'who'>) => {
      if (data === 'who') return broadcast({ connection, before: lastEventId, last: lastEventId })
      if (isLeader) return
      lastMessageAt = Date.now()
      if (lastEventId !== undefined && lastEventId !== data.before) publishUpdate('missed')
      lastEventId = data.last
      setConnection(data.connection)
      if (data.event) publishUpdate(data.event)
    })
    const checkLeader = (): void => {
      const isVisible = globalThis.document?.visibilityState !== 'hidden'
      if (!isLeader && isVisible && Date.now() - lastMessageAt > leaderTimeoutMs) waitController.abort()
    }
    const checkTimer = setInterval(checkLeader, leaderCheckIntervalMs)
    addEventListener('visibilitychange', checkLeader)
    stopSignal.addEventListener('abort', () => {
      clearInterval(checkTimer)
      removeEventListener('visibilitychange', checkLeader)
      channel.close()
    })

    const becomeLeader = async (lockOptions: LockOptions): Promise<void> => {
      const connectionController = new AbortController()
      try {
        await navigator.locks.request(name, lockOptions, () => {
          isLeader = true
          return holdConnection(AbortSignal.any([stopSignal, connectionController.signal]), broadcast)
        })
      } catch {
        // Another tab has taken over, or this tab has stopped waiting.
      } finally {
        isLeader = false
        lastMessageAt = Date.now()
        connectionController.abort()
      }
    }
    const waitForLeadership = async (): Promise<void> => {
      while (!stopSignal.aborted && session.get().token) {
        waitController = new AbortController()
        await becomeLeader({ signal: AbortSignal.any([stopSignal, waitController.signal]) })
        if (waitController.signal.aborted && !stopSignal.aborted) await becomeLeader({ steal: true })
      }
    }
    setConnection('connecting')
    post('who')
    void waitForLeadership()
  }

  return {
    start: (user) => {
      // A newly signed-in person must not receive the events that the previous person missed.
      if (user !== lastUser) lastEventId = undefined
      lastUser = user
      const stopController = new AbortController()
      if (globalThis.navigator?.locks) joinSharedConnection(user, stopController.signal)
      else void holdConnection(stopController.signal, () => undefined)
      return () => {
        stopController.abort()
        setConnection('offline')
      }
    },
    subscribe: (subscriber) => {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    getConnection: () => connection,
    watchConnection: (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}

export const liveChannel = createLiveChannel()

/** Returns the state of the connection to the server, for the connection bar. */
export const useConnection = (): Connection =>
  useSyncExternalStore(liveChannel.watchConnection, liveChannel.getConnection)
