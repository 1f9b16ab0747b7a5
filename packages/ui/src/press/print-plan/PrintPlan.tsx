import type { PlannedRun } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { Columns, Panel, Stack } from '../../foundations/layout/index.ts'
import { Text } from '../../foundations/Text/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { EmptyState } from '../../primitives/EmptyState/index.ts'
import { PaperBalances, type PaperActions } from '../shared/PaperBalances/index.ts'
import { BookRows, BookRowsLoading } from '../shared/BookRow/index.ts'
import { FinishingRow } from './FinishingRow.tsx'
import { PrintDay } from './PrintDay.tsx'
import { RunRow } from './RunRow.tsx'
import type { PrintPlanData } from './types.ts'

export interface PrintPlanProps {
  /** The plan, sorted by promised date. Omit while the plan loads. */
  plan?: PrintPlanData | undefined
  /** Returns the URL of a book's tech card, which contains the forms of its print run. */
  hrefOf: (cardId: number) => string
  /** Starts a run. Called only for runs that nothing blocks. */
  onStart: (run: PlannedRun) => void
  /** Asks for the counted copies of a printed run. */
  onReady: (run: PlannedRun) => void
  /** Asks for the finished copies of a run in print. */
  onCount: (run: PlannedRun) => void
  /** Sets the order of today's runs. With null the runs are sorted by promised date again. */
  onArrange: (cardIds: number[] | null) => void
  /** Shows all orders again. Set it while only the runs of some orders are shown. */
  onAllOrders?: (() => void) | undefined
  /** The actions on paper. */
  paperActs: PaperActions
  /** Id of the tech card whose run is being started. */
  busy?: number | undefined
  /** The pagination below the runs. */
  footer?: ReactNode
}

/**
 * The current work of the printing house, sorted by promised date: print runs, their paper, the hours of the day, and finishing.
 */
export function PrintPlan({
  plan,
  hrefOf,
  onStart,
  onReady,
  onCount,
  onArrange,
  onAllOrders,
  paperActs,
  busy,
  footer,
}: PrintPlanProps) {
  const { t } = useTranslation(['queue', 'paper-stock', 'print-plan'])
  const { number } = useFormat()
  if (!plan)
    return (
      <Panel>
        <BookRowsLoading label={t('print-plan:loading')} />
      </Panel>
    )
  const { runs, paper, paper_orders, finishing, finishing_total, day } = plan
  const onOrder = (run: PlannedRun) => {
    const balance = paper.find((paperBalance) => paperBalance.paper === run.paper_wait?.paper)
    if (balance) paperActs.onOrder(balance)
  }
  return (
    <Columns aside="end">
      <Stack gap={4}>
        <Panel title={t('print-plan:runs')} actions={<Text tone="muted">{t('print-plan:runsHint')}</Text>}>
          {runs.length === 0 && onAllOrders && (
            <EmptyState
              title={t('print-plan:orders.noneTitle')}
              action={<Button onClick={onAllOrders}>{t('print-plan:orders.showAll')}</Button>}
            >
              {t('print-plan:orders.noneText')}
            </EmptyState>
          )}
          {runs.length === 0 && !onAllOrders && (
            <EmptyState title={t('print-plan:emptyTitle')}>{t('print-plan:emptyText')}</EmptyState>
          )}
          {runs.length > 0 && (
            <BookRows label={t('print-plan:runs')}>
              {runs.map((run) => (
                <RunRow
                  key={run.id}
                  run={run}
                  href={hrefOf(run.id)}
                  onStart={onStart}
                  onReady={onReady}
                  onCount={onCount}
                  onOrder={onOrder}
                  busy={busy === run.id}
                />
              ))}
            </BookRows>
          )}
          {footer}
        </Panel>
        {paper.length > 0 && (
          <Panel title={t('paper-stock:forRuns')} actions={<Text tone="muted">{t('paper-stock:hint')}</Text>}>
            <PaperBalances balances={paper} orders={paper_orders} actions={paperActs} />
          </Panel>
        )}
      </Stack>
      <Stack gap={4}>
        <PrintDay day={day} onArrange={onArrange} />
        {finishing.length > 0 && (
          <Panel title={t('print-plan:finishing')} actions={<Text tone="muted">{number(finishing_total)}</Text>}>
            <BookRows label={t('print-plan:finishing')}>
              {finishing.map((finish) => (
                <FinishingRow key={`${finish.step}:${finish.id}`} finish={finish} href={hrefOf(finish.id)} />
              ))}
            </BookRows>
          </Panel>
        )}
      </Stack>
    </Columns>
  )
}
