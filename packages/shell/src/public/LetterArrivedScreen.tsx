import { act, ApiError } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Alert, Button, Stack } from '@press/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PublicLayout } from './PublicLayout.tsx'
import { useSubmit } from './useSubmit.ts'

/** Records that a test letter arrived. Asks first, because mail programs open links automatically. */
export function LetterArrivedScreen() {
  const { t } = useTranslation(['settings', 'session'])
  const [searchParams] = useSearchParams()
  const token = searchParams.get('token') ?? ''
  const [isDone, setIsDone] = useState(false)
  const { busy, failure, submit } = useSubmit(() => act('POST /api/settings/letters/arrived', { body: { token } }))
  const isInvalidLink = token === '' || failure instanceof ApiError
  return (
    <PublicLayout description={!isInvalidLink && !isDone ? t('letters.arrived.text') : undefined}>
      <Stack gap={5}>
        {isInvalidLink && <Alert tone="danger">{t('letters.arrived.bad')}</Alert>}
        {failure !== undefined && !isInvalidLink && <Alert tone="danger">{t('session:signIn.unreachable')}</Alert>}
        {isDone && <Alert tone="success">{t('letters.arrived.done')}</Alert>}
        {!isInvalidLink && !isDone && (
          <Button
            variant="primary"
            size="lg"
            fullWidth
            busy={busy}
            busyLabel={t('letters.arrived.busy')}
            onClick={() => void submit().then(setIsDone)}
          >
            {t('letters.arrived.submit')}
          </Button>
        )}
      </Stack>
    </PublicLayout>
  )
}
