import { useTranslation } from '@press/i18n'
import { OfferBoardScreen, useNavigate } from '@press/shell'
import { useStaff } from '../shared/useStaff.ts'
import { foldedOffers } from './folded-columns.ts'
import { PastLink, usePastDay } from './useHistoryDay.tsx'
import { PastOfferBoardScreen } from './OfferBoardHistoryScreen.tsx'

/** Offers that the press makes to its own company, on a board of their own. */
export function SmartBoardScreen() {
  const { t } = useTranslation('board')
  const { to } = useStaff()
  const navigate = useNavigate()
  const { at, goTo } = usePastDay()
  if (at) return <PastOfferBoardScreen board="smart" at={at} onDayChange={goTo} />
  return (
    <OfferBoardScreen
      board="smart"
      title={t('offers.smart')}
      tools={<PastLink />}
      folded={foldedOffers}
      onEdit={(id) => void navigate(to.editOffer(id))}
    />
  )
}
