import { useTranslation } from '@press/i18n'
import { MessageScreen } from './MessageScreen.tsx'

/** What is being worked on at the moment. */
export function UnderConstructionScreen() {
  const { t } = useTranslation('account')
  return <MessageScreen>{t('underConstruction.text')}</MessageScreen>
}
