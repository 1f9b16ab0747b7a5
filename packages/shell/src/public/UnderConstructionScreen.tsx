import { useTranslation } from '@press/i18n'
import { MessageScreen } from './MessageScreen.tsx'

/** The page for a feature that is under construction. */
export function UnderConstructionScreen() {
  const { t } = useTranslation('registration')
  return <MessageScreen>{t('underConstruction.text')}</MessageScreen>
}
