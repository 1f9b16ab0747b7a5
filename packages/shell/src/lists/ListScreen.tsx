import { NoResults, Page, PageHeader } from '@press/ui'
import { Suspense, type ReactNode } from 'react'
import { QueryBoundary, type QueryBoundaryProps } from '../calls/QueryBoundary.tsx'
import type { useListState } from './useListState.ts'

interface ListScreenProps<Data> {
  title: string
  /** The state of the list in the URL. */
  list: Pick<ReturnType<typeof useListState>, 'query' | 'renderPagination'>
  /** The answer of the API call that loads the rows. */
  result: QueryBoundaryProps<Data>['result']
  /** The title of the error that is shown if loading fails. */
  errorTitle?: string
  /** Returns the number of results as text. */
  formatTotal: (total: number) => string
  filters: ReactNode
  /** The number of active filters. */
  activeFilterCount: number
  /** Clears all filters. */
  onReset: () => void
  /** The button that creates a new item of the list. */
  primary?: ReactNode
  skeleton: ReactNode
  /** Content shown above the rows. */
  notice?: ReactNode
  /** Renders the rows as cards, instead of a table. */
  renderGrid?: ((data: Data) => ReactNode) | undefined
  /** Renders the rows as a table, with the pagination in its footer. */
  renderTable: (data: Data, footer: ReactNode) => ReactNode
}

/** A list of rows with filters on top. The rows are a table or cards, page by page. */
export function ListScreen<Data extends { total: number }>({
  title,
  list: { query, renderPagination },
  result,
  errorTitle,
  formatTotal,
  filters,
  activeFilterCount,
  onReset,
  primary,
  skeleton,
  notice,
  renderGrid,
  renderTable,
}: ListScreenProps<Data>) {
  return (
    <Page
      scroll={renderGrid ? 'page' : 'fill'}
      header={
        <PageHeader
          title={title}
          count={result.data ? formatTotal(result.data.total) : undefined}
          filters={filters}
          activeFilterCount={activeFilterCount}
          primary={primary}
        />
      }
    >
      <Suspense>{notice}</Suspense>
      <QueryBoundary result={result} skeleton={skeleton} errorTitle={errorTitle}>
        {(data) => {
          if (data.total === 0 && activeFilterCount > 0) return <NoResults query={query.search} onReset={onReset} />
          const footer = renderPagination(data.total)
          if (!renderGrid) return renderTable(data, footer)
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
