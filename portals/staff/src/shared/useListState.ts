import { limits } from '@press/domain'
import { parseChoice, useListParams } from '@press/shell'
import type { Sort } from '@press/ui'
import { useMemo } from 'react'

const common = {
  search: '',
  view: 'list',
  sort_by: 'created_at',
  sort_dir: 'desc',
  page: '1',
  per_page: String(limits.pageSize),
}

/** Returns the default URL parameters of a list: its own filters and those that every list has. */
export const listDefaults = <Filter extends string>(...filters: Filter[]) => ({
  ...common,
  ...(Object.fromEntries(filters.map((name) => [name, ''])) as Record<Filter, ''>),
})

const directions = ['desc', 'asc'] as const

/** Manages the state of a list in the URL, under the names of its call's parameters. `defaults` must be a stable object. */
export function useListState<Filter extends string, const SortKey extends string>(
  defaults: ReturnType<typeof listDefaults<Filter>>,
  sorts: readonly [SortKey, ...SortKey[]],
) {
  const [params, set] = useListParams<Filter | keyof typeof common>(defaults)
  const { search, view } = params
  const sort_by = parseChoice(sorts, params.sort_by)
  const sort_dir = parseChoice(directions, params.sort_dir)
  const page = Number(params.page) || 1
  const per_page = Number(params.per_page) || limits.pageSize
  const sort = useMemo(
    (): Sort => ({ key: sort_by, direction: sort_dir === 'asc' ? 'ascending' : 'descending' }),
    [sort_by, sort_dir],
  )
  return {
    params,
    set,
    /** The query of the call, without the list's own filters. */
    query: { search, page, per_page, sort_by, sort_dir },
    asGrid: view === 'grid',
    sorting: {
      sort,
      onSortChange: ({ key, direction }: Sort) =>
        set({ sort_by: key, sort_dir: direction === 'ascending' ? 'asc' : 'desc' } as Partial<typeof params>),
    },
  }
}
