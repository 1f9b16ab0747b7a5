import { sumWorkedMinutes, type TimeCorrection } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useMemo, type ReactNode } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { CellDetail, Table, type Column } from '../../../primitives/Table/index.ts'
import { useTimeLabels } from '../useTimeLabels.ts'
import * as styles from './CorrectionTable.css.ts'

export interface CorrectionActions {
  onApprove?: (correction: TimeCorrection) => void
  onRefuse?: (correction: TimeCorrection) => void
  /** Withdraws a request that the user made. */
  onWithdraw?: (correction: TimeCorrection) => void
}

export interface CorrectionTableProps {
  corrections: readonly TimeCorrection[]
  /** The actions for pending requests. */
  actions: CorrectionActions
  /** The id of the correction with an action in progress. */
  busy?: number | undefined
  /** The button that requests a correction. */
  requestButton?: ReactNode
}

/** The corrections of a month: the recorded and the requested hours, the reason, and the decision. */
export function CorrectionTable({ corrections, actions, busy, requestButton }: CorrectionTableProps) {
  const { t } = useTranslation('time')
  const pendingCount = corrections.filter(({ status }) => status === 'waiting').length
  const decidedCount = corrections.length - pendingCount
  const summaryParts = [
    pendingCount > 0 && t('corrections.waiting', { count: pendingCount }),
    decidedCount > 0 && t('corrections.decided', { count: decidedCount }),
  ].filter(Boolean)
  return (
    <section className={styles.box}>
      <div className={styles.heading}>
        <h2 className={styles.title}>{t('corrections.title')}</h2>
        <span className={styles.summary}>{summaryParts.join(', ')}</span>
        {requestButton && <span className={styles.ask}>{requestButton}</span>}
      </div>
      <Table
        label={t('corrections.title')}
        columns={useColumns(actions, busy)}
        rows={corrections}
        rowKey={getRowKey}
        renderCard={(row) => <CorrectionCard row={row} actions={actions} busy={busy} />}
        empty={
          <EmptyState level={3} title={t('corrections.emptyTitle')}>
            {t(requestButton ? 'corrections.emptyText' : 'corrections.emptyTheirs')}
          </EmptyState>
        }
      />
    </section>
  )
}

const getRowKey = ({ id }: TimeCorrection) => String(id)

interface CorrectionCellProps {
  row: TimeCorrection
}
interface CorrectionActionsProps extends CorrectionCellProps {
  actions: CorrectionActions
  busy: number | undefined
}

function useColumns(handlers: CorrectionActions, busy: number | undefined): readonly Column<TimeCorrection>[] {
  const { t } = useTranslation('time')
  return useMemo(
    () => [
      { key: 'day', header: t('corrections.day'), width: '110px', cell: (row) => <DayCell row={row} /> },
      { key: 'change', header: t('corrections.change'), minWidth: '150px', cell: (row) => <ChangeCell row={row} /> },
      { key: 'reason', header: t('corrections.reason'), minWidth: '130px', cell: ({ reason }) => reason },
      {
        key: 'difference',
        header: t('corrections.difference'),
        width: '124px',
        align: 'end',
        cell: (row) => <DifferenceCell row={row} />,
      },
      { key: 'asked', header: t('corrections.asked'), width: '88px', cell: (row) => <RequestTime row={row} /> },
      {
        key: 'decision',
        header: t('corrections.decision'),
        headerHidden: true,
        width: '240px',
        align: 'end',
        interactive: true,
        cell: (row) => <DecisionCell row={row} actions={handlers} busy={busy} />,
      },
    ],
    [t, handlers, busy],
  )
}

function DayCell({ row: { day } }: CorrectionCellProps) {
  const { date } = useFormat()
  const timeLabels = useTimeLabels()
  return (
    <>
      <span className={styles.day}>{date(day, 'day')}</span>
      <CellDetail>{timeLabels.weekday(day, 'long')}</CellDetail>
    </>
  )
}

function ChangeCell({ row: { was: recordedSpans, spans } }: CorrectionCellProps) {
  const { t } = useTranslation('time')
  const [oldTimes, newTimes] = useTimeLabels().change(recordedSpans, spans)
  return (
    <span className={styles.change}>
      <span className={styles.was}>{oldTimes || t('corrections.noHours')}</span>
      <span className={styles.arrow}>
        <Icon glyph={glyphs.arrowRight} size={14} />
        <VisuallyHidden>{t('corrections.becomes')}</VisuallyHidden>
      </span>
      <span className={styles.becomes}>{newTimes || t('corrections.noHours')}</span>
    </span>
  )
}

function DifferenceCell({ row: { was: recordedSpans, spans } }: CorrectionCellProps) {
  const timeLabels = useTimeLabels()
  return (
    <span className={styles.difference}>
      {timeLabels.signed(sumWorkedMinutes(spans) - sumWorkedMinutes(recordedSpans, Infinity))}
    </span>
  )
}

function RequestTime({ row: { created_at } }: CorrectionCellProps) {
  const { date } = useFormat()
  return <span className={styles.asked}>{date(created_at, 'dateTime')}</span>
}

function DecisionCell({ row, actions, busy, onPhone = false }: CorrectionActionsProps & { onPhone?: boolean }) {
  const { t } = useTranslation('time')
  const { date } = useFormat()
  const { status, decided_by, decided_at, note } = row
  if (status !== 'waiting') {
    const decisionParams = { name: decided_by ?? '', date: decided_at ? date(decided_at, 'day') : '' }
    return status === 'approved' ? (
      <Badge tone="success" glyph={glyphs.checkCircle}>
        {t('corrections.approved', decisionParams)}
      </Badge>
    ) : (
      <>
        <Badge tone="danger" glyph={glyphs.xCircle}>
          {t('corrections.refused', decisionParams)}
        </Badge>
        <CellDetail>{t('corrections.why', { note })}</CellDetail>
      </>
    )
  }
  const dayParams = { day: date(row.day, 'dayMonth') }
  const { onApprove, onRefuse, onWithdraw } = actions
  if (!onApprove && !onWithdraw) return <Badge tone="warning">{t('corrections.waits')}</Badge>
  const isBusy = busy !== undefined
  return (
    <span className={classes(styles.acts, onPhone && styles.actsOnPhone)}>
      {onApprove && (
        <Button
          size="sm"
          variant="tinted"
          leading={glyphs.check}
          busy={busy === row.id}
          disabled={isBusy && busy !== row.id}
          aria-label={t('corrections.approveOf', dayParams)}
          onClick={() => onApprove(row)}
        >
          {t('corrections.approve')}
        </Button>
      )}
      {onRefuse && (
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={t('corrections.refuseOf', dayParams)}
          onClick={() => onRefuse(row)}
        >
          {t('corrections.refuse')}
        </Button>
      )}
      {onWithdraw && (
        <>
          <Badge tone="warning">{t('corrections.waits')}</Badge>
          <Button
            size="sm"
            disabled={isBusy}
            aria-label={t('corrections.withdrawOf', dayParams)}
            onClick={() => onWithdraw(row)}
          >
            {t('corrections.withdraw')}
          </Button>
        </>
      )}
    </span>
  )
}

const CorrectionCard = ({ row, actions, busy }: CorrectionActionsProps) => (
  <div className={styles.card}>
    <div className={styles.line}>
      <span>
        <DayCell row={row} />
      </span>
      <DifferenceCell row={row} />
    </div>
    <ChangeCell row={row} />
    <span>{row.reason}</span>
    <RequestTime row={row} />
    <DecisionCell row={row} actions={actions} busy={busy} onPhone />
  </div>
)
