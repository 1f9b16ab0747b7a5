import { getDueTone, daysBetween, taxInvoiceDeadlineDays, type IncompleteOrderRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Anchor } from '../../../foundations/LinkProvider/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { useOfferLabels } from '../../shared/useOfferLabels.ts'
import * as styles from './AccountingToday.css.ts'
import { DayPanel } from './DayPanel.tsx'
import type { PanelStateProps } from './PanelState.tsx'
import type { AccountingDay } from './day.ts'

const documentFlags = ['has_invoice', 'has_act', 'has_esf'] as const

interface IncompleteOrdersPanelProps extends PanelStateProps {
  lacking: AccountingDay['lacking'] | undefined
  hrefOf: (offer: number) => string
  /** Address of the list of all delivered orders. */
  allHref: string
  today: string
}

/** Delivered orders with missing documents, the earliest due date first. */
export function IncompleteOrdersPanel({ lacking, hrefOf, allHref, today, ...state }: IncompleteOrdersPanelProps) {
  const { t } = useTranslation(['accounts', 'offers'])
  const { date } = useFormat()
  const { nameOf } = useOfferLabels()
  return (
    <DayPanel
      name="lacking"
      title={t('today.lacking.title')}
      note={t('today.lacking.note', { count: taxInvoiceDeadlineDays })}
      emptyText={t('today.lacking.none')}
      list={lacking}
      {...state}
      footer={
        <div className={styles.legend}>
          <span className={styles.key}>
            <span className={`${styles.stamp} ${styles.there}`}>{t('offers:stamp.has_invoice')}</span>
            {t('today.lacking.there')}
          </span>
          <span className={styles.key}>
            <span className={`${styles.stamp} ${styles.missing}`}>{t('offers:stamp.has_esf')}</span>
            {t('today.lacking.attach')}
          </span>
          <Link href={allHref} variant="standalone">
            {t('today.lacking.all')}
          </Link>
        </div>
      }
    >
      {(row) => (
        <li key={row.id} className={`${styles.row} ${styles.lacking}`}>
          <div className={styles.area.words}>
            <Anchor href={hrefOf(row.id)} className={styles.link} data-stop>
              {row.recipient_name}
            </Anchor>
            <p className={styles.under}>
              {t('today.lacking.delivered', { offer: nameOf(row), date: date(row.delivered) })}
            </p>
          </div>
          <Stamps row={row} />
          <Due due={row.due} today={today} />
        </li>
      )}
    </DayPanel>
  )
}

function Stamps({ row }: { row: IncompleteOrderRow }) {
  const { t } = useTranslation(['accounts', 'offers'])
  const missingDocuments = documentFlags.filter((flag) => !row[flag]).map((flag) => t(`offers:flag.${flag}`))
  return (
    <span className={styles.area.days}>
      <VisuallyHidden>{t('today.lacking.lacks', { papers: missingDocuments.join(', ') })}</VisuallyHidden>
      {documentFlags.map((flag) => (
        <span key={flag} className={classes(styles.stamp, row[flag] ? styles.there : styles.missing)} aria-hidden>
          {t(`offers:stamp.${flag}`)}
        </span>
      ))}
    </span>
  )
}

/** A due date: red with the number of days when overdue, ochre shortly before. */
function Due({ due, today }: { due: string; today: string }) {
  const { t } = useTranslation('accounts')
  const { date } = useFormat()
  const tone = getDueTone(due, today)
  const isLate = tone === 'overdue'
  return (
    <time
      className={classes(styles.area.due, isLate && styles.danger, tone === 'soon' && styles.soon)}
      dateTime={due}
      title={date(due, 'date')}
    >
      {isLate ? t('today.days', { count: daysBetween(due, today) }) : date(due)}
      {isLate && <VisuallyHidden>{` ${t('today.lacking.late')}`}</VisuallyHidden>}
    </time>
  )
}
