import { limits } from '@press/domain'
import type { Sort } from '@press/ui'
import { useMemo } from 'react'
import { parseChoice } from '../routing/list-query.ts'
import { useListPages } from './useListPages.tsx'

const commonDefaults = {
  search: '',
  view: 'list',
  sort_by: 'created_at',
  sort_dir: 'desc',
  page: '1',
  per_page: String(limits.pageSize),
}

/** Returns the default URL parameters of a list: its own filters, and the parameters that every list has. */
export const listDefaults = <Filter extends string>(...filters: Filter[]) => ({
  ...commonDefaults,
  ...(Object.fromEntries(filters.map((name) => [name, ''])) as Record<Filter, ''>),
})

const directions = ['desc', 'asc'] as const

/**
 * Manages the state of a list in the URL. The URL parameters have the names of the API call's parameters. `defaults` must be a
 * stable object.
 */
export function useListState<Key extends string, const SortKey extends string>(
  defaults: Record<Key | 'search' | 'sort_by' | 'sort_dir' | 'page', string>,
  sortKeys: readonly [SortKey, ...SortKey[]],
) {
  const {
    params,
    set: setParams,
    page,
    per_page,
    renderPagination,
  } = useListPages<Key | 'search' | 'sort_by' | 'sort_dir'>(defaults)
  const { search } = params
  const sort_by = parseChoice(sortKeys, params.sort_by)
  const sort_dir = parseChoice(directions, params.sort_dir)
  const sort = useMemo(
    (): Sort => ({ key: sort_by, direction: sort_dir === 'asc' ? 'ascending' : 'descending' }),
    [sort_by, sort_dir],
  )
  return {
    params,
    set: setParams,
    /** The query of the call, without the list's own filters. */
    query: { search, page, per_page, sort_by, sort_dir },
    sorting: {
      sort,
      onSortChange: ({ key, direction }: Sort) =>
        setParams({ sort_by: key, sort_dir: direction === 'ascending' ? 'asc' : 'desc' } as Partial<typeof params>),
    },
    renderPagination,
  }
}
