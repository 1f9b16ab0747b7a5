/**
 * Chosen rows. As a rule `keys` are theirs; with `all` every row that the filters find is chosen but those in `keys`,
 * which is how rows are chosen that only the server knows.
 */
export interface Selection {
  all: boolean
  keys: ReadonlySet<string>
}

export const nothingSelected: Selection = { all: false, keys: new Set() }

export const isSelected = ({ all, keys }: Selection, key: string): boolean => all !== keys.has(key)

/** How many are chosen of `found` rows. */
export const selectedCount = ({ all, keys }: Selection, found: number): number => (all ? found - keys.size : keys.size)

/** Chooses or gives up the rows of these keys. */
export function withSelected({ all, keys }: Selection, changed: readonly string[], on: boolean): Selection {
  const next = new Set(keys)
  for (const key of changed) {
    if (on === all) next.delete(key)
    else next.add(key)
  }
  return { all, keys: next }
}

/** The keys from one row to another as they stand, both included; the last alone when the first is not there. */
export function rangeOf(order: readonly string[], from: string | null, to: string): readonly string[] {
  const at = [order.indexOf(from ?? to), order.indexOf(to)].toSorted((a, b) => a - b)
  const [first = -1, last = -1] = at
  return first === -1 ? [to] : order.slice(first, last + 1)
}
