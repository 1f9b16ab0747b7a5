import { useTranslation } from '@press/i18n'
import { Banner } from '@press/ui'

/** Shows a banner above the screen that the menu could not be loaded, with a retry button. */
export default function MenuLoadError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['frame', 'ui'])
  return <Banner action={{ label: t('ui:error.retry'), onAction: onRetry }}>{t('menuMissing')}</Banner>
}
