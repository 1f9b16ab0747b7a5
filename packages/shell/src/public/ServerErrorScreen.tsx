import { useTranslation } from '@press/i18n'
import { MessageScreen } from './MessageScreen.tsx'

/** The page after a server error: says that saved data is safe and links home. */
export function ServerErrorScreen() {
  const { t } = useTranslation('registration')
  return <MessageScreen>{t('serverError.text')}</MessageScreen>
}
