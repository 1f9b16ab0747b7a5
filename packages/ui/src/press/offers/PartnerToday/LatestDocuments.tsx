import type { OfferRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Panel } from '../../../foundations/layout/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { useOfferLabels } from '../index.ts'
import type { PartnerTodayLinks } from './types.ts'
import * as styles from './PartnerToday.css.ts'

interface LatestDocumentsProps {
  offers: readonly OfferRow[]
  links: Pick<PartnerTodayLinks, 'kp' | 'invoice'>
}

/** The maximum number of documents shown. Further documents are on the pages of their offers. */
const maxDocuments = 6

/** The latest offers and invoices, with links to their printed pages. */
export function LatestDocuments({ offers, links }: LatestDocumentsProps) {
  const { t } = useTranslation(['partner-home', 'offer-words'])
  const { date, money } = useFormat()
  const { nameOf } = useOfferLabels()
  const documents = offers
    .flatMap((offer) => [
      {
        key: `kp-${offer.id}`,
        day: offer.date,
        name: nameOf(offer),
        detail: offer.items[0]?.name ?? t('offer-words:noBooks'),
        href: links.kp(offer.id),
      },
      ...(offer.invoice_number && offer.invoice_date
        ? [
            {
              key: `invoice-${offer.id}`,
              day: offer.invoice_date,
              name: t('invoice', { number: offer.invoice_number }),
              detail: `${nameOf(offer)}, ${money(offer.sum)}`,
              href: links.invoice(offer.id),
            },
          ]
        : []),
    ])
    .sort((a, b) => b.day.localeCompare(a.day))
    .slice(0, maxDocuments)
  if (documents.length === 0) return null
  return (
    <Panel title={t('papers')}>
      <ul className={styles.papers}>
        {documents.map(({ key, day, name, detail, href }) => (
          <li key={key} className={styles.paper}>
            <Link href={href}>{name}</Link>
            <time className={styles.day} dateTime={day}>
              {date(day)}
            </time>
            <span className={styles.detail}>{detail}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
