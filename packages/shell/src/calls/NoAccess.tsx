import { useTranslation } from '@press/i18n'
import { EmptyState, TornSheetDrawing } from '@press/ui'

/** Shown instead of content that the server refuses: it is not permitted or does not exist. */
export default function NoAccess({ why: refusalKind }: { why: 'noAccess' | 'gone' }) {
  const { t } = useTranslation('frame')
  return (
    <EmptyState title={t(`error.${refusalKind}`)} drawing={<TornSheetDrawing />}>
      {t(`error.${refusalKind}Text`)}
    </EmptyState>
  )
}
