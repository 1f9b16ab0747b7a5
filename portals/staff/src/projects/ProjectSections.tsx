import { useCall, type QueryOf } from '@press/client'
import { projectGroups, projectStatuses, type ProjectRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { QueryBoundary, type QueryBoundaryProps } from '@press/shell'
import { EmptyState, Panel, ProjectTable, Stack, type ProjectTableProps } from '@press/ui'
import type { ReactNode } from 'react'

interface Section {
  key: string
  title: string
  /** How many there are of it, on all pages. */
  total: number
  projects: readonly ProjectRow[]
}
export interface SectionsProps extends Pick<ProjectTableProps, 'hrefOf' | 'sort' | 'onSortChange'> {
  query: QueryOf<'GET /api/project'>
  /** The person sees only those in which they do a work. */
  own: boolean
  /** Stands under them, given how many there are altogether: the pages. */
  renderFooter: (total: number) => ReactNode
  /** Instead of them when nothing was found. */
  nothing: ReactNode
}

/** Projects under what they have in common: a table for each, page by page. */
function Sections<Data extends { total: number }>({
  of,
  sectionsOf,
  query: _query,
  own: _own,
  renderFooter,
  nothing,
  ...table
}: SectionsProps & { of: QueryBoundaryProps<Data>['of']; sectionsOf: (data: Data) => readonly Section[] }) {
  return (
    <QueryBoundary of={of} skeleton={<ProjectTable {...table} rows={[]} loading />}>
      {(data) => {
        const shown = sectionsOf(data).filter(({ projects }) => projects.length > 0)
        if (shown.length === 0) return nothing
        return (
          <Stack gap={5}>
            {shown.map(({ key, title, total, projects }) => (
              <Panel key={key} title={`${title} · ${total}`} padding="none">
                <ProjectTable {...table} rows={projects} label={title} />
              </Panel>
            ))}
            {renderFooter(data.total)}
          </Stack>
        )
      }}
    </QueryBoundary>
  )
}

/** New, in progress, done. */
export function ProjectsByStatus(props: SectionsProps) {
  const { t } = useTranslation('projects')
  return (
    <Sections
      {...props}
      of={useCall('GET /api/project', { query: props.query })}
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

/** By the month they are due in; an executor's are those in which they do a work. */
export function ProjectsByMonth(props: SectionsProps) {
  const { date } = useFormat()
  return (
    <Sections
      {...props}
      of={useCall((props.own ? 'own' : 'all') === 'own' ? 'GET /api/projects/monthlyEx' : 'GET /api/projects/monthly', {
        query: props.query,
      })}
      sectionsOf={({ months }) =>
        months.map(({ month, ...section }) => ({ key: month, title: date(`${month}-01`, 'monthYear'), ...section }))
      }
    />
  )
}

/** By who leads them. */
export function ProjectsByManager(props: SectionsProps) {
  const { t } = useTranslation('projects')
  return (
    <Sections
      {...props}
      of={useCall('GET /api/projects/managers', { query: props.query })}
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

/** Nothing stands there yet. */
export function NoProjects() {
  const { t } = useTranslation('projects')
  return <EmptyState title={t('list.none')} />
}
