import { takesPayments, type Offer } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Button } from '../../../primitives/Button/index.ts'
import { OfferInstalments, OfferLedger, OfferPaidBar, type OfferIntents } from '../index.ts'
import * as styles from './OfferDrawer.css.ts'

interface PaymentsTabProps extends Pick<OfferIntents, 'onPayment' | 'onInstalments'> {
  offer: Offer
}

/** The instalments of an offer and its ledger. */
export function PaymentsTab({ offer, onPayment, onInstalments }: PaymentsTabProps) {
  const { t } = useTranslation('offers')
  const { instalments, paid } = offer
  return (
    <div className={styles.tab}>
      <OfferPaidBar progress={offer.progress} />
      <section aria-label={t('instalments.label')} className={styles.section}>
        <h3 className={styles.heading}>{t('instalments.label')}</h3>
        <OfferInstalments {...{ instalments, paid }} />
        {onInstalments && (
          <div>
            <Button size="sm" onClick={() => onInstalments(offer)}>
              {t(instalments.length > 0 ? 'instalments.change' : 'instalments.plan')}
            </Button>
          </div>
        )}
      </section>
      <section aria-label={t('ledger.label')} className={styles.section}>
        <h3 className={styles.heading}>{t('ledger.label')}</h3>
        <OfferLedger payments={offer.payments} sum={offer.sum} />
        {onPayment && (takesPayments(offer) || offer.paid > 0) && (
          <div>
            <Button size="sm" onClick={() => onPayment(offer)}>
              {t('next.changePayment')}
            </Button>
          </div>
        )}
      </section>
    </div>
  )
}
