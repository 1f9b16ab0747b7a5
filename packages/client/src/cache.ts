import type { Resource } from '@press/contract'
import { mutate } from 'swr'

/** Delay (ms) in which changes are collected: a burst, or a person's own change and its live event, cause one refresh. */
const collectMs = 100

const resourcesIn = (header: string): readonly Resource[] => header.split(' ').filter(Boolean) as Resource[]

/** The resources that a call shows, by its name, as the server said with its last answer. */
const queriesByResource = new Map<string, readonly Resource[]>()

/** Keeps which resources the answer of a call shows. */
export function trackQuery(name: string, headers: Headers): void {
  const shows = headers.get('Press-Shows')
  if (shows !== null) queriesByResource.set(name, resourcesIn(shows))
}

/** The resources that a call has changed, by the headers of its answer. */
export const changesIn = (header: string | null): readonly Resource[] => resourcesIn(header ?? '')

let round: { resources: Set<Resource>; refreshed: Promise<void> } | undefined

/**
 * Marks resources as changed and refetches every mounted reading that shows them, also one that is under way. A reading whose first
 * answer has not come is refetched after any change. Resolves when the new answers are there; never rejects.
 */
export function refetchResources(...resources: readonly Resource[]): Promise<void> {
  if (resources.length === 0) return Promise.resolve()
  round ??= startRound()
  for (const resource of resources) round.resources.add(resource)
  return round.refreshed
}

function startRound(): NonNullable<typeof round> {
  const resources = new Set<Resource>()
  const isOld = (name: unknown): boolean =>
    queriesByResource.get(name as string)?.some((resource) => resources.has(resource)) ?? true
  const refreshed = new Promise((resolve) => setTimeout(resolve, collectMs)).then(async () => {
    round = undefined
    // SWR reports a failed reading to those who show it.
    await mutate((key) => Array.isArray(key) && isOld(key[0]))
  })
  return { resources, refreshed }
}

/** Refetches everything that is mounted. */
export const refetchAllQueries = (): Promise<unknown> => mutate(() => true)

/** Empties the cache: another person signs in. */
export const clearQueryCache = (): Promise<unknown> => mutate(() => true, undefined, { revalidate: false })
