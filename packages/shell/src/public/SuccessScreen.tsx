import { useTranslation } from '@press/i18n'
import { MessageScreen } from './MessageScreen.tsx'

/** The page after a successful action, with a link home. */
export function SuccessScreen() {
  const { t } = useTranslation('registration')
  return <MessageScreen>{t('success.text')}</MessageScreen>
}
