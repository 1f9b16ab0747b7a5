import { useTranslation } from '@press/i18n'
import { MessageScreen } from './MessageScreen.tsx'

/** Something went wrong on the way here: what is kept, and the way on. */
export function ServerErrorScreen() {
  const { t } = useTranslation('account')
  return <MessageScreen>{t('serverError.text')}</MessageScreen>
}
