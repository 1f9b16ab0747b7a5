import { getDueTone, getUnpaidInvoices, type OfferRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { classes } from '../../../foundations/classes.ts'
import { Button, ButtonLink } from '../../../primitives/Button/index.ts'
import { DueDate } from '../../shared/DueDate/index.ts'
import type { PartnerTodayIntents, PartnerTodayLinks } from './types.ts'
import * as styles from './PartnerToday.css.ts'

interface DueCardProps extends Pick<PartnerTodayIntents, 'onPay'> {
  offers: readonly OfferRow[]
  today: string
  links: Pick<PartnerTodayLinks, 'calculator' | 'invoice'>
}

/** The maximum number of invoices listed. The page of offers shows the remaining invoices. */
const maxInvoices = 3

/** The amount due, earliest invoice first. Without debts it shows a link to a new order. */
export function DueCard({ offers, today, links, onPay }: DueCardProps) {
  const { t } = useTranslation(['partner-home', 'offer-words'])
  const { money } = useFormat()
  const unpaidInvoices = getUnpaidInvoices(offers)
  const [firstInvoice] = unpaidInvoices
  if (!firstInvoice)
    return (
      <section className={styles.due} aria-label={t('due')}>
        <p className={styles.strong}>{t('nothingDue')}</p>
        <p className={styles.detail}>{t('nothingDueText')}</p>
        <ButtonLink variant="primary" href={links.calculator()}>
          {t('offer-words:ask')}
        </ButtonLink>
      </section>
    )
  const invoiceNumber = firstInvoice.offer.invoice_number ?? ''
  return (
    <section
      className={classes(styles.due, getDueTone(firstInvoice.due, today) !== 'later' && styles.dueSoon)}
      aria-label={t('due')}
    >
      <div>
        <p className={styles.dueWords}>{t('due')}</p>
        <p className={styles.dueSum}>{money(unpaidInvoices.reduce((total, { rest }) => total + rest, 0))}</p>
      </div>
      <ul className={styles.bills}>
        {unpaidInvoices.slice(0, maxInvoices).map(({ offer, rest, due, part }) => (
          <li key={`${offer.id} ${due}`} className={styles.bill}>
            <span>
              <a href={links.invoice(offer.id)}>{t('invoice', { number: offer.invoice_number })}</a>
              {part && <span className={styles.part}>{t('part', part)}</span>}
            </span>
            <span className={styles.strong}>{money(rest)}</span>
            <DueDate due={due} />
          </li>
        ))}
      </ul>
      <Button variant="primary" size="lg" onClick={() => onPay(firstInvoice.offer)}>
        {t('pay', { number: invoiceNumber })}
      </Button>
    </section>
  )
}
