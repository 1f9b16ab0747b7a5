import { applicationStatuses } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { ScreenFixture } from '../../../docs/ScreenFixture.tsx'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Page } from '../../../foundations/layout/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { ErrorState, NoResults } from '../../../primitives/EmptyState/index.ts'
import { Pagination } from '../../../primitives/Pagination/index.ts'
import { SearchField } from '../../../primitives/SearchField/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import type { Sort } from '../../../primitives/Table/index.ts'
import { ApplicationRows } from '../ApplicationRows/index.ts'
import { applicationRows } from '../fixtures.ts'
import { ApplicationTable } from './ApplicationTable.tsx'

interface FixtureApplicationsProps {
  state: 'ready' | 'loading' | 'failed'
  /** A search text without matches, if set. @default '' */
  search?: string
}

const hrefOf = ({ id }: { id: number }) => `#/applications/${id}`
const countOf = (one: string) => applicationRows.filter((row) => row.status === one).length
const ignore = () => undefined

/** Authors' applications for staff, composed as in the staff portal. */
export function ApplicationsFixture({ state, search: first = '' }: FixtureApplicationsProps) {
  const { t } = useTranslation(['applications', 'domain', 'shell'])
  const [search, setSearch] = useState(first)
  const [status, setStatus] = useState('')
  const [view, setView] = useState('list')
  const [sort, setSort] = useState<Sort>({ key: 'created_at', direction: 'descending' })
  const asGrid = view === 'grid'
  const rows = applicationRows.filter(
    (row) => (!status || row.status === status) && row.book_name.toLowerCase().includes(search.toLowerCase()),
  )
  return (
    <ScreenFixture under="applications">
      <Page
        scroll={asGrid ? 'page' : 'fill'}
        header={
          <PageHeader
            title={t('list.label')}
            {...(state === 'ready' && { count: t('list.found', { count: rows.length }) })}
            filtersOn={[search, status].filter(Boolean).length}
            filters={
              <>
                <SearchField label={t('list.search')} value={search} onValueChange={setSearch} />
                <SegmentedControl
                  label={t('list.status')}
                  options={[
                    { value: '', label: t('list.all'), count: applicationRows.length },
                    ...applicationStatuses.map((value) => ({
                      value,
                      label: t(`domain:applicationStatus.${value}`),
                      count: countOf(value),
                    })),
                  ]}
                  value={status}
                  onValueChange={setStatus}
                />
                <SegmentedControl
                  label={t('list.view')}
                  options={[
                    { value: 'list', label: t('list.asList'), glyph: glyphs.list, iconOnly: true },
                    { value: 'grid', label: t('list.asGrid'), glyph: glyphs.squaresFour, iconOnly: true },
                  ]}
                  value={view}
                  onValueChange={setView}
                />
              </>
            }
          />
        }
      >
        {state === 'failed' && <ErrorState onRetry={ignore}>{t('shell:error.unreachable')}</ErrorState>}
        {state === 'loading' && <ApplicationRows hrefOf={hrefOf} />}
        {state === 'ready' &&
          (rows.length === 0 ? (
            <NoResults
              query={search}
              onReset={() => {
                setSearch('')
                setStatus('')
              }}
            />
          ) : asGrid ? (
            <ApplicationRows applications={rows} layout="grid" hrefOf={hrefOf} />
          ) : (
            <ApplicationTable
              rows={rows}
              hrefOf={hrefOf}
              sort={sort}
              onSortChange={setSort}
              footer={<Pagination page={1} total={rows.length} onPageChange={ignore} />}
              fill
            />
          ))}
      </Page>
    </ScreenFixture>
  )
}
