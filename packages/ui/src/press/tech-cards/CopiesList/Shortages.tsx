import { countCopies, copyShares, type Copies, type Shortage } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Badge } from '../../../primitives/Badge/index.ts'
import * as styles from './CopiesList.css.ts'

/** The shortages of a print run: the recipients, the number of copies, the reason, and the resolution. */
export function Shortages({ shortages }: { shortages: readonly Shortage[] }) {
  const { t } = useTranslation('tech-cards')
  const { date } = useFormat()
  const formatShares = (missing: Copies) =>
    copyShares
      .filter((share) => missing[share] > 0)
      .map((share) => t('shortage.share', { share: t(`field.circulation_${share}`), count: missing[share] }))
      .join(', ')
  const formatSignature = (author: { name: string } | null, timestamp: string) =>
    author ? t('shortage.by', { name: author.name, date: date(timestamp) }) : date(timestamp)
  return (
    <ul className={styles.list} aria-label={t('shortage.label')}>
      {shortages.map(({ id, missing, reason, recorded_by, recorded_at, outcome, note, settled_by, settled_at }) => (
        <li key={id} className={styles.share}>
          <span className={styles.term}>{t('shortage.label')}</span>
          <span className={styles.words}>
            {t('copies.missing', { count: countCopies(missing) })}
            <Badge tone={outcome === null ? 'danger' : outcome === 'received' ? 'success' : 'neutral'}>
              {outcome === null ? t('shortage.open') : t(`shortage.outcomes.${outcome}`)}
            </Badge>
          </span>
          <span className={styles.handed}>{formatShares(missing)}</span>
          <span className={styles.handed}>{`${reason} · ${formatSignature(recorded_by, recorded_at)}`}</span>
          {settled_at && (
            <span className={styles.handed}>
              {[t(`shortage.outcomes.${outcome ?? 'received'}`), note, formatSignature(settled_by, settled_at)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
