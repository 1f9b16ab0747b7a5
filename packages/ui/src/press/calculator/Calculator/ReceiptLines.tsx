import type { BookParams, Estimate, ReceiptLine } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Dialog } from '../../../primitives/Dialog/index.ts'
import * as styles from './Receipt.css.ts'
import { useReasons } from './useReasons.ts'

interface ReceiptLinesProps {
  book: BookParams
  estimate: Estimate
}

/** Every line of the sum with its reason, shown on demand. */
export function ReceiptLines({ book, estimate }: ReceiptLinesProps) {
  const { t } = useTranslation('calculator')
  const { number } = useFormat()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.all}>
      <Button variant="tinted" size="sm" leading={glyphs.receipt} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('receipt.all')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="md"
        title={t('receipt.allTitle', { quantity: number(book.quantity) })}
        footer={<Button onClick={() => setOpen(false)}>{t('receipt.close')}</Button>}
      >
        <Lines book={book} estimate={estimate} />
      </Dialog>
    </div>
  )
}

/** The kinds of lines added on top of the costs. */
const surchargeKinds: readonly ReceiptLine['kind'][] = ['overhead', 'margin', 'rounding']

function Lines({ book, estimate }: ReceiptLinesProps) {
  const { t } = useTranslation('calculator')
  const { number, money } = useFormat()
  const reasons = useReasons(book, estimate)
  const renderRow = (line: ReceiptLine, index: number) => (
    <tr key={`${line.kind} ${index}`}>
      <th scope="row" className={styles.lineReason}>
        {reasons.line(line)}
      </th>
      <td className={styles.lineFigure}>
        {line.quantity !== 1 && `${number(line.quantity)} × ${money(line.unit_price)}`}
      </td>
      <td className={styles.lineFigure}>{money(line.sum)}</td>
    </tr>
  )
  const renderResult = (name: string, sum: number) => (
    <tr className={styles.result}>
      <th scope="row" className={styles.lineReason} colSpan={2}>
        {name}
      </th>
      <td className={styles.lineFigure}>{money(sum)}</td>
    </tr>
  )
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col" className={styles.lineHead}>
            {t('receipt.reasonHead')}
          </th>
          <th scope="col" className={styles.lineHead}>
            {t('receipt.quantityHead')}
          </th>
          <th scope="col" className={styles.lineHead}>
            {t('receipt.sumHead')}
          </th>
        </tr>
      </thead>
      <tbody>
        {estimate.lines.filter(({ kind }) => !surchargeKinds.includes(kind)).map(renderRow)}
        {renderResult(t('receipt.subtotal'), estimate.base)}
        {estimate.lines.filter(({ kind, sum }) => surchargeKinds.includes(kind) && sum !== 0).map(renderRow)}
        {renderResult(t('receipt.total'), estimate.total)}
      </tbody>
    </table>
  )
}
