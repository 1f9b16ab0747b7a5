import { isOnSmartBoard } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useMemo } from 'react'
import { NoOffers, OfferBoard } from './OfferBoard.tsx'
import type { OfferTileOffer } from './OfferTile.tsx'
import type { PartnerBoardProps } from './PartnerBoard.tsx'

/** The board of the offers that the press makes to its own company (spec §4). */
export function SmartBoard<Offer extends OfferTileOffer>({
  offers,
  company,
  empty = <NoOffers />,
  ...boardProps
}: PartnerBoardProps<Offer>) {
  const { t } = useTranslation('boards')
  const visibleOffers = useMemo(() => offers.filter((offer) => isOnSmartBoard(offer, company)), [offers, company])
  return <OfferBoard {...boardProps} label={t('offers.smart')} offers={visibleOffers} empty={empty} />
}
