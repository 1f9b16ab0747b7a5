import type { TrackedRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useCallback, useMemo } from 'react'
import { Inline } from '../../../foundations/layout/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { CellDetail, type Column } from '../../../primitives/Table/index.ts'
import { BookTable, type BookTableProps } from '../../shared/BookTable/index.ts'
import { DueDate } from '../../shared/DueDate/index.ts'
import { stageGlyphs } from '../../../foundations/stages/index.ts'

/** A tracked book: its stage, its time at that stage, and its expected delivery. */
/**
 * The sortable columns have the API's keys: stage_since, stage, book_name, due. If there are no rows, the table shows an empty
 * state.
 */
export interface TrackingTableProps extends BookTableProps<TrackedRow> {
  /** The audience, which determines the names of the stages. Authors get no column with managers. @default 'press' */
  reader?: 'author' | 'press'
}

/** A table of tracked books with their stages and expected dates. On a phone each book has two lines. */
export function TrackingTable({ empty, reader = 'press', ...tableProps }: TrackingTableProps) {
  const today = useToday()
  const { t } = useTranslation(['tracking', 'tech-cards'])
  const getNumberText = useCallback(({ id }: TrackedRow) => t('tech-cards:number', { id }), [t])
  return (
    <BookTable
      {...tableProps}
      label={t('list.label')}
      header={t('list.book')}
      numberOf={getNumberText}
      columns={useColumns(today, reader)}
      renderFacts={(book) => (
        <>
          <StageCell book={book} reader={reader} />
          <LateBadge book={book} />
          <ExpectedDateCell book={book} />
        </>
      )}
      empty={empty ?? <EmptyState title={t('list.emptyTitle')}>{t('list.emptyText')}</EmptyState>}
    />
  )
}

function useColumns(today: string, reader: 'author' | 'press'): readonly Column<TrackedRow>[] {
  const { t } = useTranslation('tracking')
  return useMemo(
    () => [
      {
        key: 'stage',
        header: t('list.stage'),
        width: '140px',
        sortable: true,
        cell: (book) => <StageCell book={book} reader={reader} />,
      },
      {
        key: 'stage_since',
        header: t('list.atStage'),
        width: '164px',
        sortable: true,
        cell: (book) => <StageDurationCell book={book} />,
      },
      {
        key: 'manager',
        header: t('list.manager'),
        width: '156px',
        cell: ({ project_manager }) =>
          project_manager ? (
            <Inline gap={2} wrap={false}>
              <Avatar name={project_manager.name} src={project_manager.avatar ?? undefined} size={24} decorative />
              {project_manager.name}
            </Inline>
          ) : (
            t('list.none')
          ),
      },
      {
        key: 'due',
        header: t('list.due'),
        width: '140px',
        align: 'end',
        sortable: true,
        cell: ({ due, stage }) =>
          due && stage !== 'done' ? <DueDate due={due} label={(day) => day} /> : t('list.none'),
      },
      {
        key: 'expected',
        header: t('list.expected'),
        width: '150px',
        align: 'end',
        cell: (book) => <ExpectedDateCell book={book} />,
      },
    ],
    [t, reader],
  )
}

interface CellProps {
  book: TrackedRow
}

function StageCell({ book: { stage }, reader }: CellProps & { reader: 'author' | 'press' }) {
  const { t } = useTranslation('domain')
  return (
    <Badge stage={stage} glyph={stageGlyphs[stage]}>
      {t(`${reader === 'author' ? 'stageAuthor' : 'stageShort'}.${stage}`)}
    </Badge>
  )
}

function LateBadge({ book: { late } }: CellProps) {
  const { t } = useTranslation('tracking')
  return late === 'slow' ? <Badge tone="warning">{t('outlook.slow')}</Badge> : null
}

/** The time at the stage, with a text if it is longer than usual. */
function StageDurationCell({ book }: CellProps) {
  const { t } = useTranslation('tracking')
  const { stage, lasts, late } = book
  if (stage === 'done') return t('list.none')
  return (
    <>
      {lasts > 0 ? t('outlook.lasts', { count: lasts }) : t('outlook.today')}
      {late === 'slow' && <CellDetail>{t('outlook.slow')}</CellDetail>}
    </>
  )
}

function ExpectedDateCell({ book: { stage, expected, earliest, latest } }: CellProps) {
  const { t } = useTranslation(['tracking', 'domain'])
  const { date } = useFormat()
  if (stage === 'done') return t('list.delivered')
  if (!expected) return t('list.none')
  if (earliest && latest && earliest !== latest)
    return t('domain:timeline.between', { from: date(earliest), to: date(latest) })
  return t('domain:timeline.about', { date: date(expected) })
}
