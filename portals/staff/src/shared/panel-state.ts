import { getReceivedAt } from '@press/client'

interface QueryResult {
  data?: unknown
  error?: unknown
  mutate: () => unknown
}

/** Returns the state of a panel. Its current data stays visible during a reload. */
export const getPanelState = ({ data, error, mutate }: QueryResult) => ({
  failed: data === undefined && error !== undefined,
  onRetry: () => void mutate(),
})

/** Returns the time since when some panels could not be refreshed. This is the age of the oldest data shown. */
export function getStaleState(answers: readonly QueryResult[]): { loadedAt: Date; retry: () => void } | undefined {
  const staleResults = answers.filter(({ data, error }) => data !== undefined && error !== undefined)
  const [oldestAt] = staleResults
    .map(({ data }) => getReceivedAt(data))
    .filter((receivedAt) => receivedAt !== undefined)
    .toSorted((one, other) => one.getTime() - other.getTime())
  return oldestAt && { loadedAt: oldestAt, retry: () => staleResults.forEach(({ mutate }) => void mutate()) }
}
