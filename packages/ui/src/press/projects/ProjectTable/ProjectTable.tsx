import type { ProjectRow } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useCallback, useMemo } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Inline } from '../../../foundations/layout/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import type { Column } from '../../../primitives/Table/index.ts'
import { BookTable, type BookTableProps } from '../../shared/BookTable/index.ts'
import { DueDate } from '../../shared/DueDate/index.ts'
import { ProjectStatusBadge } from '../../shared/ProjectStatusBadge.tsx'

/**
 * The sortable columns have the API's keys: created_at, book_name, deadline, status. If there are no rows, the table shows an empty
 * state.
 */
export type ProjectTableProps = BookTableProps<ProjectRow> & {
  /** Label of the table, for pages with several tables. @default «Проекты» */
  label?: string
}

/** A table of projects. On a phone each project has two lines. */
export function ProjectTable({ empty, label, ...tableProps }: ProjectTableProps) {
  const { t } = useTranslation(['projects', 'tech-cards'])
  const getNumberText = useCallback(({ techcard_id }: ProjectRow) => t('tech-cards:number', { id: techcard_id }), [t])
  return (
    <BookTable
      {...tableProps}
      label={label ?? t('list.label')}
      header={t('list.name')}
      numberOf={getNumberText}
      columns={useColumns()}
      renderFacts={(project) => (
        <>
          <Status project={project} />
          {project.deadline && <DueDate due={project.deadline} />}
          {t('detail.worksDone', { done: project.works_done, total: project.works_total })}
        </>
      )}
      empty={empty ?? <EmptyState title={t('list.emptyTitle')}>{t('list.emptyText')}</EmptyState>}
    />
  )
}

function useColumns(): readonly Column<ProjectRow>[] {
  const { t } = useTranslation('projects')
  return useMemo(
    () => [
      {
        key: 'status',
        header: t('list.status'),
        width: '190px',
        sortable: true,
        cell: (project) => <Status project={project} />,
      },
      {
        key: 'works',
        header: t('list.works'),
        width: '92px',
        align: 'end',
        cell: ({ works_done, works_total }) => t('detail.worksDone', { done: works_done, total: works_total }),
      },
      {
        key: 'manager',
        header: t('field.manager_id'),
        width: '190px',
        cell: ({ manager }) =>
          manager ? (
            <Inline gap={2} wrap={false}>
              <Avatar name={manager.name} src={manager.avatar ?? undefined} size={24} decorative />
              {manager.name}
            </Inline>
          ) : (
            t('detail.none')
          ),
      },
      {
        key: 'deadline',
        header: t('field.deadline'),
        width: '166px',
        align: 'end',
        sortable: true,
        cell: ({ deadline }) =>
          deadline ? <DueDate due={deadline} label={(dateText) => dateText} /> : t('detail.none'),
      },
    ],
    [t],
  )
}

function Status({ project: { status, urgent } }: { project: ProjectRow }) {
  const { t } = useTranslation('projects')
  return (
    <Inline gap={1} wrap={false}>
      <ProjectStatusBadge status={status} />
      {urgent && (
        <Badge tone="danger" glyph={glyphs.flag}>
          {t('urgent')}
        </Badge>
      )}
    </Inline>
  )
}
