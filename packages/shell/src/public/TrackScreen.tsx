import { isApiError, useCall } from '@press/client'
import { useTranslation } from '@press/i18n'
import { BookTracking, Button, Stack, Text } from '@press/ui'
import { useParams } from 'react-router-dom'
import { useErrorMessage } from '../calls/useErrorMessage.ts'
import { usePageTitle } from '../routing/PageTitles.tsx'
import { PublicLayout } from './PublicLayout.tsx'

/** Shows a book's title, stage and dates to anyone with its link, without an account. */
export function TrackScreen() {
  const { t } = useTranslation('tracking')
  const getErrorMessage = useErrorMessage()
  const { data, error, mutate } = useCall('GET /api/track/{code}', { params: { code: useParams()['code'] ?? '' } })
  // An expired link shows nothing, not even the data it showed before.
  const isExpired = isApiError(error) && error.code === 'notFound'
  const book = isExpired ? undefined : data?.book
  usePageTitle(isExpired ? t('public.over') : undefined)

  if (isExpired) return <PublicLayout description={t('public.overText')}>{null}</PublicLayout>
  if (!book && error)
    return (
      <PublicLayout
        description={
          isApiError(error) && error.code === 'tooManyRequests' ? t('public.tooMany') : getErrorMessage(error)
        }
      >
        <Button onClick={() => void mutate()}>{t('public.again')}</Button>
      </PublicLayout>
    )
  return (
    <PublicLayout>
      <Stack gap={4}>
        <BookTracking reader="anyone" book={book && { ...book, signalEndDate: book.signed ? 'signed' : null }} />
        <Text variant="caption" tone="muted">
          {t('public.note')}
        </Text>
      </Stack>
    </PublicLayout>
  )
}
