import type { OfferToInvoiceRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Button } from '../../../primitives/Button/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import { useOfferLabels } from '../../shared/useOfferLabels.ts'
import * as styles from './AccountingToday.css.ts'
import { DayPanel } from './DayPanel.tsx'
import type { PanelStateProps } from './PanelState.tsx'
import type { AccountingDay } from './day.ts'

interface OffersToInvoicePanelProps extends PanelStateProps {
  bill: AccountingDay['bill'] | undefined
  hrefOf: (offer: number) => string
  onBill: (row: OfferToInvoiceRow) => void
  /** Id of the offer whose invoice is being created. */
  busy: number | undefined
}

/** Accepted offers without an invoice. Only the first row has the primary button, which moves down as invoices are created. */
export function OffersToInvoicePanel({ bill, hrefOf, onBill, busy, ...state }: OffersToInvoicePanelProps) {
  const { t } = useTranslation('accounts')
  const { date, money } = useFormat()
  const { nameOf } = useOfferLabels()
  return (
    <DayPanel
      name="bill"
      title={t('today.bill.title')}
      note={t('today.bill.note')}
      emptyText={t('today.bill.none')}
      list={bill}
      {...state}
    >
      {(row, index) => {
        const label = t(index === 0 ? 'today.bill.actFirst' : 'today.bill.act')
        return (
          <li key={row.id} className={`${styles.row} ${styles.bill}`}>
            <span className={styles.area.cover}>
              <BookCover title={row.book_name} number={row.id} width={28} />
            </span>
            <div className={styles.area.words}>
              <Link href={hrefOf(row.id)} variant="standalone" tone="inherit">
                {row.recipient_name}
              </Link>
              <p className={styles.under}>
                {t(row.requested ? 'today.bill.asked' : 'today.bill.accepted', {
                  offer: nameOf(row),
                  date: date(row.since),
                })}
              </p>
            </div>
            <span className={styles.area.sum}>{money(row.rest)}</span>
            <span className={styles.area.act}>
              <Button
                data-stop
                size="sm"
                variant={index === 0 ? 'primary' : 'tinted'}
                busy={busy === row.id}
                aria-label={t('today.named', { action: label, offer: nameOf(row) })}
                onClick={() => onBill(row)}
              >
                {label}
              </Button>
            </span>
          </li>
        )
      }}
    </DayPanel>
  )
}
