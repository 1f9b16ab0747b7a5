import { useApplications } from '@press/client'
import { applicationStatuses, limits } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { choice, Loaded, pageHref, useListParams, usePageTitle } from '@press/shell'
import {
  ApplicationRows,
  ApplicationTable,
  glyphs,
  NoResults,
  Page,
  PageHeader,
  Pagination,
  SearchField,
  SegmentedControl,
} from '@press/ui'
import { useCallback } from 'react'
import { useSorting } from '../shared/useSorting.ts'
import { useStaff } from '../shared/useStaff.ts'

const defaults = {
  search: '',
  status: '',
  view: 'list',
  sort_by: 'created_at',
  sort_dir: 'desc',
  page: '1',
  per_page: String(limits.pageSize),
}
const sorts = ['created_at', 'book_name', 'status', 'due'] as const

/** Authors' applications, by where they stand. */
export function ApplicationsScreen() {
  const { t } = useTranslation(['applications', 'domain'])
  const { to } = useStaff()
  const [params, set] = useListParams(defaults)
  const { search, view } = params
  usePageTitle(t('list.label'))

  const status = applicationStatuses.find((one) => one === params.status)
  const page = Number(params.page) || 1
  const pageSize = Number(params.per_page) || limits.pageSize
  const applications = useApplications({
    search,
    page,
    per_page: pageSize,
    sort_by: choice(sorts, params.sort_by),
    sort_dir: choice(['desc', 'asc'], params.sort_dir),
    ...(status && { status }),
  })
  const sorting = useSorting(params, set)
  const hrefOf = useCallback(({ id }: { id: number }) => to.application(id), [to])
  const counts = applications.data?.counts
  const every = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)

  return (
    <Page
      scroll={view === 'grid' ? 'page' : 'fill'}
      header={
        <PageHeader
          title={t('list.label')}
          {...(applications.data && { count: t('list.found', { count: applications.data.total }) })}
          filtersOn={[search, status].filter(Boolean).length}
          filters={
            <>
              <SearchField label={t('list.search')} value={search} onSearch={(next) => set({ search: next })} />
              <SegmentedControl
                label={t('list.status')}
                segments={[
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
              <SegmentedControl
                label={t('list.view')}
                segments={[
                  { value: 'list', label: t('list.asList'), glyph: glyphs.list, iconOnly: true },
                  { value: 'grid', label: t('list.asGrid'), glyph: glyphs.squaresFour, iconOnly: true },
                ]}
                value={view === 'grid' ? 'grid' : 'list'}
                onValueChange={(next) => set({ view: next })}
              />
            </>
          }
        />
      }
    >
      <Loaded of={applications} skeleton={<ApplicationRows hrefOf={hrefOf} />}>
        {({ applications: rows, total }) => {
          const footer = (
            <Pagination
              page={page}
              pageSize={pageSize}
              total={total}
              href={pageHref}
              onPageChange={(next) => set({ page: String(next) })}
              onPageSizeChange={(next) => set({ per_page: String(next) })}
            />
          )
          if (total === 0 && (search || status))
            return <NoResults query={search} onReset={() => set({ search: '', status: '' })} />
          if (view === 'grid')
            return (
              <>
                <ApplicationRows applications={rows} layout="grid" hrefOf={hrefOf} />
                {footer}
              </>
            )
          return <ApplicationTable rows={rows} hrefOf={hrefOf} {...sorting} footer={footer} fill />
        }}
      </Loaded>
    </Page>
  )
}
