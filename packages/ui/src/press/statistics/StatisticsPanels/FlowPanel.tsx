import { stageKeys } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Panel } from '../../../foundations/layout/index.ts'
import { CumulativeFlowChart } from '../../../patterns/charts/index.ts'
import { maxBy } from './max-by.ts'
import type { FlowRow } from './rows.ts'
import { usePanel, type StatisticsPanelProps } from './usePanel.tsx'

export interface FlowPanelProps extends StatisticsPanelProps {
  /** One row per week or per day, in order. */
  rows: readonly FlowRow[]
}

const activeStages = stageKeys.filter((stage) => stage !== 'done')
const countActiveBooks = (row: FlowRow | undefined) =>
  activeStages.reduce((sum, stage) => sum + (row?.books[stage] ?? 0), 0)

const isDaily = ([first, second]: readonly FlowRow[]) =>
  first !== undefined && second !== undefined && Date.parse(second.day) - Date.parse(first.day) === 86_400_000

/** The number of books at each stage, week by week. The chart shows at which stages books accumulate. */
export function FlowPanel({ rows, ...props }: FlowPanelProps) {
  const { t } = useTranslation(['statistics', 'domain'])
  const { number } = useFormat()
  const panel = usePanel(props, { title: t('flow.title'), help: t('help.flow') })
  const latestRow = rows.at(-1)
  const fullestStage = maxBy(activeStages, (stage) => latestRow?.books[stage] ?? 0)
  return (
    <Panel>
      <CumulativeFlowChart
        {...panel}
        note={t(isDaily(rows) ? 'flow.byDay' : 'flow.note')}
        summary={t('flow.summary', {
          now: number(countActiveBooks(latestRow)),
          before: number(countActiveBooks(rows[0])),
          stage: fullestStage ? t(`domain:stage.${fullestStage}`) : '',
          most: number((fullestStage && latestRow?.books[fullestStage]) ?? 0),
        })}
        categoryLabel={t('flow.week')}
        categories={rows.map(({ day }) => day)}
        series={
          rows.length > 0
            ? stageKeys.map((stage) => ({
                key: stage,
                label: t(`domain:stageShort.${stage}`),
                tone: stage,
                values: rows.map(({ books }) => books[stage]),
              }))
            : []
        }
      />
    </Panel>
  )
}
