import { getDueTone, getPartnerColumn, type OfferRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { BookTitle } from '../../../foundations/Text/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { classes } from '../../../foundations/classes.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { CoverStack } from '../../shared/BookCover/index.ts'
import { OfferPaidBar, OfferStatusBadge, useOfferLabels } from '../index.ts'
import * as styles from './OfferTile.css.ts'

/** The fields of an offer that the card shows, with the field names of the API. */
export type OfferTileOffer = Pick<
  OfferRow,
  | 'id'
  | 'number'
  | 'revision'
  | 'status'
  | 'status_since'
  | 'recipient_name'
  | 'recipient_bin'
  | 'items'
  | 'sum'
  | 'progress'
  | 'deadline'
  | 'tech_card_count'
> & {
  /** The offer's status today and the time of its last change. Set only on the board of a past day. */
  now?: { status: OfferRow['status']; since: string } | undefined
}

export interface OfferTileProps {
  offer: OfferTileOffer
  /**
   * Whether the viewer is the recipient. The card then omits the recipient's name and highlights pending actions. @default false
   */
  isRecipient?: boolean
  /** Today, `yyyy-mm-dd`. Determines whether the offer is overdue. */
  today: string
}

/** A small card of an offer for a board: its books, its sum and the paid share. */
export function OfferTile({ offer, isRecipient = false, today }: OfferTileProps) {
  const { t } = useTranslation(['boards', 'offers', 'offer-words'])
  const { money, number } = useFormat()
  const { nameOf } = useOfferLabels()
  const { items, status, progress } = offer
  const [firstItem, ...otherItems] = items
  const lang = firstItem?.language && getBookLang(firstItem.language)
  const quantityText =
    otherItems.length > 0
      ? t('offer-words:others', { count: otherItems.length })
      : firstItem && t('offer-words:copies', { count: firstItem.quantity, copies: number(firstItem.quantity) })
  return (
    <div className={styles.tile}>
      <div className={styles.head}>
        <span>{nameOf(offer)}</span>
        <OfferDay offer={offer} today={today} />
      </div>
      <CoverStack width={36} books={items.slice(0, 4).map(({ name }) => ({ title: name }))} />
      <div>
        <BookTitle as="p" lines={2} lang={lang ?? undefined}>
          {firstItem?.name ?? t('offer-words:noBooks')}
        </BookTitle>
        <p className={styles.quiet}>{quantityText}</p>
        {!isRecipient && <p className={styles.recipient}>{offer.recipient_name}</p>}
      </div>
      {getPartnerColumn(status) === 'account' ? (
        <OfferStatusBadge status={status} />
      ) : (
        isRecipient &&
        status === 'stock' && (
          <Badge tone="attention" glyph={glyphs.truck}>
            {t('offers.collect')}
          </Badge>
        )
      )}
      <div className={styles.money}>
        <span className={styles.sums}>
          <strong className={styles.sum}>{money(offer.sum)}</strong>
          <span className={progress === 100 ? styles.paid : styles.percent}>
            {progress === 100 ? t('offers.paid') : t('offers:percent', { value: number(progress) })}
          </span>
        </span>
        <OfferPaidBar progress={progress} barOnly />
      </div>
    </div>
  )
}

/** The deadline of an offer, or the day of its delivery. Books in stock have no deadline. */
function OfferDay({ offer: { status, status_since, deadline }, today }: Pick<OfferTileProps, 'offer' | 'today'>) {
  const { t } = useTranslation('boards')
  const { date } = useFormat()
  if (status === 'done') return <time dateTime={status_since}>{date(status_since)}</time>
  if (!deadline || status === 'stock') return null
  const tone = getDueTone(deadline, today)
  return (
    <time
      dateTime={deadline}
      className={classes(styles.due[tone])}
      title={t('card.due', { date: date(deadline, 'dayMonth') })}
    >
      {date(deadline)}
      {tone !== 'later' && <VisuallyHidden>{`, ${t(`card.${tone}`)}`}</VisuallyHidden>}
    </time>
  )
}
