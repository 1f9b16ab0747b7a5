import { useFormat, useTranslation } from '@press/i18n'
import { BookTitle } from '../../../foundations/Text/index.ts'
import { Panel } from '../../../foundations/layout/index.ts'
import { BarList } from '../../../patterns/charts/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import type { RatedBook } from './rows.ts'
import { usePanel, type StatisticsPanelProps } from './usePanel.tsx'

export interface SatisfactionPanelProps extends StatisticsPanelProps {
  /** The rated books, lowest rating first. */
  rows: readonly RatedBook[]
  /** The number of ratings. `mean` is the mean of the ratings; null before the first rating. */
  ratings: number
  mean: number | null
  hrefOf?: (techcard: number) => string
}

/** The rating below which the press should ask the author about the reason. */
const lowRating = 3.5

/** The authors' ratings of the work on their books. */
export function SatisfactionPanel({ rows, ratings, mean, hrefOf, ...props }: SatisfactionPanelProps) {
  const { t } = useTranslation('statistics')
  const { number } = useFormat()
  const panel = usePanel(props, { title: t('satisfaction.title'), help: t('help.satisfaction') })
  const formatScore = (value: number) => number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <Panel>
      <BarList
        {...panel}
        hrefs={rows.map(({ techcard_id }) => hrefOf?.(techcard_id))}
        note={
          mean === null || panel.loading || panel.error
            ? undefined
            : t('satisfaction.note', { mean: formatScore(mean), count: ratings })
        }
        summary={t('satisfaction.summary', {
          count: ratings,
          mean: formatScore(mean ?? 0),
          book: rows[0]?.book_name ?? '',
        })}
        categoryLabel={t('satisfaction.book')}
        rows={rows.map(({ techcard_id, book_name, language, mean: meanRating, comment }) => ({
          key: String(techcard_id),
          label: book_name,
          content: (
            <BookTitle lang={getBookLang(language)} lines={2}>
              {book_name}
            </BookTitle>
          ),
          ...(comment && { detail: comment }),
          tone: meanRating < lowRating ? 'danger' : 'accent',
        }))}
        series={
          rows.length > 0
            ? [{ key: 'mean', label: t('satisfaction.mean'), values: rows.map(({ mean: meanRating }) => meanRating) }]
            : []
        }
      />
    </Panel>
  )
}
