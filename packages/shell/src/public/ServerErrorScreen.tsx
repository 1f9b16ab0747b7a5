import { useTranslation } from '@press/i18n'
import { Notice } from './MessageScreen.tsx'

/** Something went wrong on the way here: what is kept, and the way on. */
export function ServerErrorScreen() {
  const { t } = useTranslation('account')
  return <Notice>{t('serverError.text')}</Notice>
}
