import type { BookParams, Estimate, ReceiptLine } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { scrollable } from '../../private/scrollable.ts'
import * as styles from './Receipt.css.ts'
import { useReasons } from './useReasons.ts'

/** What comes on top of the costs. */
const added: readonly ReceiptLine['kind'][] = ['overhead', 'margin', 'rounding']

/** Every line of the sum with its reason; folded until it is asked for. */
export function ReceiptLines({ book, found }: { book: BookParams; found: Estimate }) {
  const { t } = useTranslation('calculator')
  const { number, money } = useFormat()
  const reasons = useReasons(book, found)
  const row = (line: ReceiptLine, index: number) => (
    <tr key={`${line.kind} ${index}`}>
      <th scope="row" className={styles.lineReason}>
        {reasons.line(line)}
        {line.quantity !== 1 && (
          <span className={styles.reason}>{`${number(line.quantity)} × ${money(line.unit_price)}`}</span>
        )}
      </th>
      <td className={styles.lineSum}>{money(line.sum)}</td>
    </tr>
  )
  const result = (name: string, sum: number) => (
    <tr className={styles.result}>
      <th scope="row" className={styles.lineReason}>
        {name}
      </th>
      <td className={styles.lineSum}>{money(sum)}</td>
    </tr>
  )
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t('receipt.all')}</summary>
      <div ref={scrollable} className={styles.linesBox}>
        <table className={styles.lines}>
          <thead className={styles.linesHead}>
            <tr>
              <th scope="col">{t('receipt.reasonHead')}</th>
              <th scope="col">{t('receipt.sumHead')}</th>
            </tr>
          </thead>
          <tbody>
            {found.lines.filter(({ kind }) => !added.includes(kind)).map(row)}
            {result(t('receipt.subtotal'), found.base)}
            {found.lines.filter(({ kind, sum }) => added.includes(kind) && sum !== 0).map(row)}
            {result(t('receipt.total'), found.total)}
          </tbody>
        </table>
      </div>
    </details>
  )
}
