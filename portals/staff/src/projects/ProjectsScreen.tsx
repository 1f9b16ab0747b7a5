import { useProjects } from '@press/client'
import { grantOf, projectStatuses } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { EmptyState, glyphs, ProjectTable, SearchField } from '@press/ui'
import { useCallback } from 'react'
import { FilterChip } from '../shared/FilterChip.tsx'
import { ListScreen } from '../shared/ListScreen.tsx'
import { listDefaults, useListState } from '../shared/useListState.ts'
import { useStaff } from '../shared/useStaff.ts'

const defaults = listDefaults('status')
const sorts = ['created_at', 'book_name', 'deadline', 'status'] as const

/** The projects that the person may see; an executor's are those in which they have a work, or could take one. */
export function ProjectsScreen() {
  const { t } = useTranslation('projects')
  const { role, to } = useStaff()
  const list = useListState(defaults, sorts)
  const { params, set, query, sorting } = list
  const status = projectStatuses.find((key) => key === params.status)
  const projects = useProjects({ ...query, ...(status && { status }) })
  const counts = projects.data?.counts ?? {}
  const hrefOf = useCallback(({ id }: { id: number }) => to.project(id), [to])

  const empty = grantOf(role, 'projects', 'write') ? undefined : (
    <EmptyState title={t('list.emptyTitle')}>{t('list.emptyOwn')}</EmptyState>
  )
  return (
    <ListScreen
      title={t('list.label')}
      list={{ ...list, asGrid: false }}
      of={projects}
      found={(count) => t('list.found', { count })}
      filtersOn={[query.search, status].filter(Boolean).length}
      onReset={() => set({ search: '', status: '' })}
      filters={
        <>
          <SearchField label={t('list.search')} value={query.search} onValueChange={(next) => set({ search: next })} />
          <FilterChip
            label={t('list.status')}
            all={t('list.anyStatus')}
            glyph={glyphs.funnel}
            options={projectStatuses.map((key) => ({
              value: key,
              label: `${t(`status.${key}`)} · ${counts[key] ?? 0}`,
            }))}
            value={status ?? ''}
            onValueChange={(next) => set({ status: next })}
          />
        </>
      }
      skeleton={<ProjectTable rows={[]} hrefOf={hrefOf} loading />}
      renderGrid={() => null}
      renderTable={({ projects: rows }, footer) => (
        <ProjectTable rows={rows} hrefOf={hrefOf} {...sorting} footer={footer} empty={empty} fill />
      )}
    />
  )
}
