import { useTranslation } from '@press/i18n'
import { MyOffersList } from '@press/shell'

/** The partner's offers. */
export function OffersScreen() {
  const { t } = useTranslation('offers')
  return <MyOffersList title={t('screen.title')} />
}
