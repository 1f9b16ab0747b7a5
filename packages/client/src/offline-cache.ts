import { useSyncExternalStore } from 'react'
import { unstable_serialize as nameOf, type Middleware, type State, type useSWRConfig } from 'swr'
import { isNetworkError } from './errors.ts'
import { liveChannel } from './live-channel.ts'
import { setReceivedAt, getReceivedAt } from './received-at.ts'
import { session } from './session.ts'

/** The maximum number of cached answers per person, and the number of writes between two cleanups. */
const maxCachedAnswers = 300
const cleanupEveryWrites = 30

const cacheNamePrefix = 'press.seen.'
const getCacheName = (user: number): string => `${cacheNamePrefix}${user}`
const getCacheUrl = (name: string): string => `/seen?${encodeURIComponent(name)}`

let writeCount = 0

/**
 * Caches an answer for the signed-in person. Does nothing if the browser has no room, or on plain http, where there is no cache.
 */
async function cacheAnswer(name: string, data: unknown, receivedAt: Date): Promise<void> {
  const user = session.get().user?.id
  if (user === undefined || !globalThis.caches) return
  try {
    const cache = await caches.open(getCacheName(user))
    await cache.put(getCacheUrl(name), Response.json(data, { headers: { date: receivedAt.toISOString() } }))
    writeCount += 1
    if (writeCount % cleanupEveryWrites === 0)
      for (const oldRequest of (await cache.keys()).slice(0, -maxCachedAnswers)) await cache.delete(oldRequest)
    // If the person has signed out meanwhile, deletes the answers again.
    if (session.get().user?.id !== user) await caches.delete(getCacheName(user))
  } catch {
    // Ignored, because caching is optional: only the offline view has less to show.
  }
}

/** Returns this person's last cached answer to a call; undefined if there is none. */
async function readCachedAnswer(name: string): Promise<{ data: unknown; receivedAt: Date } | undefined> {
  const user = session.get().user?.id
  if (user === undefined || !globalThis.caches) return undefined
  try {
    const response = await caches.match(getCacheUrl(name), { cacheName: getCacheName(user) })
    return (
      response && { data: (await response.json()) as unknown, receivedAt: new Date(response.headers.get('date') ?? 0) }
    )
  } catch {
    return undefined
  }
}

/** Deletes the cached answers of all people. */
export async function clearOfflineCache(): Promise<void> {
  if (!globalThis.caches) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(cacheNamePrefix)).map((name) => caches.delete(name)))
}

const watchers = new Set<() => void>()
let oldestAnswerAt: Date | undefined

function setOldestAnswerAt(time: Date | undefined): void {
  if (time === oldestAnswerAt) return
  oldestAnswerAt = time
  for (const watcher of watchers) watcher()
}

liveChannel.watchConnection(() => {
  if (liveChannel.getConnection() === 'live') setOldestAnswerAt(undefined)
})

const subscribe = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/**
 * Returns the time of the oldest cached answer on screen. Cached answers are shown while the server is unavailable; undefined if
 * none is shown.
 */
export const useStaleSince = (): Date | undefined => useSyncExternalStore(subscribe, () => oldestAnswerAt)

/**
 * SWR middleware that caches every answer in this browser. Without a connection it shows the last cached answer, together with the
 * error.
 */
export const offlineCacheMiddleware: Middleware = (useNext) => (key, fetcher, config) => {
  type Fetcher = (...args: unknown[]) => unknown
  const fetchAnswer = fetcher as Fetcher | null
  // At run time the middleware receives the complete config, but its type declares only a part.
  const { cache, mutate } = config as ReturnType<typeof useSWRConfig>
  const fetchWithCache: Fetcher = async (...args) => {
    const name = nameOf(key)
    try {
      const data = await fetchAnswer?.(...args)
      void cacheAnswer(name, data, getReceivedAt(data) ?? new Date())
      return data
    } catch (error) {
      const currentState = cache.get(name) as State | undefined
      const cachedAnswer =
        isNetworkError(error) && currentState?.data === undefined ? await readCachedAnswer(name) : undefined
      if (cachedAnswer) {
        setReceivedAt(cachedAnswer.data, cachedAnswer.receivedAt)
        setOldestAnswerAt(
          oldestAnswerAt && oldestAnswerAt < cachedAnswer.receivedAt ? oldestAnswerAt : cachedAnswer.receivedAt,
        )
        await mutate(key, cachedAnswer.data, { revalidate: false })
      }
      throw error
    }
  }
  return useNext(key, fetchAnswer && (fetchWithCache as typeof fetcher), config)
}
