import { partyFields, type OfferSide, type Offer } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { DescriptionList } from '../../../foundations/layout/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import * as styles from './OfferDrawer.css.ts'

/** The press and the recipient, the numbers of the documents and the terms. */
export function PartiesTab({ offer }: { offer: Offer }) {
  const { t } = useTranslation(['offers', 'applications'])
  const { date } = useFormat()
  const getPartyItems = (side: OfferSide) =>
    partyFields.map((field) => ({ term: t(`party.${field}`), value: offer[`${side}_${field}`] }))
  const formatDocument = (number: string | null, day: string | null) =>
    number && day ? t('drawer.numberOf', { number, date: date(day, 'date') }) : number
  const parts = [
    { title: t('form.section.recipient'), items: getPartyItems('recipient') },
    {
      title: t('form.section.sender'),
      items: [
        ...getPartyItems('sender'),
        { term: t('party.kbe'), value: offer.sender_kbe },
        { term: t('party.knp'), value: offer.sender_knp },
      ],
    },
    {
      title: t('form.section.terms'),
      items: [
        { term: t('flag.has_contract'), value: formatDocument(offer.contract_number, offer.contract_date) },
        { term: t('flag.has_invoice'), value: formatDocument(offer.invoice_number, offer.invoice_date) },
        {
          term: t('form.funding_source'),
          value: offer.funding_source && t(`applications:budgetSource.${offer.funding_source}`),
        },
        {
          term: t('form.disk_link'),
          value: offer.disk_link && (
            <Link href={offer.disk_link} external>
              {offer.disk_link}
            </Link>
          ),
        },
        { term: t('form.note'), value: offer.note },
      ],
    },
  ]
  return (
    <div className={styles.tab}>
      {parts.map(({ title, items }) => (
        <section key={title}>
          <h3 className={styles.heading}>{title}</h3>
          <DescriptionList items={items} />
        </section>
      ))}
    </div>
  )
}
