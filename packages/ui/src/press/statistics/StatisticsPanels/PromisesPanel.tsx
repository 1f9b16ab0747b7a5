import type { PromiseKey } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Panel } from '../../../foundations/layout/index.ts'
import { BarList, type SeriesTone } from '../../../patterns/charts/index.ts'
import type { PromiseRow } from './rows.ts'
import { usePanel, type StatisticsPanelProps } from './usePanel.tsx'

export interface PromisesPanelProps extends StatisticsPanelProps {
  /** The deviations, from the earliest to the most overdue. */
  rows: readonly PromiseRow[]
  /** The number of books without a promised date. @default 0 */
  undated?: number
  /** `all` links to the books of the period, and `late` to the books that were late. */
  hrefs?: { all: string; late: string }
}

const promiseTones: Record<PromiseKey, SeriesTone> = {
  early: 'success',
  inTime: 'success',
  week: 'attention',
  month: 'danger',
  later: 'danger',
}
const isPromiseKept = (key: PromiseKey) => key === 'early' || key === 'inTime'

/** The promised dates compared with the actual dates: the deviation of each book in days. */
export function PromisesPanel({ rows, undated = 0, hrefs, ...props }: PromisesPanelProps) {
  const { t } = useTranslation('statistics')
  const { number } = useFormat()
  const panel = usePanel(props, { title: t('promises.title'), help: t('help.promises') })
  const countBooks = (isIncluded: (key: PromiseKey) => boolean) =>
    rows.reduce((total, { key, books }) => (isIncluded(key) ? total + books : total), 0)
  const bookCount = countBooks(() => true)
  return (
    <Panel>
      <BarList
        {...panel}
        note={undated > 0 && !panel.loading && !panel.error ? t('promises.note', { count: undated }) : undefined}
        summary={t('promises.summary', {
          inTime: number(countBooks(isPromiseKept)),
          all: number(bookCount),
          late: number(countBooks((key) => !isPromiseKept(key))),
        })}
        categoryLabel={t('promises.kind')}
        hrefs={rows.map(({ key }) => (isPromiseKept(key) ? hrefs?.all : hrefs?.late))}
        rows={rows.map(({ key }) => ({ key, label: t(`promises.key.${key}`), tone: promiseTones[key] }))}
        series={
          bookCount > 0 ? [{ key: 'books', label: t('where.books'), values: rows.map(({ books }) => books) }] : []
        }
      />
    </Panel>
  )
}
