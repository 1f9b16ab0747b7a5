import { useTranslation } from '@press/i18n'
import { OfferBoardScreen, useNavigate } from '@press/shell'
import { useStaff } from '../shared/useStaff.ts'
import { foldedOfferColumns } from './folded-columns.ts'
import { BoardHistoryLink, useHistoryDay } from './useHistoryDay.tsx'
import { OfferBoardHistoryScreen } from './OfferBoardHistoryScreen.tsx'

/** Offers to customers, by progress. */
export function PartnerBoardScreen() {
  const { t } = useTranslation('boards')
  const { paths } = useStaff()
  const navigate = useNavigate()
  const { at, goTo } = useHistoryDay()
  if (at) return <OfferBoardHistoryScreen board="partner" at={at} onDayChange={goTo} />
  return (
    <OfferBoardScreen
      title={t('offers.partner')}
      tools={<BoardHistoryLink />}
      foldedColumns={foldedOfferColumns}
      onEdit={(id) => void navigate(paths.editOffer(id))}
    />
  )
}
