import { useTranslation } from '@press/i18n'
import { EmptyState, TornSheetDrawing } from '@press/ui'

/** Shown instead of content that the server refuses: it is not permitted or does not exist. */
export default function NoAccess({ why }: { why: 'noAccess' | 'gone' }) {
  const { t } = useTranslation('frame')
  return (
    <EmptyState title={t(`error.${why}`)} drawing={<TornSheetDrawing />}>
      {t(`error.${why}Text`)}
    </EmptyState>
  )
}
