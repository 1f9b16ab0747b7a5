import type { StageKey } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Panel } from '../../../foundations/layout/index.ts'
import { RangeChart } from '../../../patterns/charts/index.ts'
import { maxBy } from './max-by.ts'
import type { StageTime } from './rows.ts'
import { usePanel, type StatisticsPanelProps } from './usePanel.tsx'

export interface StageTimePanelProps extends StatisticsPanelProps {
  /** The times, in the order of the stages. Stages that take no time may be omitted. */
  rows: readonly StageTime[]
  /** Returns the link to the books that left a stage. */
  hrefOf?: (stage: StageKey) => string
}

/** The time that books stay at each stage, and the norm. */
export function StageTimePanel({ rows, hrefOf, ...props }: StageTimePanelProps) {
  const { t } = useTranslation(['statistics', 'domain'])
  const { number } = useFormat()
  const panel = usePanel(props, { title: t('time.title'), help: t('help.time') })
  const slowestStage = maxBy(rows, (row) => row.median_days)
  const overdueRows = rows.filter((row) => row.norm_days !== null && row.median_days > row.norm_days)
  return (
    <Panel>
      <RangeChart
        {...panel}
        hrefs={rows.map(({ stage }) => hrefOf?.(stage))}
        summary={t('time.summary', {
          stage: slowestStage ? t(`domain:stage.${slowestStage.stage}`) : '',
          median: number(slowestStage?.median_days ?? 0),
          p90: number(slowestStage?.p90_days ?? 0),
          over: overdueRows.map(({ stage }) => t(`domain:stage.${stage}`)).join(', ') || t('time.noneOver'),
        })}
        rowLabel={t('time.stage')}
        markLabels={{ middle: t('time.median'), end: t('time.p90'), norm: t('time.norm') }}
        unit={t('time.unit')}
        rows={rows.map(({ stage, median_days: medianDays, p90_days: p90Days, norm_days: normDays }) => ({
          key: stage,
          label: t(`domain:stage.${stage}`),
          tone: stage,
          middle: medianDays,
          end: p90Days,
          norm: normDays,
        }))}
      />
    </Panel>
  )
}
