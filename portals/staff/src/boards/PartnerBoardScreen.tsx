import { useTranslation } from '@press/i18n'
import { OfferBoardScreen, useNavigate } from '@press/shell'
import { useStaff } from '../shared/useStaff.ts'
import { foldedOffers } from './folded-columns.ts'
import { PastLink, usePastDay } from './useHistoryDay.tsx'
import { PastOfferBoardScreen } from './OfferBoardHistoryScreen.tsx'

/** Offers made to others, by how far they are. */
export function PartnerBoardScreen() {
  const { t } = useTranslation('board')
  const { to } = useStaff()
  const navigate = useNavigate()
  const { at, goTo } = usePastDay()
  if (at) return <PastOfferBoardScreen board="partner" at={at} onDayChange={goTo} />
  return (
    <OfferBoardScreen
      title={t('offers.partner')}
      tools={<PastLink />}
      folded={foldedOffers}
      onEdit={(id) => void navigate(to.editOffer(id))}
    />
  )
}
