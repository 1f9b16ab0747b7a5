import { isOnPartnerBoard, type OwnCompany } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useMemo, type ReactNode } from 'react'
import { NoOffers, OfferBoard, type OfferBoardProps } from './OfferBoard.tsx'
import type { OfferTileOffer } from './OfferTile.tsx'

export interface PartnerBoardProps<Offer extends OfferTileOffer> extends OfferBoardProps<Offer> {
  /** All offers. The board selects the offers that the user's role may see. */
  offers: readonly Offer[]
  /** The press's own company, whose offers are on the `SmartBoard`. */
  company: OwnCompany
  /** Shown when the board has no offers. @default «Предложений пока нет» */
  empty?: ReactNode
}

/**
 * Offers to other organisations and people by status (spec §4). Typography, accounting and supervisor see only offers without tech
 * cards.
 */
export function PartnerBoard<Offer extends OfferTileOffer>({
  offers,
  company,
  empty = <NoOffers />,
  ...boardProps
}: PartnerBoardProps<Offer>) {
  const { t } = useTranslation('boards')
  const { role } = boardProps.actor
  const visibleOffers = useMemo(
    () => offers.filter((offer) => isOnPartnerBoard(offer, role, company)),
    [offers, role, company],
  )
  return <OfferBoard {...boardProps} label={t('offers.partner')} offers={visibleOffers} empty={empty} />
}
