import { useCall } from '@press/client'
import { applicationStatuses } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { ListScreen, listDefaults, useListState, SavedViews } from '@press/shell'
import { ApplicationRows, ApplicationTable, SearchField, SegmentedControl } from '@press/ui'
import { useCallback } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { ApplicationViews } from './ApplicationViews.tsx'

const defaults = listDefaults('status')
const sorts = ['created_at', 'book_name', 'status', 'due'] as const

/** Authors' applications, filtered by status. */
export function ApplicationsScreen() {
  const { t } = useTranslation(['applications', 'domain'])
  const { to } = useStaff()
  const list = useListState(defaults, sorts)
  const { params, set, query, sorting } = list
  const asGrid = params.view === 'grid'
  const status = applicationStatuses.find((one) => one === params.status)
  const applications = useCall('GET /api/applications', { query: { ...query, ...(status && { status }) } })
  const hrefOf = useCallback(({ id }: { id: number }) => to.application(id), [to])
  const counts = applications.data?.counts
  const views = [
    { name: t('list.views.all'), search: '' },
    { name: t('list.views.waiting'), search: 'status=in+process&sort_by=due&sort_dir=asc' },
    { name: t('list.views.revision'), search: 'status=revision&sort_by=due&sort_dir=asc' },
    { name: t('list.views.accepted'), search: 'status=accepted' },
  ]
  const every = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)

  return (
    <ListScreen
      title={t('list.label')}
      list={list}
      of={applications}
      found={(count) => t('list.found', { count })}
      filtersOn={[query.search, status].filter(Boolean).length}
      onReset={() => set({ search: '', status: '' })}
      filters={
        <>
          <SearchField label={t('list.search')} value={query.search} onValueChange={(next) => set({ search: next })} />
          <SegmentedControl
            label={t('list.status')}
            options={[
              { value: '', label: t('list.all'), ...(every !== undefined && { count: every }) },
              ...applicationStatuses.map((value) => ({
                value,
                label: t(`domain:applicationStatus.${value}`),
                ...(counts && { count: counts[value] ?? 0 }),
              })),
            ]}
            value={status ?? ''}
            onValueChange={(next) => set({ status: next })}
          />
          <SavedViews list="applications" given={views} />
          <ApplicationViews value={asGrid ? 'grid' : 'list'} onValueChange={(next) => set({ view: next })} />
        </>
      }
      skeleton={<ApplicationRows hrefOf={hrefOf} />}
      renderGrid={
        asGrid
          ? ({ applications: rows }) => <ApplicationRows applications={rows} layout="grid" hrefOf={hrefOf} />
          : undefined
      }
      renderTable={({ applications: rows }, footer) => (
        <ApplicationTable rows={rows} hrefOf={hrefOf} {...sorting} footer={footer} fill />
      )}
    />
  )
}
