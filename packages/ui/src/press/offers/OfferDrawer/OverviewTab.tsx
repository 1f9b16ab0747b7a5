import { getPriceDifference, type Actor, type Offer } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId } from 'react'
import { Button } from '../../../primitives/Button/index.ts'
import { OfferBooks, OfferNextActions, OfferPaidBar, type OfferIntents } from '../index.ts'
import { DocumentFlags, type DocumentFlagsProps } from './DocumentFlags.tsx'
import { Decisions } from './Decisions.tsx'
import * as styles from './OfferDrawer.css.ts'

interface OverviewTabProps extends OfferIntents, Pick<DocumentFlagsProps, 'hrefOf' | 'onDownload'> {
  offer: Offer
  actor: Actor
  /** Opens the tab with all books. */
  onBooks: () => void
}

/** The number of books shown. The remaining books are only counted. */
const maxShownBooks = 3

/** The sum of an offer, the next actions, its documents and first books. */
export function OverviewTab({
  offer,
  actor,
  onBooks,
  hrefOf,
  onDownload,
  onFlag,
  onAttach,
  onInvoice,
  ...handlers
}: OverviewTabProps) {
  const { t } = useTranslation('offers')
  const { money, number } = useFormat()
  const id = useId()
  return (
    <div className={styles.tab}>
      <div className={styles.figures}>
        <dl>
          <dt className={styles.term}>{t('drawer.sum')}</dt>
          <dd className={styles.figure}>{money(offer.sum)}</dd>
          {offer.sum_today !== undefined && getPriceDifference(offer) !== 0 && (
            <dd className={styles.term}>{t('prices.sum', { sum: money(offer.sum_today) })}</dd>
          )}
        </dl>
        <div className={styles.paid}>
          <div className={styles.paidLine} aria-hidden>
            <span className={styles.term}>{t('drawer.paid', { percent: number(offer.progress) })}</span>
            <strong className={styles.paidSum}>{money(offer.paid)}</strong>
          </div>
          <OfferPaidBar progress={offer.progress} barOnly />
        </div>
      </div>
      <Decisions offer={offer} hrefOf={hrefOf} onDownload={onDownload} />
      <ReceiptInfo offer={offer} />
      <OfferNextActions offer={offer} actor={actor} {...handlers} />
      <section aria-labelledby={`${id}-documents`}>
        <h3 className={styles.heading} id={`${id}-documents`}>
          {t('drawer.documents')}
        </h3>
        {onInvoice && (
          <Button variant="quiet" size="sm" onClick={() => onInvoice(offer)}>
            {t('screen.invoiceIt')}
          </Button>
        )}
        <DocumentFlags offer={offer} hrefOf={hrefOf} onDownload={onDownload} onFlag={onFlag} onAttach={onAttach} />
      </section>
      <section aria-labelledby={`${id}-books`}>
        <h3 className={styles.heading} id={`${id}-books`}>
          {t('books')}
        </h3>
        <OfferBooks items={offer.items} date={offer.date} discount={offer.discount} maxBooks={maxShownBooks} />
        {offer.items.length > maxShownBooks && (
          <Button variant="quiet" size="sm" onClick={onBooks}>
            {t('drawer.allBooks')}
          </Button>
        )}
      </section>
    </div>
  )
}

/** What the recipient said about the delivered goods. */
function ReceiptInfo({ offer: { received_at, received_note } }: { offer: Offer }) {
  const { t } = useTranslation('offers')
  const { date } = useFormat()
  if (!received_at) return null
  return (
    <p className={styles.term}>
      {t('drawer.received', { at: date(received_at, 'dateTime') })}
      {received_note && <span className={styles.reason}>{t('drawer.differs', { note: received_note })}</span>}
    </p>
  )
}
