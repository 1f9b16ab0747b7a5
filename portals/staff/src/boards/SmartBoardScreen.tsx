import { useTranslation } from '@press/i18n'
import { OfferBoardScreen, useNavigate } from '@press/shell'
import { useStaff } from '../shared/useStaff.ts'
import { foldedOfferColumns } from './folded-columns.ts'
import { BoardHistoryLink, useHistoryDay } from './useHistoryDay.tsx'
import { OfferBoardHistoryScreen } from './OfferBoardHistoryScreen.tsx'

/** Offers that the press makes to its own company, on a separate board. */
export function SmartBoardScreen() {
  const { t } = useTranslation('boards')
  const { paths } = useStaff()
  const navigate = useNavigate()
  const { at, goTo } = useHistoryDay()
  if (at) return <OfferBoardHistoryScreen board="smart" at={at} onDayChange={goTo} />
  return (
    <OfferBoardScreen
      board="smart"
      title={t('offers.smart')}
      tools={<BoardHistoryLink />}
      foldedColumns={foldedOfferColumns}
      onEdit={(id) => void navigate(paths.editOffer(id))}
    />
  )
}
