import type { Resource } from '@press/contract'
import { mutate, type Arguments } from 'swr'

/** Delay (ms) that groups changes. Several changes in a row, or a person's own change and its live event, cause one refresh. */
const groupingDelayMs = 100

const parseResources = (header: string): readonly Resource[] => header.split(' ').filter(Boolean) as Resource[]

/** The resources that each call shows, by the name of the call. Taken from the server's latest answer. */
const resourcesByQuery = new Map<string, readonly Resource[]>()

/** Records which resources the answer of a call contains. */
export function recordQueryResources(name: string, headers: Headers): void {
  const showsHeader = headers.get('Press-Shows')
  if (showsHeader !== null) resourcesByQuery.set(name, parseResources(showsHeader))
}

/** Returns the resources that a call has changed, according to its response headers. */
export const parseChanges = (header: string | null): readonly Resource[] => parseResources(header ?? '')

/** The refetch that started last. */
let lastRefetch: Promise<unknown> | undefined

/**
 * Refetches the mounted queries whose keys match. SWR drops the answer of a query that is refetched again before the answer
 * arrives, so this also waits for every refetch that starts in the meantime.
 */
async function refetchQueries(matches: (key: Arguments) => boolean): Promise<void> {
  // SWR reports a failed query to the components that show it, so this does not reject.
  let refetch: Promise<unknown> = mutate(matches)
  lastRefetch = refetch
  await refetch
  while (refetch !== lastRefetch) {
    refetch = lastRefetch
    await refetch
  }
}

let pendingRefresh: { resources: Set<Resource>; completion: Promise<void> } | undefined

/**
 * Marks resources as changed and refetches every mounted query that shows them, including queries in progress. A query without a
 * first answer is refetched after any change. Resolves when the new answers have arrived; never rejects.
 */
export function refetchResources(...resources: readonly Resource[]): Promise<void> {
  if (resources.length === 0) return Promise.resolve()
  pendingRefresh ??= scheduleRefresh()
  for (const resource of resources) pendingRefresh.resources.add(resource)
  return pendingRefresh.completion
}

function scheduleRefresh(): NonNullable<typeof pendingRefresh> {
  const resources = new Set<Resource>()
  const isOutdated = (name: unknown): boolean =>
    resourcesByQuery.get(name as string)?.some((resource) => resources.has(resource)) ?? true
  const refreshPromise = new Promise((resolve) => setTimeout(resolve, groupingDelayMs)).then(async () => {
    pendingRefresh = undefined
    await refetchQueries((key) => Array.isArray(key) && isOutdated(key[0]))
  })
  return { resources, completion: refreshPromise }
}

/** Refetches every mounted query. */
export const refetchAllQueries = (): Promise<void> => refetchQueries(() => true)

/** Empties the cache. Used when another person signs in. */
export const clearQueryCache = (): Promise<unknown> => mutate(() => true, undefined, { revalidate: false })
