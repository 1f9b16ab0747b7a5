import { calculateCostDeviation as deviation, costTolerancePercent } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { BookTitle } from '../../../foundations/Text/index.ts'
import { Panel } from '../../../foundations/layout/index.ts'
import { BarList, useChartFormat } from '../../../patterns/charts/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { maxBy } from './max-by.ts'
import type { CalculationRow } from './rows.ts'
import { usePanel, type StatisticsPanelProps } from './usePanel.tsx'

export interface CalculatorPanelProps extends StatisticsPanelProps {
  rows: readonly CalculationRow[]
  /** The total number of print runs, and the number with a large deviation. Set it if `rows` contain only some of the runs. */
  total?: { runs: number; over: number }
  /** Returns the link to the print run of a tech card. */
  hrefOf?: (techcard: number) => string
}

const getDeviationSize = (row: CalculationRow) => Math.abs(deviation(row))

/** The actual printing cost of each title, compared with the calculator's estimate. The largest deviation comes first. */
export function CalculatorPanel({ rows, total, hrefOf, ...props }: CalculatorPanelProps) {
  const { t } = useTranslation('statistics')
  const { money, number } = useFormat()
  const panel = usePanel(props, { title: t('calculator.title'), help: t('help.calculator') })
  const format = useChartFormat('change')
  const sortedRows = rows.toSorted((a, b) => getDeviationSize(b) - getDeviationSize(a))
  const worstRow = maxBy(rows, getDeviationSize)
  return (
    <Panel>
      <BarList
        {...panel}
        hrefs={sortedRows.map((row) => hrefOf?.(row.techcard_id))}
        note={t('calculator.note')}
        summary={t('calculator.summary', {
          count: total?.runs ?? rows.length,
          over: number(total?.over ?? rows.filter((row) => getDeviationSize(row) > costTolerancePercent).length),
          book: worstRow?.book_name ?? '',
          most: format.value(worstRow && deviation(worstRow)),
        })}
        categoryLabel={t('calculator.book')}
        valueFormat="change"
        rows={sortedRows.map((row) => ({
          key: String(row.techcard_id),
          label: row.book_name,
          content: (
            <BookTitle lang={getBookLang(row.language)} lines={2}>
              {row.book_name}
            </BookTitle>
          ),
          detail: t('calculator.detail', {
            copies: t('calculator.copies', { count: number(row.copies) }),
            calculated: money(row.calculated),
            actual: money(row.actual),
          }),
          tone: getDeviationSize(row) > costTolerancePercent ? 'danger' : 'accent',
        }))}
        series={[{ key: 'deviation', label: t('calculator.deviation'), values: sortedRows.map(deviation) }]}
        figures={[
          {
            key: 'calculated',
            label: t('calculator.calculated'),
            valueFormat: 'money',
            values: sortedRows.map(({ calculated }) => calculated),
          },
          {
            key: 'actual',
            label: t('calculator.actual'),
            valueFormat: 'money',
            values: sortedRows.map(({ actual }) => actual),
          },
        ]}
      />
    </Panel>
  )
}
