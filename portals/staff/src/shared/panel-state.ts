import { getReceivedAt } from '@press/client'

interface Answer {
  data?: unknown
  error?: unknown
  mutate: () => unknown
}

/** Returns the state of a panel. Its current data stays visible during a reload. */
export const stateOf = ({ data, error, mutate }: Answer) => ({
  failed: data === undefined && error !== undefined,
  onRetry: () => void mutate(),
})

/** Returns the time since when some panels could not be refreshed. This is the age of the oldest data shown. */
export function stale(answers: readonly Answer[]): { at: Date; again: () => void } | undefined {
  const failed = answers.filter(({ data, error }) => data !== undefined && error !== undefined)
  const [at] = failed
    .map(({ data }) => getReceivedAt(data))
    .filter((moment) => moment !== undefined)
    .toSorted((one, other) => one.getTime() - other.getTime())
  return at && { at, again: () => failed.forEach(({ mutate }) => void mutate()) }
}
