import type { BoardColumn } from './types.ts'

const alike = <Value extends object>(one: Value, other: Value): boolean => {
  const keys = Object.keys(one) as (keyof Value)[]
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}

/**
 * Reuses a column's previous object while the column is equal, and the previous list while all columns are equal. Callers may
 * create new objects on every render; only changed columns rerender. Use one instance per board: `useState(reuseColumns)`.
 */
export function reuseColumns() {
  let previousColumns: readonly BoardColumn[] = []
  return <Key extends string>(columns: readonly BoardColumn<Key>[]): readonly BoardColumn<Key>[] => {
    const before = previousColumns as readonly BoardColumn<Key>[]
    const now = columns.map((column, at) => {
      const last = before[at]
      return last && alike(last, column) ? last : column
    })
    if (now.length === before.length && now.every((column, at) => column === before[at])) return before
    previousColumns = now
    return now
  }
}
