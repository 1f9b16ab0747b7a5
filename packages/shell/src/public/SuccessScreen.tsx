import { useTranslation } from '@press/i18n'
import { Notice } from './MessageScreen.tsx'

/** What was asked for is done; the way on. */
export function SuccessScreen() {
  const { t } = useTranslation('account')
  return <Notice>{t('success.text')}</Notice>
}
