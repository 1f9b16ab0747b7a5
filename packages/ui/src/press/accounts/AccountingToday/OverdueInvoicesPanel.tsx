import { daysBetween, type OverdueInvoiceRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { useOfferLabels } from '../../shared/useOfferLabels.ts'
import * as styles from './AccountingToday.css.ts'
import { DayPanel } from './DayPanel.tsx'
import type { PanelStateProps } from './PanelState.tsx'
import type { AccountingDay } from './day.ts'

interface OverdueInvoicesPanelProps extends PanelStateProps {
  late: AccountingDay['late'] | undefined
  hrefOf: (offer: number) => string
  onRemind: (row: OverdueInvoiceRow) => void
  /** Id of the offer whose reminder is being sent. */
  busy: number | undefined
  today: string
}

/** Overdue invoices, with a button to send a reminder for each. */
export function OverdueInvoicesPanel({ late, hrefOf, onRemind, busy, today, ...state }: OverdueInvoicesPanelProps) {
  const { t } = useTranslation('accounts')
  const { date, money } = useFormat()
  const { nameOf } = useOfferLabels()
  return (
    <DayPanel name="late" title={t('today.late.title')} emptyText={t('today.late.none')} list={late} {...state}>
      {(row) => (
        <li key={row.id} className={`${styles.row} ${styles.late}`}>
          <div className={styles.area.words}>
            <Link href={hrefOf(row.id)} variant="standalone" tone="inherit">
              {row.recipient_name}
            </Link>
            <p className={styles.under}>{t('today.late.due', { offer: nameOf(row), date: date(row.due) })}</p>
          </div>
          <span className={`${styles.area.days} ${styles.danger}`}>
            <Icon glyph={glyphs.warningCircle} size={14} />
            {t('today.days', { count: daysBetween(row.due, today) })}
          </span>
          <span className={styles.area.sum}>{money(row.rest)}</span>
          <span className={styles.area.act}>
            <Button
              data-stop
              size="sm"
              leading={glyphs.paperPlaneRight}
              busy={busy === row.id}
              disabledReason={row.recipient_email ? undefined : t('today.late.noEmail')}
              aria-label={t('today.named', { action: t('today.late.act'), offer: nameOf(row) })}
              onClick={() => onRemind(row)}
            >
              {t('today.late.act')}
            </Button>
          </span>
        </li>
      )}
    </DayPanel>
  )
}
