import { useCall, type QueryOf } from '@press/client'
import { projectGroups, projectStatuses, type ProjectRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { QueryBoundary, type QueryBoundaryProps } from '@press/shell'
import { EmptyState, Panel, ProjectTable, Stack, type ProjectTableProps } from '@press/ui'
import type { ReactNode } from 'react'

interface Section {
  key: string
  title: string
  /** The number of the section's projects, on all pages. */
  total: number
  projects: readonly ProjectRow[]
}
export interface SectionsProps extends Pick<ProjectTableProps, 'hrefOf' | 'sort' | 'onSortChange'> {
  query: QueryOf<'GET /api/project'>
  /** Whether the user sees only projects with their own works. */
  ownOnly: boolean
  /** Renders the pagination under the sections, for the given total. */
  renderFooter: (total: number) => ReactNode
  /** Shown when nothing was found. */
  empty: ReactNode
}

/** Projects grouped into sections: a table for each, page by page. */
function Sections<Data extends { total: number }>({
  result,
  sectionsOf: getSections,
  query: _query,
  ownOnly: _own,
  renderFooter,
  empty,
  ...tableProps
}: SectionsProps & { result: QueryBoundaryProps<Data>['result']; sectionsOf: (data: Data) => readonly Section[] }) {
  return (
    <QueryBoundary result={result} skeleton={<ProjectTable {...tableProps} rows={[]} loading />}>
      {(data) => {
        const nonEmptySections = getSections(data).filter(({ projects }) => projects.length > 0)
        if (nonEmptySections.length === 0) return empty
        return (
          <Stack gap={5}>
            {nonEmptySections.map(({ key, title, total, projects }) => (
              <Panel key={key} title={`${title} · ${total}`} padding="none">
                <ProjectTable {...tableProps} rows={projects} label={title} />
              </Panel>
            ))}
            {renderFooter(data.total)}
          </Stack>
        )
      }}
    </QueryBoundary>
  )
}

/** Projects by status: new, in progress, done. */
export function ProjectsByStatus(props: SectionsProps) {
  const { t } = useTranslation('projects')
  return (
    <Sections
      {...props}
      result={useCall('GET /api/project', { query: props.query })}
      sectionsOf={(groups) =>
        projectStatuses.map((status) => ({
          key: status,
          title: t(`status.${status}`),
          total: groups.counts[status] ?? 0,
          projects: groups[projectGroups[status]],
        }))
      }
    />
  )
}

/** Projects by the month of their deadline. Executors see only projects with their own works. */
export function ProjectsByMonth(props: SectionsProps) {
  const { date } = useFormat()
  return (
    <Sections
      {...props}
      result={useCall(
        (props.ownOnly ? 'own' : 'all') === 'own' ? 'GET /api/projects/monthlyEx' : 'GET /api/projects/monthly',
        {
          query: props.query,
        },
      )}
      sectionsOf={({ months }) =>
        months.map(({ month, ...section }) => ({ key: month, title: date(`${month}-01`, 'monthYear'), ...section }))
      }
    />
  )
}

/** Projects by manager. */
export function ProjectsByManager(props: SectionsProps) {
  const { t } = useTranslation('projects')
  return (
    <Sections
      {...props}
      result={useCall('GET /api/projects/managers', { query: props.query })}
      sectionsOf={({ managers }) =>
        managers.map(({ manager, ...section }) => ({
          key: String(manager?.id ?? 0),
          title: manager?.name ?? t('list.noManager'),
          ...section,
        }))
      }
    />
  )
}

/** Shown when there are no projects yet. */
export function NoProjects() {
  const { t } = useTranslation('projects')
  return <EmptyState title={t('list.none')} />
}
