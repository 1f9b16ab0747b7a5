import type { Sort } from '@press/ui'
import { useMemo } from 'react'

interface SortParams {
  sort_by: string
  sort_dir: string
}

/** A table's sorting, as it stands in the address under the names of the call. */
export function useSorting({ sort_by, sort_dir }: SortParams, set: (changes: Partial<SortParams>) => void) {
  const sort = useMemo(
    (): Sort => ({ key: sort_by, direction: sort_dir === 'asc' ? 'ascending' : 'descending' }),
    [sort_by, sort_dir],
  )
  const onSortChange = ({ key, direction }: Sort) =>
    set({ sort_by: key, sort_dir: direction === 'ascending' ? 'asc' : 'desc' })
  return { sort, onSortChange }
}
