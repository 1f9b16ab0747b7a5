import { useTranslation } from '@press/i18n'
import { MessageScreen } from './MessageScreen.tsx'

/** The page for a feature that does not exist yet but is planned. */
export function ComingSoonScreen() {
  const { t } = useTranslation('registration')
  return <MessageScreen>{t('comingSoon.text')}</MessageScreen>
}
