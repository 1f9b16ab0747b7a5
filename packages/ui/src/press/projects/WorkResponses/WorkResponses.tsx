import type { WorkResponse, WorkTask } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useMemo } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Inline } from '../../../foundations/layout/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { CellDetail, Table, type Column } from '../../../primitives/Table/index.ts'

export interface WorkResponsesProps {
  responses: readonly WorkResponse[]
  /** The current works of the project. Only a work without an executor can be assigned. */
  works: readonly WorkTask[]
  /** Assigns the work to the person who responded. Absent if the user may not assign works. */
  onChoose?: ((response: WorkResponse) => void) | undefined
}

/** The executors' responses to works that are open to everyone. */
export function WorkResponses({ responses, works, onChoose }: WorkResponsesProps) {
  const { t } = useTranslation('projects')
  const columns = useColumns(works, onChoose)
  if (responses.length === 0)
    return <EmptyState title={t('responses.emptyTitle')}>{t('responses.emptyText')}</EmptyState>
  return <Table label={t('responses.label')} columns={columns} rows={responses} rowKey={keyOf} />
}

const keyOf = ({ work_id, executor }: WorkResponse) => `${work_id} ${executor.id}`

function useColumns(
  works: WorkResponsesProps['works'],
  onChoose: WorkResponsesProps['onChoose'],
): readonly Column<WorkResponse>[] {
  const { t } = useTranslation(['projects', 'domain'])
  const { date } = useFormat()
  return useMemo(() => {
    const isOpen = ({ work_id }: WorkResponse) =>
      works.some(({ id, status, executor }) => id === work_id && status === 'offered' && !executor)
    return [
      {
        key: 'executor',
        header: t('work.column.executor'),
        cell: ({ executor, at }) => (
          <Inline gap={2} wrap={false}>
            <Avatar name={executor.name} src={executor.avatar ?? undefined} size={24} decorative />
            <span>
              {executor.name}
              <CellDetail>{date(at, 'dateTime')}</CellDetail>
            </span>
          </Inline>
        ),
      },
      { key: 'work', header: t('work.column.work'), cell: ({ work }) => t(`domain:workType.${work}`) },
      {
        key: 'answer',
        header: t('responses.answer'),
        cell: ({ agree, comment }) => (
          <>
            <Badge tone={agree ? 'success' : 'neutral'} glyph={agree ? glyphs.check : glyphs.x}>
              {t(agree ? 'responses.agrees' : 'responses.declines')}
            </Badge>
            {comment && <CellDetail>{comment}</CellDetail>}
          </>
        ),
      },
      {
        key: 'actions',
        header: t('work.column.actions'),
        align: 'end',
        interactive: true,
        cell: (response) =>
          onChoose &&
          response.agree &&
          isOpen(response) && (
            <Button size="sm" onClick={() => onChoose(response)}>
              {t('responses.choose')}
            </Button>
          ),
      },
    ]
  }, [t, date, works, onChoose])
}
