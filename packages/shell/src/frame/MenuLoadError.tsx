import { useTranslation } from '@press/i18n'
import { NoticeBar } from '@press/ui'

/** Says over the screen that the menu did not come, and asks for it again. */
export default function MenuMissing({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['frame', 'ui'])
  return <NoticeBar action={{ label: t('ui:error.retry'), onAction: onRetry }}>{t('menuMissing')}</NoticeBar>
}
