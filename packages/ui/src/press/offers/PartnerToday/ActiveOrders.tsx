import { isOfferOpen, getPartnerColumn, partnerColumns, type PartnerColumn, type OfferRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId } from 'react'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { BookTitle } from '../../../foundations/Text/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { bookLang } from '../../../private/book-lang.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { CoverStack } from '../../shared/BookCover/index.ts'
import { StageTimeline } from '../../shared/StageTimeline/index.ts'
import { useOfferLabels } from '../index.ts'
import type { PartnerTodayLinks } from './types.ts'
import * as styles from './PartnerToday.css.ts'

interface ActiveOrdersProps {
  offers: readonly OfferRow[]
  links: Pick<PartnerTodayLinks, 'offer' | 'offers'>
}

const steps = partnerColumns.map(({ key }) => key)

/** Accepted orders, each with its progress through the columns of the partner's board. */
export function ActiveOrders({ offers, links }: ActiveOrdersProps) {
  const { t } = useTranslation('partner-home')
  const id = useId()
  const going = offers.flatMap((offer) => {
    const column = getPartnerColumn(offer.status)
    return column && column !== 'done' && !isOfferOpen(offer.status) ? [{ offer, column }] : []
  })
  return (
    <section aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 className={styles.title} id={id}>
          {t('orders')}
        </h2>
        <Link href={links.offers}>{t('allOffers')}</Link>
      </div>
      {going.length === 0 ? (
        <p className={styles.detail}>{t('noOrders')}</p>
      ) : (
        <ul className={styles.rows}>
          {going.map(({ offer, column }) => (
            <Order key={offer.id} offer={offer} column={column} href={links.offer(offer.id)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Order({ offer, column, href }: { offer: OfferRow; column: PartnerColumn; href: string }) {
  const { t } = useTranslation(['partner-home', 'offer-words'])
  const { date, number } = useFormat()
  const { nameOf } = useOfferLabels()
  const narrow = useMedia('belowTablet')
  const { items, progress, deadline } = offer
  const [first, ...others] = items
  const lang = first?.language && bookLang(first.language)
  const at = steps.indexOf(column)
  const many =
    others.length > 0
      ? t('offer-words:others', { count: others.length })
      : t('offer-words:copies', { count: first?.quantity ?? 0, copies: number(first?.quantity ?? 0) })
  const stage = t(`stage.${column}`)
  return (
    <li className={classes(styles.row, styles.order)}>
      <CoverStack width={36} books={items.slice(0, 3).map(({ name }) => ({ title: name }))} />
      <div>
        <Link href={href}>
          <BookTitle size="m" {...(lang && { lang })}>
            {first?.name ?? t('offer-words:noBooks')}
          </BookTitle>
        </Link>
        <p className={styles.detail}>{`${many} · ${nameOf(offer)}`}</p>
        <p className={styles.detail}>
          {deadline && `${t('offer-words:deadline', { date: date(deadline, 'dayMonth') })} · `}
          <span className={classes(progress === 100 && styles.paid)}>
            {progress === 100 ? t('paid') : t('paidPart', { percent: number(progress) })}
          </span>
        </p>
      </div>
      <div className={styles.path} role="img" aria-label={t('path', { step: at + 1, steps: steps.length, stage })}>
        <StageTimeline
          layout="horizontal"
          label={t('orders')}
          steps={steps.map((key, place) => ({
            stage: key,
            state: place < at ? 'past' : place === at ? 'current' : 'future',
            title: narrow && place !== at ? '' : t(`stage.${key}`),
          }))}
        />
      </div>
    </li>
  )
}
