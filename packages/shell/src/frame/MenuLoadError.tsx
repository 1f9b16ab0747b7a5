import { useTranslation } from '@press/i18n'
import { Banner } from '@press/ui'

/** Says over the screen that the menu did not come, and asks for it again. */
export default function MenuLoadError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['frame', 'ui'])
  return <Banner action={{ label: t('ui:error.retry'), onAction: onRetry }}>{t('menuMissing')}</Banner>
}
