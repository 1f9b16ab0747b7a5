import { act, useCall } from '@press/client'
import { useFormat, useTranslation } from '@press/i18n'
import {
  Alert,
  Button,
  ConfirmDialog,
  CopyButton,
  glyphs,
  Inline,
  Panel,
  Stack,
  Text,
  TextField,
  useToast,
} from '@press/ui'
import { useState } from 'react'
import { useErrorMessage } from '../../calls/useErrorMessage.ts'
import { QueryBoundary } from '../../calls/QueryBoundary.tsx'

/**
 * The secret address by which a phone or another program shows the person's calendar. This panel creates the address, shows it
 * once, and revokes it.
 */
export function CalendarFeedPanel() {
  const { t } = useTranslation('calendar')
  const { date } = useFormat()
  const toast = useToast()
  const getErrorMessage = useErrorMessage()
  const answer = useCall('GET /api/calendar/feed', {})
  const [secret, setSecret] = useState<string>()
  const [isConfirming, setIsConfirming] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const runRequest = async (sendRequest: () => Promise<unknown>) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await sendRequest()
      await answer.mutate()
    } catch (error) {
      setFailure(getErrorMessage(error))
    } finally {
      setBusy(false)
      setIsConfirming(false)
    }
  }
  const createFeed = () => runRequest(async () => setSecret((await act('POST /api/calendar/feed', {})).secret))
  const deleteFeed = () =>
    runRequest(async () => {
      await act('DELETE /api/calendar/feed', {})
      setSecret(undefined)
      toast({ message: t('feed.ended') })
    })
  const address = secret && `${location.origin}/api/calendar/${secret}.ics`
  return (
    <Panel title={t('feed.title')}>
      <Stack gap={3}>
        {failure && <Alert tone="danger">{failure}</Alert>}
        <Text variant="small" tone="muted">
          {t('feed.text')}
        </Text>
        <QueryBoundary result={answer}>
          {({ feed }) =>
            feed ? (
              <Stack gap={3}>
                {address ? (
                  <TextField label={t('feed.link')} value={address} readOnly hint={t('feed.once')} />
                ) : (
                  <Text>{t('feed.since', { date: date(feed.created_at, 'date') })}</Text>
                )}
                <Inline gap={3}>
                  {address && <CopyButton variant="words" size="md" value={address} label={t('feed.copy')} />}
                  <Button variant="quiet" onClick={() => setIsConfirming(true)}>
                    {t('feed.end')}
                  </Button>
                </Inline>
              </Stack>
            ) : (
              <div>
                <Button
                  leading={glyphs.link}
                  busy={busy}
                  busyLabel={t('feed.making')}
                  onClick={() => void createFeed()}
                >
                  {t('feed.make')}
                </Button>
              </div>
            )
          }
        </QueryBoundary>
      </Stack>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('feed.question')}
        confirmLabel={t('feed.end')}
        cancelLabel={t('feed.keep')}
        tone="danger"
        busy={busy}
        onConfirm={() => void deleteFeed()}
      >
        {t('feed.lost')}
      </ConfirmDialog>
    </Panel>
  )
}
