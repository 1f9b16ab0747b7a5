import { act, ApiError } from '@press/client'
import { isNotificationTopic } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Alert, Button, Link, Stack } from '@press/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../routing/paths.ts'
import { PublicLayout } from './PublicLayout.tsx'
import { useSubmit } from './useSubmit.ts'

/**
 * Unsubscribes a person from one kind of letter through the link in it. Asks first, because mail programs open links automatically.
 */
export function UnsubscribeScreen() {
  const { t } = useTranslation(['notification-settings', 'session'])
  const [searchParams] = useSearchParams()
  const token = searchParams.get('token') ?? ''
  const topic = token.split('.')[1] ?? ''
  const topicText = isNotificationTopic(topic)
    ? t('unsubscribe.of', { topic: t(`topic.${topic}`) })
    : topic === 'daily'
      ? t('unsubscribe.daily')
      : undefined
  const [isDone, setIsDone] = useState(false)
  const { busy, failure, submit } = useSubmit(() => act('POST /api/unsubscribe/{token}', { params: { token } }))
  const unsubscribe = async () => setIsDone(await submit())

  return (
    <PublicLayout description={topicText && !isDone ? t('unsubscribe.text', { of: topicText }) : undefined}>
      <Stack gap={5}>
        {topicText === undefined && <Alert tone="danger">{t('unsubscribe.bad')}</Alert>}
        {failure !== undefined && (
          <Alert tone="danger">
            {failure instanceof ApiError ? t('unsubscribe.bad') : t('session:signIn.unreachable')}
          </Alert>
        )}
        {topicText && isDone && <Alert tone="success">{t('unsubscribe.done', { of: topicText })}</Alert>}
        {topicText && !isDone && (
          <Button
            variant="primary"
            size="lg"
            fullWidth
            busy={busy}
            busyLabel={t('unsubscribe.busy')}
            onClick={() => void unsubscribe()}
          >
            {t('unsubscribe.submit')}
          </Button>
        )}
        <Link href={paths.notificationSettings} variant="standalone">
          {t('settingsTitle')}
        </Link>
      </Stack>
    </PublicLayout>
  )
}
