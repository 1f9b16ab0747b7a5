import { useTranslation } from '@press/i18n'
import { Notice } from './MessageScreen.tsx'

/** What is being worked on at the moment. */
export function UnderConstructionScreen() {
  const { t } = useTranslation('account')
  return <Notice>{t('underConstruction.text')}</Notice>
}
