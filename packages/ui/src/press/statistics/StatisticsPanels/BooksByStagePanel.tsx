import type { StageKey } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Panel } from '../../../foundations/layout/index.ts'
import { BarList } from '../../../patterns/charts/index.ts'
import { StageTile } from '../../../foundations/stages/index.ts'
import { maxBy } from './max-by.ts'
import type { StageCount } from './rows.ts'
import { usePanel, type StatisticsPanelProps } from './usePanel.tsx'

export interface BooksByStagePanelProps extends StatisticsPanelProps {
  /** The numbers of books, in the order of the stages. */
  rows: readonly StageCount[]
  /** Returns the link to the books of a stage. */
  hrefOf?: (stage: StageKey) => string
}

/** The current number of books at each stage. */
export function BooksByStagePanel({ rows, hrefOf, ...props }: BooksByStagePanelProps) {
  const { t } = useTranslation(['statistics', 'domain'])
  const { number } = useFormat()
  const panel = usePanel(props, { title: t('where.title'), help: t('help.where') })
  const total = rows.reduce((sum, { books }) => sum + books, 0)
  const largestRow = maxBy(rows, ({ books }) => books)
  return (
    <Panel>
      <BarList
        {...panel}
        hrefs={rows.map(({ stage }) => hrefOf?.(stage))}
        note={panel.loading || panel.error ? undefined : number(total)}
        summary={t('where.summary', {
          count: total,
          stage: largestRow ? t(`domain:stage.${largestRow.stage}`) : '',
          most: number(largestRow?.books ?? 0),
        })}
        categoryLabel={t('where.stage')}
        rows={rows.map(({ stage }) => ({
          key: stage,
          label: t(`domain:stage.${stage}`),
          leading: <StageTile stage={stage} />,
          tone: stage,
        }))}
        series={[{ key: 'books', label: t('where.books'), values: rows.map(({ books }) => books) }]}
      />
    </Panel>
  )
}
