import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { Columns, DescriptionList, Panel, Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { useToday } from '../../../private/useToday.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { BookRows, BookRowsLoading } from '../../books/BookRow/index.ts'
import { FinishRow } from './FinishRow.tsx'
import { PrintDay } from './PrintDay.tsx'
import { RunRow } from './RunRow.tsx'
import type { PlannedRun, PrintPlanData } from './types.ts'

export interface PrintPlanProps {
  /** In the order of promised dates. Leave it out while it is loading. */
  plan?: PrintPlanData | undefined
  /** The card of a book, where its forms are. */
  hrefOf: (card: number) => string
  /** Begins a run that nothing holds up. */
  onStart: (run: PlannedRun) => void
  /** The card whose run is being begun. */
  busy?: number | undefined
  /** What the runs end with: their pages. */
  footer?: ReactNode
  /** @default now */
  today?: string
}

/** What a printing house prints now, by promised date and nothing else: runs, their paper, the hours of the day, what is to be finished. */
export function PrintPlan({ plan, hrefOf, onStart, busy, footer, today: given }: PrintPlanProps) {
  const { t } = useTranslation(['queue', 'print'])
  const { number } = useFormat()
  const today = useToday(given)
  if (!plan)
    return (
      <Panel>
        <BookRowsLoading label={t('plan.loading')} />
      </Panel>
    )
  const { runs, paper, finishing, finishing_total } = plan
  const ready = runs.filter(({ hold }) => hold === null)
  return (
    <Columns aside="end">
      <Stack gap={4}>
        <Panel title={t('plan.runs')} actions={<Text tone="muted">{t('plan.runsHint')}</Text>}>
          {runs.length === 0 ? (
            <EmptyState title={t('plan.emptyTitle')}>{t('plan.emptyText')}</EmptyState>
          ) : (
            <BookRows label={t('plan.runs')}>
              {runs.map((run) => (
                <RunRow
                  key={run.id}
                  run={run}
                  href={hrefOf(run.id)}
                  onStart={onStart}
                  busy={busy === run.id}
                  today={today}
                />
              ))}
            </BookRows>
          )}
          {footer}
        </Panel>
        {paper.length > 0 && (
          <Panel title={t('plan.paper')} actions={<Text tone="muted">{t('plan.paperHint')}</Text>}>
            <DescriptionList
              items={paper.map((need) => ({
                term: t(`print:paper.${need.paper}`),
                value: t('plan.sheets', { count: need.sheets, sheets: number(need.sheets) }),
              }))}
            />
          </Panel>
        )}
      </Stack>
      <Stack gap={4}>
        <PrintDay runs={ready} />
        {finishing.length > 0 && (
          <Panel title={t('plan.finishing')} actions={<Text tone="muted">{number(finishing_total)}</Text>}>
            <BookRows label={t('plan.finishing')}>
              {finishing.map((one) => (
                <FinishRow key={`${one.step}:${one.id}`} finish={one} href={hrefOf(one.id)} today={today} />
              ))}
            </BookRows>
          </Panel>
        )}
      </Stack>
    </Columns>
  )
}
