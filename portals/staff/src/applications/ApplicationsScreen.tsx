import { useCall } from '@press/client'
import { applicationStatuses } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { ListScreen, listDefaults, useListState, SavedViews } from '@press/shell'
import { ApplicationRows, ApplicationTable, SearchField, SegmentedControl } from '@press/ui'
import { useCallback } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { ApplicationViews } from './ApplicationViews.tsx'

const defaults = listDefaults('status')
const sortKeys = ['created_at', 'book_name', 'status', 'due'] as const

/** Authors' applications, filtered by status. */
export function ApplicationsScreen() {
  const { t } = useTranslation(['applications', 'domain'])
  const { paths } = useStaff()
  const list = useListState(defaults, sortKeys)
  const { params, set: setParams, query, sorting } = list
  const isGrid = params.view === 'grid'
  const status = applicationStatuses.find((one) => one === params.status)
  const applications = useCall('GET /api/applications', { query: { ...query, ...(status && { status }) } })
  const getHref = useCallback(({ id }: { id: number }) => paths.application(id), [paths])
  const counts = applications.data?.counts
  const views = [
    { name: t('list.views.all'), search: '' },
    { name: t('list.views.waiting'), search: 'status=in+process&sort_by=due&sort_dir=asc' },
    { name: t('list.views.revision'), search: 'status=revision&sort_by=due&sort_dir=asc' },
    { name: t('list.views.accepted'), search: 'status=accepted' },
  ]
  const totalCount = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)

  return (
    <ListScreen
      title={t('list.label')}
      list={list}
      result={applications}
      formatTotal={(count) => t('list.found', { count })}
      activeFilterCount={[query.search, status].filter(Boolean).length}
      onReset={() => setParams({ search: '', status: '' })}
      filters={
        <>
          <SearchField
            label={t('list.search')}
            value={query.search}
            onValueChange={(next) => setParams({ search: next })}
          />
          <SegmentedControl
            label={t('list.status')}
            options={[
              { value: '', label: t('list.all'), ...(totalCount !== undefined && { count: totalCount }) },
              ...applicationStatuses.map((value) => ({
                value,
                label: t(`domain:applicationStatus.${value}`),
                ...(counts && { count: counts[value] ?? 0 }),
              })),
            ]}
            value={status ?? ''}
            onValueChange={(next) => setParams({ status: next })}
          />
          <SavedViews list="applications" predefinedViews={views} />
          <ApplicationViews value={isGrid ? 'grid' : 'list'} onValueChange={(next) => setParams({ view: next })} />
        </>
      }
      skeleton={<ApplicationRows hrefOf={getHref} />}
      renderGrid={
        isGrid
          ? ({ applications: rows }) => <ApplicationRows applications={rows} layout="grid" hrefOf={getHref} />
          : undefined
      }
      renderTable={({ applications: rows }, footer) => (
        <ApplicationTable rows={rows} hrefOf={getHref} {...sorting} footer={footer} fill />
      )}
    />
  )
}
