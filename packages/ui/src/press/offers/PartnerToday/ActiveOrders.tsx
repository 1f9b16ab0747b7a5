import { isOfferOpen, getPartnerColumn, partnerColumns, type PartnerColumn, type OfferRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId } from 'react'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { BookTitle } from '../../../foundations/Text/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { getBookLang } from '../../../private/book-lang.ts'
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
  const activeOrders = offers.flatMap((offer) => {
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
      {activeOrders.length === 0 ? (
        <p className={styles.detail}>{t('noOrders')}</p>
      ) : (
        <ul className={styles.rows}>
          {activeOrders.map(({ offer, column }) => (
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
  const isNarrow = useMedia('belowTablet')
  const { items, progress, deadline } = offer
  const [firstItem, ...otherItems] = items
  const lang = firstItem?.language && getBookLang(firstItem.language)
  const currentIndex = steps.indexOf(column)
  const quantityText =
    otherItems.length > 0
      ? t('offer-words:others', { count: otherItems.length })
      : t('offer-words:copies', { count: firstItem?.quantity ?? 0, copies: number(firstItem?.quantity ?? 0) })
  const stageText = t(`stage.${column}`)
  return (
    <li className={classes(styles.row, styles.order)}>
      <CoverStack width={36} books={items.slice(0, 3).map(({ name }) => ({ title: name }))} />
      <div>
        <Link href={href}>
          <BookTitle size="m" lang={lang ?? undefined}>
            {firstItem?.name ?? t('offer-words:noBooks')}
          </BookTitle>
        </Link>
        <p className={styles.detail}>{`${quantityText} · ${nameOf(offer)}`}</p>
        <p className={styles.detail}>
          {deadline && `${t('offer-words:deadline', { date: date(deadline, 'dayMonth') })} · `}
          <span className={classes(progress === 100 && styles.paid)}>
            {progress === 100 ? t('paid') : t('paidPart', { percent: number(progress) })}
          </span>
        </p>
      </div>
      <div
        className={styles.path}
        role="img"
        aria-label={t('path', { step: currentIndex + 1, steps: steps.length, stage: stageText })}
      >
        <StageTimeline
          layout="horizontal"
          label={t('orders')}
          steps={steps.map((key, index) => ({
            stage: key,
            state: index < currentIndex ? 'past' : index === currentIndex ? 'current' : 'future',
            title: isNarrow && index !== currentIndex ? '' : t(`stage.${key}`),
          }))}
        />
      </div>
    </li>
  )
}
