import { QueryBoundary, pageHref, type QueryBoundaryProps } from '@press/shell'
import { NoResults, Page, PageHeader, Pagination } from '@press/ui'
import { Suspense, type ReactNode } from 'react'
import type { useListState } from './useListState.ts'

interface ListScreenProps<Data> {
  title: string
  /** The list's state in the address. */
  list: Pick<ReturnType<typeof useListState>, 'query' | 'asGrid' | 'set'>
  /** What the list's hook gave. */
  of: QueryBoundaryProps<Data>['of']
  /** What a failure to load it is called. */
  failed?: string
  /** How many were found, in words. */
  found: (total: number) => string
  filters: ReactNode
  /** How many filters are set. */
  filtersOn: number
  /** Clears them all. */
  onReset: () => void
  /** What can be made here. */
  primary?: ReactNode
  skeleton: ReactNode
  /** What is to be seen before the rows. */
  notice?: ReactNode
  /** The rows as cards. */
  renderGrid: (data: Data) => ReactNode
  /** The rows as a table, with the pages at its foot. */
  renderTable: (data: Data, footer: ReactNode) => ReactNode
}

/** A list of rows: its filters on top, then the rows as a table or as cards, page by page. */
export function ListScreen<Data extends { total: number }>({
  title,
  list: { query, asGrid, set },
  of,
  failed,
  found,
  filters,
  filtersOn,
  onReset,
  primary,
  skeleton,
  notice,
  renderGrid,
  renderTable,
}: ListScreenProps<Data>) {
  return (
    <Page
      scroll={asGrid ? 'page' : 'fill'}
      header={
        <PageHeader
          title={title}
          {...(of.data && { count: found(of.data.total) })}
          filters={filters}
          filtersOn={filtersOn}
          primary={primary}
        />
      }
    >
      <Suspense>{notice}</Suspense>
      <QueryBoundary of={of} skeleton={skeleton} {...(failed && { failed })}>
        {(data) => {
          if (data.total === 0 && filtersOn > 0) return <NoResults query={query.search} onReset={onReset} />
          const footer = (
            <Pagination
              page={query.page}
              pageSize={query.per_page}
              total={data.total}
              href={pageHref}
              onPageChange={(next) => set({ page: String(next) })}
              onPageSizeChange={(next) => set({ per_page: String(next) })}
            />
          )
          if (!asGrid) return renderTable(data, footer)
          return (
            <>
              {renderGrid(data)}
              {footer}
            </>
          )
        }}
      </QueryBoundary>
    </Page>
  )
}
