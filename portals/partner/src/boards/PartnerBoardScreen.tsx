import { useTranslation } from '@press/i18n'
import { OfferBoardScreen } from '@press/shell'

/** Where the partner's own orders are; the press moves them. */
export function PartnerBoardScreen() {
  const { t } = useTranslation('board')
  return <OfferBoardScreen title={t('offers.mine')} />
}
