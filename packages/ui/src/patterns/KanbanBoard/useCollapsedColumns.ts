import { useCallback, useState } from 'react'

/** Holds the folded columns; the caller may store them. */
export function useCollapsedColumns<Key extends string>(
  initialKeys: readonly Key[],
  onFoldedChange: ((folded: readonly Key[]) => void) | undefined,
): [ReadonlySet<Key>, (column: Key, folded: boolean) => void] {
  const [foldedColumns, setFoldedColumns] = useState<ReadonlySet<Key>>(() => new Set(initialKeys))
  const fold = useCallback(
    (column: Key, isFolded: boolean) => {
      const next = new Set(foldedColumns)
      if (isFolded) next.add(column)
      else next.delete(column)
      setFoldedColumns(next)
      onFoldedChange?.([...next])
    },
    [foldedColumns, onFoldedChange],
  )
  return [foldedColumns, fold]
}
