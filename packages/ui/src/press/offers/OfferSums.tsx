import { amountInWords, type OfferTotals } from '@press/domain'
import { getLangAttribute, useFormat, useTranslation, type Locale } from '@press/i18n'
import * as styles from './offers.css.ts'

export interface OfferSumsProps {
  totals: OfferTotals
  /** Discount in per cent, for its line. */
  discount: number
  /** Language of the offer, used for the sum in words as in its documents. */
  language: Locale
}

/** The totals of an offer: the amount before the discount, the discount, the sum, the VAT included, and the sum in words. */
export function OfferSums({ totals, discount, language: locale }: OfferSumsProps) {
  const { t } = useTranslation('offers')
  const { money, number } = useFormat()
  return (
    <dl className={styles.sums}>
      {totals.discount > 0 && (
        <>
          <div className={styles.sumLine}>
            <dt>{t('sums.gross')}</dt>
            <dd>{money(totals.gross)}</dd>
          </div>
          <div className={styles.sumLine}>
            <dt>{t('sums.discount', { percent: number(discount) })}</dt>
            <dd>{`−\u00a0${money(totals.discount)}`}</dd>
          </div>
        </>
      )}
      <div className={styles.grand}>
        <dt>{t('sums.total')}</dt>
        <dd className={styles.grandSum}>{money(totals.sum)}</dd>
      </div>
      <div className={styles.sumLine}>
        <dt>{t('sums.vat', { percent: number(totals.vat_rate) })}</dt>
        <dd>{money(totals.vat)}</dd>
      </div>
      <div className={styles.inWords}>
        <dt className={styles.term}>{t('sums.words')}</dt>
        <dd lang={getLangAttribute(locale)}>{amountInWords(totals.sum, locale)}</dd>
      </div>
    </dl>
  )
}
