import { limits } from '@press/domain'
import { Pagination } from '@press/ui'
import type { ReactNode } from 'react'
import { pageHref } from '../routing/list-query.ts'
import { useListParams } from '../routing/useListParams.ts'

/**
 * Manages the page of a list in the URL, next to its other parameters. The person chooses the number of rows if the defaults have
 * `per_page`. `defaults` must be a stable object.
 */
export function useListPages<Key extends string>(defaults: Record<Key | 'page', string>) {
  const [params, setParams] = useListParams<Key | 'page'>(defaults)
  const defaultSize = getPageSize(defaults)
  const page = Number(params.page) || 1
  const per_page = Number(getPageSize(params)) || Number(defaultSize) || limits.pageSize
  const changePage = (next: { page?: string; per_page?: string }) => setParams(next as Partial<typeof params>)
  return {
    params,
    set: setParams,
    page,
    per_page,
    renderPagination: (total: number): ReactNode => (
      <Pagination
        page={page}
        pageSize={per_page}
        total={total}
        href={pageHref}
        onPageChange={(next) => changePage({ page: String(next) })}
        onPageSizeChange={defaultSize ? (next) => changePage({ per_page: String(next) }) : undefined}
      />
    ),
  }
}

const getPageSize = (params: Record<string, string>): string | undefined => params['per_page']
