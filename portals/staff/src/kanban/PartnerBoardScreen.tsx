import { useTranslation } from '@press/i18n'
import { OfferBoardScreen, useNavigate } from '@press/shell'
import { useStaff } from '../shared/useStaff.ts'
import { foldedOffers } from './foldedColumns.ts'

/** Offers made to others, by how far they are. */
export function PartnerBoardScreen() {
  const { t } = useTranslation('board')
  const { to } = useStaff()
  const navigate = useNavigate()
  return (
    <OfferBoardScreen
      title={t('offers.partner')}
      folded={foldedOffers}
      onEdit={(id) => void navigate(to.editOffer(id))}
    />
  )
}
