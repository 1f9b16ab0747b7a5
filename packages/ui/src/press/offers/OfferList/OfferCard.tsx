import type { OfferRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { BookTitle } from '../../../foundations/Text/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { CoverStack } from '../../shared/BookCover/index.ts'
import { OfferPaidBar, OfferPriceChange, OfferStatusBadge, OfferValidity, useOfferLabels } from '../index.ts'
import * as styles from './OfferList.css.ts'

/** An offer on a phone: its books, recipient, status and sum. */
export function OfferCard({ offer }: { offer: OfferRow }) {
  const { t } = useTranslation(['offers', 'offer-words'])
  const { money } = useFormat()
  const { nameOf } = useOfferLabels()
  const [firstItem] = offer.items
  const lang = firstItem?.language && getBookLang(firstItem.language)
  return (
    <div className={styles.card}>
      <div className={styles.cardHead}>
        <CoverStack books={offer.items.slice(0, 3).map(({ name }) => ({ title: name }))} />
        <div className={styles.cardWords}>
          <BookTitle lines={2} lang={lang ?? undefined}>
            {firstItem?.name ?? t('offer-words:noBooks')}
          </BookTitle>
          <p className={styles.quiet}>
            {[nameOf(offer), offer.items.length > 1 && t('offer-words:others', { count: offer.items.length - 1 })]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className={styles.quiet}>{offer.recipient_name}</p>
        </div>
      </div>
      <div className={styles.cardFacts}>
        <OfferStatusBadge status={offer.status} />
        <OfferValidity offer={offer} />
        <OfferPriceChange offer={offer} />
        <strong className={styles.cardSum}>{money(offer.sum)}</strong>
      </div>
      <OfferPaidBar progress={offer.progress} />
    </div>
  )
}
