import { useTranslation } from '@press/i18n'
import { EmptyState, TornSheetDrawing } from '@press/ui'

/** In the place of what the server will not show: it is not for this person, or it is not there. */
export default function NoAccess({ why }: { why: 'noAccess' | 'gone' }) {
  const { t } = useTranslation('frame')
  return (
    <EmptyState title={t(`error.${why}`)} drawing={<TornSheetDrawing />}>
      {t(`error.${why}Text`)}
    </EmptyState>
  )
}
