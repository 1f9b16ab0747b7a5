import { useFormat, useTranslation } from '@press/i18n'
import { BookTitle } from '../../../foundations/Text/index.ts'
import { Panel } from '../../../foundations/layout/index.ts'
import { BarList, useChartFormat } from '../../../patterns/charts/index.ts'
import { bookLang } from '../../../private/bookLang.ts'
import { greatest } from './greatest.ts'
import type { CalculationRow } from './rows.ts'
import { usePanel, type StatisticsPanelProps } from './usePanel.tsx'

export interface CalculatorPanelProps extends StatisticsPanelProps {
  rows: readonly CalculationRow[]
}

/** Per cent by which the printing may miss the calculation before the price list is to be looked at. */
const tolerance = 10
const deviation = ({ calculated, actual }: CalculationRow) => ((actual - calculated) / calculated) * 100

/** What printing cost against what the calculator had said, title by title; the farthest off first. */
export function CalculatorPanel({ rows, ...props }: CalculatorPanelProps) {
  const { t } = useTranslation('statistics')
  const { money, number } = useFormat()
  const panel = usePanel(props)
  const format = useChartFormat('change')
  const off = (row: CalculationRow) => Math.abs(deviation(row))
  const sorted = rows.toSorted((one, other) => off(other) - off(one))
  const worst = greatest(rows, off)
  return (
    <Panel>
      <BarList
        {...panel}
        title={t('calculator.title')}
        note={t('calculator.note')}
        summary={t('calculator.summary', {
          count: rows.length,
          over: number(rows.filter((row) => off(row) > tolerance).length),
          book: worst?.book_name ?? '',
          most: format.value(worst && deviation(worst)),
        })}
        categoryLabel={t('calculator.book')}
        valueFormat="change"
        rows={sorted.map((row) => ({
          key: String(row.techcard_id),
          label: row.book_name,
          content: (
            <BookTitle lang={bookLang(row.language)} lines={2}>
              {row.book_name}
            </BookTitle>
          ),
          detail: t('calculator.detail', {
            copies: t('calculator.copies', { count: number(row.copies) }),
            calculated: money(row.calculated),
            actual: money(row.actual),
          }),
          tone: off(row) > tolerance ? 'danger' : 'accent',
        }))}
        series={[{ key: 'deviation', label: t('calculator.deviation'), values: sorted.map(deviation) }]}
        figures={[
          {
            key: 'calculated',
            label: t('calculator.calculated'),
            valueFormat: 'money',
            values: sorted.map(({ calculated }) => calculated),
          },
          {
            key: 'actual',
            label: t('calculator.actual'),
            valueFormat: 'money',
            values: sorted.map(({ actual }) => actual),
          },
        ]}
      />
    </Panel>
  )
}
