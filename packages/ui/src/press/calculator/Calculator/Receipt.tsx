import { calculateOfferTotals, splitTotalByPart, type BookParams, type Estimate, type PrintRun } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { classes } from '../../../foundations/classes.ts'
import type { NumberedPrices } from './params.ts'
import { ReceiptLines } from './ReceiptLines.tsx'
import * as styles from './Receipt.css.ts'
import { useReasons } from './useReasons.ts'

interface ReceiptProps {
  book: BookParams
  estimate: Estimate
  /** Other print runs of the same title. */
  others: readonly PrintRun[]
  onRun: (quantity: number) => void
  /** Whether every line with the press's own costs is shown. */
  showCosts: boolean
  prices: NumberedPrices
  /** The cost of the run under the next price list. */
  nextPrice: { from: string; total: number } | null
  /** Whether a partner pays, at the price list's discount. */
  partner: boolean
  /** Whether the fields hold other values that cannot be calculated. */
  stale: boolean
}

/** The cost of the run, its parts, and the cost of other runs. */
export function Receipt({ book, estimate, others, onRun, showCosts, stale, prices, nextPrice, partner }: ReceiptProps) {
  const { t } = useTranslation('calculator')
  const { number, money, date } = useFormat()
  const reasons = useReasons(book, estimate)
  const parts = splitTotalByPart(estimate)
  const formatPercent = (sum: number) => number(sum / estimate.total, { style: 'percent' })
  const cheaperRun = others.find(
    ({ quantity, unit_price }) => quantity > book.quantity && unit_price < estimate.unit_price,
  )
  return (
    <section className={styles.receipt} aria-label={t('receipt.label')}>
      <div className={classes(styles.top, stale && styles.stale)}>
        <p className={styles.label}>{t('receipt.total')}</p>
        <output className={styles.total}>
          <FadingText>{money(estimate.total)}</FadingText>
        </output>
        <p className={styles.unit}>
          <FadingText>{t('receipt.perCopy', { price: money(estimate.unit_price) })}</FadingText>
        </p>
        <p className={styles.vat}>{t('receipt.vat', { rate: estimate.vat_rate, sum: money(estimate.vat) })}</p>
        <p className={styles.vat}>
          {prices.number === undefined
            ? t('receipt.pricesFrom', { from: date(prices.from, 'date') })
            : t('receipt.prices', { number: prices.number, from: date(prices.from, 'date') })}
        </p>
        {partner && prices.partner_discount > 0 && (
          <p className={styles.unit}>
            {t('receipt.partner', {
              percent: number(prices.partner_discount),
              sum: money(getDiscountedTotal(estimate, book.quantity, prices)),
            })}
          </p>
        )}
        {nextPrice && nextPrice.total !== estimate.total && (
          <p className={styles.later}>
            <Icon glyph={glyphs.calendarBlank} size={16} />
            {t('receipt.later', { from: date(nextPrice.from, 'date'), sum: money(nextPrice.total) })}
          </p>
        )}
        <div className={styles.bar} aria-hidden>
          {parts.map(({ part, sum }) => (
            <span key={part} className={styles.share[part]} style={{ flexGrow: sum }} />
          ))}
        </div>
      </div>
      {stale && (
        <p className={styles.staleNote}>
          <Icon glyph={glyphs.warningCircle} size={16} />
          {t('stale')}
        </p>
      )}
      <ul className={styles.parts} aria-label={t('receipt.parts')}>
        {parts.map(({ part, sum }) => (
          <li key={part} className={styles.part}>
            <span className={styles.partName}>
              <span className={`${styles.key} ${styles.share[part]}`} />
              {t(`receipt.part.${part}`)}
              <span className={styles.reason}>{reasons.part(part)}</span>
            </span>
            <span className={styles.sum}>
              {money(sum)}
              <span className={styles.reason}>{formatPercent(sum)}</span>
            </span>
          </li>
        ))}
      </ul>
      {showCosts && <ReceiptLines book={book} estimate={estimate} />}
      <div className={styles.runs}>
        <h2 className={styles.runsTitle}>{t('runs.title')}</h2>
        <ul>
          {others.map(({ quantity, unit_price, total }) => (
            <li key={quantity}>
              <button type="button" className={styles.run} onClick={() => onRun(quantity)}>
                <span className={styles.runCopies}>{number(quantity)}</span>
                <span className={styles.runUnit}>{t('curve.perCopy', { price: money(unit_price) })}</span>
                <span className={styles.runTotal}>{money(total)}</span>
              </button>
            </li>
          ))}
        </ul>
        {cheaperRun && (
          <p className={styles.hint}>
            <Icon glyph={glyphs.lightning} size={16} />
            <span>
              {t('saving', {
                quantity: number(cheaperRun.quantity),
                saving: money(estimate.unit_price - cheaperRun.unit_price),
              })}
            </span>
          </p>
        )}
      </div>
    </section>
  )
}

/** Returns the total of an offer with this run alone, at the partner's discount. */
const getDiscountedTotal = (
  { unit_price: price }: Estimate,
  quantity: number,
  { from, partner_discount }: NumberedPrices,
) => calculateOfferTotals([{ quantity, price, work_types: [] }], from, partner_discount).sum

/** Text that fades in when it changes. */
function FadingText({ children }: { children: string }) {
  return (
    <span key={children} className={styles.fresh}>
      {children}
    </span>
  )
}
