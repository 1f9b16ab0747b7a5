import { useTranslation } from '@press/i18n'
import { Panel } from '../../../foundations/layout/index.ts'
import { BarChart, useChartFormat } from '../../../patterns/charts/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { maxBy } from './max-by.ts'
import type { PublishedRow } from './rows.ts'
import { usePanel, type StatisticsPanelProps } from './usePanel.tsx'

export interface PublishedPanelProps extends StatisticsPanelProps {
  /** One row per month, in order. */
  rows: readonly PublishedRow[]
  /** Returns the link to the books of a month, by its first day. */
  hrefOf?: (month: string) => string | undefined
}

const getYear = (day: string | undefined) => Number(day?.slice(0, 4) ?? 0)

/** Books published month by month, compared with the previous year. */
export function PublishedPanel({ rows, hrefOf, ...props }: PublishedPanelProps) {
  const { t } = useTranslation('statistics')
  const panel = usePanel(props, { title: t('published.title'), help: t('help.byMonth') })
  const format = useChartFormat()
  const today = useToday()
  const year = getYear(rows[0]?.month)
  const bestMonth = maxBy(rows, ({ books }) => books ?? 0)
  return (
    <Panel>
      <BarChart
        {...panel}
        summary={t('published.summary', {
          count: rows.reduce((sum, { books }) => sum + (books ?? 0), 0),
          most: format.value(bestMonth?.books),
          year: String(year),
          month: bestMonth ? format.category(bestMonth.month, 'month') : '',
        })}
        categoryLabel={t('published.month')}
        categories={rows.map(({ month }) => month)}
        categoryFormat="month"
        series={[{ key: 'books', label: String(year), values: rows.map(({ books }) => books) }]}
        hrefs={rows.map(({ month, books }) => (books ? hrefOf?.(month) : undefined))}
        {...(rows.some(({ books_before }) => books_before !== null) && {
          reference: { label: String(year - 1), values: rows.map((row) => row.books_before) },
        })}
        unfinished={`${today.slice(0, 7)}-01`}
      />
    </Panel>
  )
}
