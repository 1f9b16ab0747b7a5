import { useSyncExternalStore } from 'react'
import { unstable_serialize as nameOf, type Middleware, type State, type useSWRConfig } from 'swr'
import { isNetworkError } from './errors.ts'
import { liveChannel } from './live-channel.ts'
import { setReceivedAt, getReceivedAt } from './received-at.ts'
import { session } from './session.ts'

/** Answers that are kept of one person, the latest; and how many come until older ones are looked for. */
const maxCachedAnswers = 300
const cleanupEveryWrites = 30

const prefix = 'press.seen.'
const placeOf = (user: number): string => `${prefix}${user}`
const addressOf = (name: string): string => `/seen?${encodeURIComponent(name)}`

let put = 0

/** Keeps an answer for the person who is signed in. Browsers keep nothing where there is no room, or on plain http. */
async function keep(name: string, data: unknown, at: Date): Promise<void> {
  const user = session.get().user?.id
  if (user === undefined || !globalThis.caches) return
  try {
    const cache = await caches.open(placeOf(user))
    await cache.put(addressOf(name), Response.json(data, { headers: { date: at.toISOString() } }))
    put += 1
    if (put % cleanupEveryWrites === 0)
      for (const old of (await cache.keys()).slice(0, -maxCachedAnswers)) await cache.delete(old)
    // Who has signed out meanwhile leaves nothing behind.
    if (session.get().user?.id !== user) await caches.delete(placeOf(user))
  } catch {
    // Then there is less to show where there is no line, and nothing else.
  }
}

/** What this person was answered last; undefined when they never were, or it is not kept any more. */
async function recall(name: string): Promise<{ data: unknown; at: Date } | undefined> {
  const user = session.get().user?.id
  if (user === undefined || !globalThis.caches) return undefined
  try {
    const found = await caches.match(addressOf(name), { cacheName: placeOf(user) })
    return found && { data: (await found.json()) as unknown, at: new Date(found.headers.get('date') ?? 0) }
  } catch {
    return undefined
  }
}

/** Forgets what was seen here, by whomever. */
export async function clearOfflineCache(): Promise<void> {
  if (!globalThis.caches) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)))
}

const watchers = new Set<() => void>()
let oldest: Date | undefined

function show(since: Date | undefined): void {
  if (since === oldest) return
  oldest = since
  for (const watcher of watchers) watcher()
}

liveChannel.watch(() => {
  if (liveChannel.connection() === 'live') show(undefined)
})

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Of when the oldest is of what stands on screen in place of answers that could not be had; undefined while none does. */
export const useStaleSince = (): Date | undefined => useSyncExternalStore(watch, () => oldest)

/**
 * Middleware of SWR: keeps every answer in this browser, and where there is no line shows what was answered last, beside the error
 * that says so.
 */
export const offlineCacheMiddleware: Middleware = (useNext) => (key, fetcher, config) => {
  type Fetcher = (...asked: unknown[]) => unknown
  const ask = fetcher as Fetcher | null
  // What middleware is given is whole; its type promises less.
  const { cache, mutate } = config as ReturnType<typeof useSWRConfig>
  const read: Fetcher = async (...asked) => {
    const name = nameOf(key)
    try {
      const data = await ask?.(...asked)
      void keep(name, data, getReceivedAt(data) ?? new Date())
      return data
    } catch (error) {
      const known = cache.get(name) as State | undefined
      const seen = isNetworkError(error) && known?.data === undefined ? await recall(name) : undefined
      if (seen) {
        setReceivedAt(seen.data, seen.at)
        show(oldest && oldest < seen.at ? oldest : seen.at)
        await mutate(key, seen.data, { revalidate: false })
      }
      throw error
    }
  }
  return useNext(key, ask && (read as typeof fetcher), config)
}
