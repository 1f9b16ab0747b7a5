import { useCall } from '@press/client'
import { getGrantedScope, projectStatuses } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { parseChoice, FilterChip, ListScreen, listDefaults, useListState } from '@press/shell'
import {
  EmptyState,
  glyphs,
  NoResults,
  Page,
  PageHeader,
  ProjectTable,
  SearchField,
  SegmentedControl,
  type Sort,
} from '@press/ui'
import { useCallback } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { NoProjects, ProjectsByManager, ProjectsByMonth, ProjectsByStatus } from './ProjectSections.tsx'

const defaults = listDefaults('status', 'urgent')
const sortKeys = ['created_at', 'book_name', 'deadline', 'status'] as const
const views = ['list', 'groups', 'months', 'managers'] as const
const byDeadline: Sort = { key: 'deadline', direction: 'ascending' }

/** The projects that the user may see. Executors see projects with their own works or with works that they could accept. */
export function ProjectsScreen() {
  const { t } = useTranslation('projects')
  const { role, paths } = useStaff()
  const list = useListState(defaults, sortKeys)
  const { params, set: setParams, query, sorting, renderPagination } = list
  const view = parseChoice(views, params.view)
  const status = projectStatuses.find((key) => key === params.status)
  const isUrgentOnly = params.urgent === '1'
  const hasOwnScope = getGrantedScope(role, 'projects', 'read') === 'own'
  const projects = useCall(
    'GET /api/projects',
    view === 'list'
      ? { query: { ...query, ...(status && { status }), ...(isUrgentOnly && { urgent: '1' as const }) } }
      : null,
  )
  const counts = projects.data?.counts ?? {}
  const getHref = useCallback(({ id }: { id: number }) => paths.project(id), [paths])

  const sharedFilters = (
    <>
      <FilterChip
        label={t('list.urgency')}
        allLabel={t('list.anyUrgency')}
        glyph={glyphs.flag}
        options={[{ value: '1', label: t('list.onlyUrgent') }]}
        value={isUrgentOnly ? '1' : ''}
        onValueChange={(next) => setParams({ urgent: next })}
      />
      <SegmentedControl
        label={t('list.view')}
        options={[
          { value: 'list', label: t('list.asList'), glyph: glyphs.list, iconOnly: true },
          { value: 'groups', label: t('list.asGroups'), glyph: glyphs.rows, iconOnly: true },
          { value: 'months', label: t('list.asMonths'), glyph: glyphs.calendarBlank, iconOnly: true },
          ...(hasOwnScope
            ? []
            : [{ value: 'managers' as const, label: t('list.asManagers'), glyph: glyphs.users, iconOnly: true }]),
        ]}
        value={view}
        onValueChange={(next) => setParams({ view: next })}
      />
    </>
  )
  const reset = () => setParams({ search: '', status: '', urgent: '' })
  const searchField = (
    <SearchField label={t('list.search')} value={query.search} onValueChange={(next) => setParams({ search: next })} />
  )
  if (view !== 'list') {
    const SectionsComponent = { groups: ProjectsByStatus, months: ProjectsByMonth, managers: ProjectsByManager }[view]
    const activeFilterCount = [query.search, isUrgentOnly].filter(Boolean).length
    // The list shows the newest projects first. Sections by month or manager show the next deadline first.
    const isDefaultSort = query.sort_by === 'created_at'
    const sortParams = isDefaultSort ? ({ sort_by: 'deadline', sort_dir: 'asc' } as const) : query
    return (
      <Page
        header={
          <PageHeader
            title={t('list.label')}
            activeFilterCount={activeFilterCount}
            filters={
              <>
                {searchField}
                {sharedFilters}
              </>
            }
          />
        }
      >
        <SectionsComponent
          query={{
            search: query.search,
            page: query.page,
            per_page: query.per_page,
            sort_by: sortParams.sort_by,
            sort_dir: sortParams.sort_dir,
            ...(isUrgentOnly && { urgent: '1' as const }),
          }}
          ownOnly={hasOwnScope}
          hrefOf={getHref}
          {...sorting}
          sort={isDefaultSort ? byDeadline : sorting.sort}
          empty={activeFilterCount > 0 ? <NoResults query={query.search} onReset={reset} /> : <NoProjects />}
          renderFooter={renderPagination}
        />
      </Page>
    )
  }

  const empty = getGrantedScope(role, 'projects', 'write') ? undefined : (
    <EmptyState title={t('list.emptyTitle')}>{t('list.emptyOwn')}</EmptyState>
  )
  return (
    <ListScreen
      title={t('list.label')}
      list={list}
      result={projects}
      formatTotal={(count) => t('list.found', { count })}
      activeFilterCount={[query.search, status, isUrgentOnly].filter(Boolean).length}
      onReset={reset}
      filters={
        <>
          {searchField}
          <FilterChip
            label={t('list.status')}
            allLabel={t('list.anyStatus')}
            glyph={glyphs.funnel}
            options={projectStatuses.map((key) => ({
              value: key,
              label: `${t(`status.${key}`)} · ${counts[key] ?? 0}`,
            }))}
            value={status ?? ''}
            onValueChange={(next) => setParams({ status: next })}
          />
          {sharedFilters}
        </>
      }
      skeleton={<ProjectTable rows={[]} hrefOf={getHref} loading />}
      renderTable={({ projects: rows }, footer) => (
        <ProjectTable rows={rows} hrefOf={getHref} {...sorting} footer={footer} empty={empty} fill />
      )}
    />
  )
}
