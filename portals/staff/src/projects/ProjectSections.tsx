import { useProjectGroups, useProjectMonths } from '@press/client'
import { projectGroups, projectStatuses } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Loaded } from '@press/shell'
import { EmptyState, Panel, ProjectTable, Stack, type ProjectRow } from '@press/ui'

interface Section {
  key: string
  title: string
  projects: readonly ProjectRow[]
}
interface SectionsProps {
  /** Only those that are marked as urgent. */
  urgent: boolean
  hrefOf: (project: { id: number }) => string
}

/** Projects under what they have in common: a table for each. */
function Sections({ sections, urgent, hrefOf }: SectionsProps & { sections: readonly Section[] }) {
  const { t } = useTranslation('projects')
  const shown = sections
    .map((section) => ({ ...section, projects: section.projects.filter((project) => project.urgent || !urgent) }))
    .filter(({ projects }) => projects.length > 0)
  if (shown.length === 0) return <EmptyState title={t('list.none')} />
  return (
    <Stack gap={5}>
      {shown.map(({ key, title, projects }) => (
        <Panel key={key} title={`${title} · ${projects.length}`} padding="none">
          <ProjectTable rows={projects} label={title} hrefOf={hrefOf} />
        </Panel>
      ))}
    </Stack>
  )
}

/** New, in progress, done. */
export function ProjectsByStatus(props: SectionsProps) {
  const { t } = useTranslation('projects')
  const answer = useProjectGroups(true)
  return (
    <Loaded of={answer}>
      {(groups) => (
        <Sections
          {...props}
          sections={projectStatuses.map((status) => ({
            key: status,
            title: t(`status.${status}`),
            projects: groups[projectGroups[status]],
          }))}
        />
      )}
    </Loaded>
  )
}

/** By the month they are due in; an executor's are those in which they do a work. */
export function ProjectsByMonth({ own, ...props }: SectionsProps & { own: boolean }) {
  const { date } = useFormat()
  const answer = useProjectMonths(own ? 'own' : 'all')
  return (
    <Loaded of={answer}>
      {({ months }) => (
        <Sections
          {...props}
          sections={months.map(({ month, projects }) => ({
            key: month,
            title: date(`${month}-01`, 'monthYear'),
            projects,
          }))}
        />
      )}
    </Loaded>
  )
}
