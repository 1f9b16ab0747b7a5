import type { WorkTask } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useMemo, type ReactNode } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Inline } from '../../../foundations/layout/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { RatingMean } from '../../../primitives/Rating/index.ts'
import { CellDetail, Table, type Column } from '../../../primitives/Table/index.ts'
import { WorkStatusBadge, type Worker } from '../index.ts'
import { useWorkChanges } from './useWorkChanges.tsx'
import type { SendWork } from './work-change.ts'
import type { Upload } from '../../../primitives/FileUpload/index.ts'
import { WorkMenu } from './WorkMenu.tsx'
import { WorkSpan, type Period } from './WorkSpan.tsx'
import * as styles from './WorkTypeTable.css.ts'

export interface WorkTypeTableProps {
  works: readonly WorkTask[]
  /** The current user, who determines which steps are allowed. */
  worker: Worker
  /** Starts, submits, returns, cancels or pays a work. Must resolve when `works` contain the change. */
  onSend: SendWork
  /** Uploads a file for the submission of a work. */
  onUpload: Upload
  /** Opens a work in the panel next to the table, where it is rated and approved. */
  onOpen: (work: WorkTask) => void
  /** The work that is open in the panel. */
  current?: number | undefined
  /** Opens the form of a work. Set it only for people who may edit projects. */
  onEdit?: ((work: WorkTask) => void) | undefined
  /** The period of the project. Works that begin earlier or end later extend it. */
  period?: Partial<Period>
  loading?: boolean
  /** Content below the rows, for example a button that adds a work. */
  footer?: ReactNode
  /** Today, `yyyy-mm-dd`. */
  today: string
}

const getRowKey = ({ id }: WorkTask) => String(id)
const renderScores = (work: WorkTask) => <RatingMean rating={work.scores} />

/** The works of a project: executor, dates, progress, rating, and the next step of each work. */
export function WorkTypeTable({
  works,
  worker,
  onSend,
  onUpload,
  onOpen,
  current,
  onEdit,
  period: periodProp = {},
  loading = false,
  footer,
  today,
}: WorkTypeTableProps) {
  const { t } = useTranslation(['projects', 'domain'])
  const { date, number } = useFormat()
  const [changeWork, dialogs] = useWorkChanges(onSend, onUpload)
  const period = useMemo(
    () => getPeriod(works, periodProp.from, periodProp.to),
    [works, periodProp.from, periodProp.to],
  )
  const nameOf = (work: WorkTask) => t(`domain:workType.${work.name}`)
  const needsApproval = ({ status }: WorkTask) => status === 'completed' && worker.role === 'pm'

  const renderName = (work: WorkTask) => (
    <>
      <button type="button" className={styles.open} aria-expanded={work.id === current} onClick={() => onOpen(work)}>
        {nameOf(work)}
      </button>
      <CellDetail>{work.unit}</CellDetail>
    </>
  )
  const renderExecutor = ({ executor: assignee }: WorkTask) =>
    assignee ? (
      <span className={styles.person}>
        <Avatar name={assignee.name} src={assignee.avatar ?? undefined} size={24} decorative />
        {assignee.name}
      </span>
    ) : (
      <span className={styles.quiet}>{t('work.noExecutor')}</span>
    )
  const renderHours = ({ hours: spentHours }: WorkTask) =>
    spentHours === null ? '' : t('work.hours', { value: number(spentHours) })
  const renderActions = (work: WorkTask) => (
    <Inline gap={1} justify="end" wrap={false}>
      {needsApproval(work) && (
        <>
          <IconButton
            glyph={glyphs.arrowCounterClockwise}
            label={`${t('work.back')}: ${nameOf(work)}`}
            outline
            onClick={() => changeWork(work, 'in progress')}
          />
          <IconButton
            glyph={glyphs.check}
            label={`${t('work.to.approved')}: ${nameOf(work)}`}
            tone="accent"
            onClick={() => onOpen(work)}
          />
        </>
      )}
      <WorkMenu work={work} worker={worker} onSend={changeWork} onOpen={onOpen} onEdit={onEdit} />
    </Inline>
  )

  const renderSpan = (work: WorkTask) => <WorkSpan work={work} period={period} today={today} />
  const renderStatus = (work: WorkTask) => <WorkStatusBadge status={work.status} waitsForUser={needsApproval(work)} />

  const columns: Column<WorkTask>[] = [
    { key: 'work', header: t('work.column.work'), cell: renderName, minWidth: '138px' },
    { key: 'executor', header: t('work.column.executor'), cell: renderExecutor, minWidth: '142px' },
    {
      key: 'dates',
      header: period ? `${date(period.from)} – ${date(period.to)}` : t('work.column.dates'),
      cell: renderSpan,
      width: '130px',
    },
    { key: 'hours', header: t('work.column.hours'), cell: renderHours, align: 'end', width: '56px' },
    {
      key: 'status',
      header: t('work.column.status'),
      cell: renderStatus,
      width: '132px',
    },
    {
      key: 'scores',
      header: t('work.column.scores'),
      cell: renderScores,
      width: '78px',
    },
    {
      key: 'actions',
      header: t('work.column.actions'),
      headerHidden: true,
      interactive: true,
      align: 'end',
      cell: renderActions,
      width: '124px',
    },
  ]

  return (
    <div className={styles.frame}>
      <Table
        label={t('work.label')}
        rows={works}
        rowKey={getRowKey}
        rowLabel={nameOf}
        columns={columns}
        loading={loading}
        empty={<EmptyState title={t('work.emptyTitle')}>{t('work.emptyText')}</EmptyState>}
        renderCard={(work) => (
          <div className={styles.card}>
            <div className={styles.cardHead}>
              <span className={styles.cardName}>{renderName(work)}</span>
              <span className={styles.above}>{renderActions(work)}</span>
            </div>
            <div className={styles.cardFacts}>
              <WorkStatusBadge status={work.status} waitsForUser={needsApproval(work)} />
              {work.scores && <RatingMean rating={work.scores} />}
              <span className={styles.cardHours}>{renderHours(work)}</span>
            </div>
            {renderExecutor(work)}
            <WorkSpan work={work} period={period} today={today} />
          </div>
        )}
      />
      {footer}
      {dialogs}
    </div>
  )
}

/** Returns the first and the last day of a project and its works; null if no days are known. */
function getPeriod(works: readonly WorkTask[], from: string | undefined, to: string | undefined): Period | null {
  const days = [from, to, ...works.flatMap(({ start_date, end_date }) => [start_date, end_date])]
    .filter((day) => day != null)
    .toSorted()
  const [firstDay] = days
  const lastDay = days.at(-1)
  return firstDay && lastDay ? { from: firstDay, to: lastDay } : null
}
