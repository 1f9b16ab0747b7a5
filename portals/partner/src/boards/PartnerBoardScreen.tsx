import { useTranslation } from '@press/i18n'
import { OfferBoardScreen } from '@press/shell'

/** The partner's orders by status. Only the press moves them. */
export function PartnerBoardScreen() {
  const { t } = useTranslation('boards')
  return <OfferBoardScreen title={t('offers.mine')} />
}
