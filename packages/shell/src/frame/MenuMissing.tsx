import { useTranslation } from '@press/i18n'
import { Alert } from '@press/ui'

/** Says over the screen that the menu did not come, and asks for it again. */
export default function MenuMissing({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['frame', 'ui'])
  return (
    <div data-surface="canvas">
      <Alert tone="warning" action={{ label: t('ui:error.retry'), onAction: onRetry }}>
        {t('menuMissing')}
      </Alert>
    </div>
  )
}
