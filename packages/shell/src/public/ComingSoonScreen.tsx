import { useTranslation } from '@press/i18n'
import { Notice } from './MessageScreen.tsx'

/** What is not there yet, and will be. */
export function ComingSoonScreen() {
  const { t } = useTranslation('account')
  return <Notice>{t('comingSoon.text')}</Notice>
}
