import { isOnPartnerBoard, type OwnCompany } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useMemo, type ReactNode } from 'react'
import { NoOffers, OfferBoard, type OfferBoardProps } from './OfferBoard.tsx'
import type { OfferTileOffer } from './OfferTile.tsx'

export interface PartnerBoardProps<Offer extends OfferTileOffer> extends OfferBoardProps<Offer> {
  /** All there are: the board takes those that stand on it for this role. */
  offers: readonly Offer[]
  /** The press's own company, whose offers stand on the SmartBoard. */
  company: OwnCompany
  /** Instead of the board when nothing stands on it. @default «Предложений пока нет» */
  empty?: ReactNode
}

/** Offers made to others, by how far they are (spec §4). Typography, accounting and supervisor see those without tech cards. */
export function PartnerBoard<Offer extends OfferTileOffer>({
  offers,
  company,
  empty = <NoOffers />,
  ...board
}: PartnerBoardProps<Offer>) {
  const { t } = useTranslation('board')
  const { role } = board.actor
  const shown = useMemo(() => offers.filter((offer) => isOnPartnerBoard(offer, role, company)), [offers, role, company])
  return <OfferBoard {...board} label={t('offers.partner')} offers={shown} empty={empty} />
}
