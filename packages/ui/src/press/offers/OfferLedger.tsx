import { sumPayments, getAmountDue, type OfferPayment } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Text } from '../../foundations/Text/index.ts'
import * as styles from './offers.css.ts'

export interface OfferLedgerProps {
  payments: readonly OfferPayment[]
  /** The sum to pay, in tiyn. */
  sum: number
}

/** Every payment of an offer, then the paid and the unpaid amount. */
export function OfferLedger({ payments, sum }: OfferLedgerProps) {
  const { t } = useTranslation('offers')
  const { date, money } = useFormat()
  return (
    <div className={styles.ledger}>
      {payments.length === 0 ? (
        <Text as="p" variant="small" tone="muted">
          {t('ledger.empty')}
        </Text>
      ) : (
        <ol aria-label={t('ledger.label')}>
          {payments.map(({ id, amount, date: day, note, kind, document_number: documentNumber, reason, by }) => (
            <li key={id} className={styles.payment}>
              <time dateTime={day}>{date(day)}</time>
              <span className={styles.paymentWords}>
                {kind === 'setOff' ? t('ledger.setOff') : note || t(amount < 0 ? 'ledger.refund' : 'ledger.payment')}
                {reason && <span className={styles.detail}>{t('ledger.reason', { reason })}</span>}
                <span className={styles.detail}>
                  {[documentNumber && t('ledger.order', { number: documentNumber }), by].filter(Boolean).join(' · ')}
                </span>
              </span>
              <strong className={styles.strong}>{amount < 0 ? `−\u00a0${money(-amount)}` : money(amount)}</strong>
            </li>
          ))}
        </ol>
      )}
      <dl className={styles.sums}>
        <div className={styles.sumLine}>
          <dt>{t('ledger.paid')}</dt>
          <dd>{money(sumPayments(payments))}</dd>
        </div>
        <div className={styles.sumLine}>
          <dt>{t('ledger.rest')}</dt>
          <dd className={styles.strong}>{money(getAmountDue(payments, sum))}</dd>
        </div>
      </dl>
    </div>
  )
}
