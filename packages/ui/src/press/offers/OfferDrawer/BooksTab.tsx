import { isOfferOpen, canCreateTechCards, calculateOfferTotals, type Offer } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Inline } from '../../../foundations/layout/index.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Button, ButtonLink } from '../../../primitives/Button/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { ShopBadge } from '../../shared/PublicationBadge.tsx'
import { OfferBooks, OfferSums, type OfferIntents } from '../index.ts'
import * as styles from './OfferDrawer.css.ts'

export interface BooksTabProps extends Pick<OfferIntents, 'cardHref' | 'newCardHref' | 'onItems'> {
  offer: Offer
}

/** All books of an offer with their works, tech cards and sums. */
export function BooksTab({ offer, cardHref, newCardHref, onItems }: BooksTabProps) {
  const { t } = useTranslation('offers')
  const { items, date, discount, language, status } = offer
  const cards = matchCards(offer)
  const renderCard = (index: number) => {
    const card = cards[index]
    if (card)
      return (
        cardHref && (
          <Inline gap={2}>
            <Link href={cardHref(card.id)}>{t('drawer.card', { id: card.id })}</Link>
            {card.shop && <ShopBadge status={card.shop} />}
          </Inline>
        )
      )
    if (!newCardHref || !canCreateTechCards(status)) return undefined
    return (
      <ButtonLink
        size="sm"
        variant="secondary"
        leading={glyphs.plus}
        href={newCardHref(index)}
        aria-label={t('drawer.makeCardFor', { title: items[index]?.name })}
      >
        {t('drawer.makeCard')}
      </ButtonLink>
    )
  }
  return (
    <div className={styles.tab}>
      <OfferBooks items={items} date={date} discount={discount} works renderFooter={renderCard} />
      {onItems && isOfferOpen(status) && (
        <Button size="sm" leading={glyphs.pencilSimple} onClick={() => onItems(offer)}>
          {t('lines.act')}
        </Button>
      )}
      <div className={styles.rule}>
        <OfferSums totals={calculateOfferTotals(items, date, discount)} discount={discount} language={language} />
      </div>
    </div>
  )
}

/** Returns the tech card of each book, in the order of the books. Two books with the same title have two different cards. */
function matchCards({ items, techcards }: Offer) {
  const unusedCards = [...techcards]
  return items.map(({ name }) => {
    const cardIndex = unusedCards.findIndex(({ book_name }) => book_name === name)
    return cardIndex < 0 ? undefined : unusedCards.splice(cardIndex, 1)[0]
  })
}
