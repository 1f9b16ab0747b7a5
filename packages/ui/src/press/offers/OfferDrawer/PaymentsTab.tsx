import { useTranslation } from '@press/i18n'
import { Button } from '../../../primitives/Button/index.ts'
import { OfferLedger, OfferPaid, type Offer, type OfferIntents } from '../index.ts'
import * as styles from './OfferDrawer.css.ts'

interface PaymentsTabProps {
  offer: Offer
  onPayment: OfferIntents['onPayment']
}

/** The ledger of an offer. */
export function PaymentsTab({ offer, onPayment }: PaymentsTabProps) {
  const { t } = useTranslation('offers')
  return (
    <div className={styles.tab}>
      <OfferPaid progress={offer.progress} />
      <OfferLedger payments={offer.payments} sum={offer.sum} />
      {onPayment && (
        <div>
          <Button onClick={() => onPayment(offer)}>{t('next.changePayment')}</Button>
        </div>
      )}
    </div>
  )
}
