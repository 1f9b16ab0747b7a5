import type { BoardColumn } from './types.ts'

const isShallowEqual = <Value extends object>(a: Value, b: Value): boolean => {
  const keys = Object.keys(a) as (keyof Value)[]
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key])
}

/**
 * Reuses a column's previous object while the column is equal, and the previous list while all columns are equal. Callers may
 * create new objects on every render; only changed columns rerender. Use one instance per board: `useState(reuseColumns)`.
 */
export function reuseColumns() {
  let previousColumns: readonly BoardColumn[] = []
  return <Key extends string>(columns: readonly BoardColumn<Key>[]): readonly BoardColumn<Key>[] => {
    const oldColumns = previousColumns as readonly BoardColumn<Key>[]
    const newColumns = columns.map((column, index) => {
      const oldColumn = oldColumns[index]
      return oldColumn && isShallowEqual(oldColumn, column) ? oldColumn : column
    })
    if (newColumns.length === oldColumns.length && newColumns.every((column, index) => column === oldColumns[index]))
      return oldColumns
    previousColumns = newColumns
    return newColumns
  }
}
