import type { OfferRow } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useToday } from '../../../foundations/Clock/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { MyOffer, type MyOfferIntents } from './MyOffer.tsx'
import * as styles from './MyOffers.css.ts'

export interface MyOffersProps extends MyOfferIntents {
  offers: readonly OfferRow[]
  /** Whether the offers are loading: shows a skeleton. @default false */
  loading?: boolean
}

/** The offers made to a partner or an author («Мои документы»): their books, their documents and the next step. */
export function MyOffers({ offers, loading = false, ...intents }: MyOffersProps) {
  const { t } = useTranslation('offers')
  const today = useToday()
  if (loading) return <Loading />
  if (offers.length === 0) return <EmptyState title={t('mine.emptyTitle')}>{t('mine.emptyText')}</EmptyState>
  return (
    <ul className={styles.list} aria-label={t('mine.label')}>
      {offers.map((offer) => (
        <MyOffer key={offer.id} offer={offer} today={today} {...intents} />
      ))}
    </ul>
  )
}

function Loading() {
  const { t } = useTranslation('offers')
  return (
    <SkeletonGroup label={t('mine.label')}>
      <div className={styles.list}>
        {[0, 1, 2].map((index) => (
          <div key={index} className={styles.row}>
            <span className={styles.covers}>
              <Skeleton shape="cover" />
            </span>
            <div className={styles.words}>
              <Skeleton width="long" />
              <Skeleton width="half" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
