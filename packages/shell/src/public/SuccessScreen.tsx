import { useTranslation } from '@press/i18n'
import { MessageScreen } from './MessageScreen.tsx'

/** What was asked for is done; the way on. */
export function SuccessScreen() {
  const { t } = useTranslation('account')
  return <MessageScreen>{t('success.text')}</MessageScreen>
}
