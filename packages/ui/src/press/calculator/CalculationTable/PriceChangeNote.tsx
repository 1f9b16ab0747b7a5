import type { SavedCalculation } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import * as styles from './CalculationTable.css.ts'

/** The current price of a saved calculation if prices have changed, and the date of the next change. */
export function PriceChangeNote({ calculation: { sum, sum_today, next } }: { calculation: SavedCalculation }) {
  const { t } = useTranslation('calculator')
  const { money, date } = useFormat()
  return (
    <span className={styles.moves}>
      {sum_today === sum ? (
        t('saved.same')
      ) : (
        <Badge tone="warning" glyph={sum_today > sum ? glyphs.arrowUp : glyphs.arrowDown}>
          {t('saved.moved', { sum: money(sum_today) })}
        </Badge>
      )}
      {next && (
        <span className={styles.next}>
          {t('receipt.later', { from: date(next.from, 'date'), sum: money(next.sum) })}
        </span>
      )}
    </span>
  )
}
