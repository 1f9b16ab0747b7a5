import { stageKeys, type StageKey } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Panel, Stack } from '../../../foundations/layout/index.ts'
import { LineChart } from '../../../patterns/charts/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import type { StageMonth } from './rows.ts'
import { usePanel, type StatisticsPanelProps } from './usePanel.tsx'

export interface StageTrendPanelProps extends StatisticsPanelProps {
  /** One row per month, in order, from the start of the period to now. */
  rows: readonly StageMonth[]
  stage: StageKey
  onStageChange: (stage: StageKey) => void
  /** Returns the link to the books that left a stage in a month, by its first day. */
  hrefOf?: (stage: StageKey, month: string) => string
}

const activeStages = stageKeys.filter((key) => key !== 'done')

/** The days that books spend at a stage, month by month. */
export function StageTrendPanel({ rows, stage, onStageChange, hrefOf, ...props }: StageTrendPanelProps) {
  const { t } = useTranslation(['statistics', 'domain'])
  const { number } = useFormat()
  const panel = usePanel(props, { title: t('trend.title'), help: t('help.trend') })
  const stageTimes = rows.map((row) => row.stages.find((stageTime) => stageTime.stage === stage))
  const lastTime = stageTimes.findLast((time) => time?.median_days != null)
  const formatDays = (value: number | null | undefined) => (value == null ? t('trend.none') : number(value))
  return (
    <Panel>
      <Stack gap={3}>
        <LineChart
          {...panel}
          hrefs={rows.map(({ month }, index) => (stageTimes[index]?.books ? hrefOf?.(stage, month) : undefined))}
          summary={t('trend.summary', {
            stage: t(`domain:stage.${stage}`),
            median: formatDays(lastTime?.median_days),
            p90: formatDays(lastTime?.p90_days),
          })}
          categoryLabel={t('trend.month')}
          categories={rows.map(({ month }) => month)}
          categoryFormat="month"
          series={[
            {
              key: 'median',
              label: t('time.median'),
              tone: 'accent',
              values: stageTimes.map((time) => time?.median_days ?? null),
            },
            { key: 'p90', label: t('time.p90'), tone: 'ink', values: stageTimes.map((time) => time?.p90_days ?? null) },
          ]}
        />
        <Select
          label={t('trend.stage')}
          options={activeStages.map((key) => ({ value: key, label: t(`domain:stage.${key}`) }))}
          value={stage}
          onValueChange={(nextStage) => onStageChange(nextStage as StageKey)}
        />
      </Stack>
    </Panel>
  )
}
