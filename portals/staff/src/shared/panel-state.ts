import { getReceivedAt } from '@press/client'

interface Answer {
  data?: unknown
  error?: unknown
  mutate: () => unknown
}

/** How a panel stands: what it shows already stays while it is asked for anew. */
export const stateOf = ({ data, error, mutate }: Answer) => ({
  failed: data === undefined && error !== undefined,
  onRetry: () => void mutate(),
})

/** Since when some of the panels could not be refreshed: as old as the oldest of what they show still. */
export function stale(answers: readonly Answer[]): { at: Date; again: () => void } | undefined {
  const failed = answers.filter(({ data, error }) => data !== undefined && error !== undefined)
  const [at] = failed
    .map(({ data }) => getReceivedAt(data))
    .filter((moment) => moment !== undefined)
    .toSorted((one, other) => one.getTime() - other.getTime())
  return at && { at, again: () => failed.forEach(({ mutate }) => void mutate()) }
}
