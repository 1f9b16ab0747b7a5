import { useTranslation } from '@press/i18n'
import { MyOffersList } from '@press/shell'

/** The author's offers («My Documents»). */
export function OffersScreen() {
  const { t } = useTranslation('offers')
  return <MyOffersList title={t('screen.documents')} />
}
