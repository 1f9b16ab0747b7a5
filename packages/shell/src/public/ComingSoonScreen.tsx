import { useTranslation } from '@press/i18n'
import { MessageScreen } from './MessageScreen.tsx'

/** What is not there yet, and will be. */
export function ComingSoonScreen() {
  const { t } = useTranslation('account')
  return <MessageScreen>{t('comingSoon.text')}</MessageScreen>
}
