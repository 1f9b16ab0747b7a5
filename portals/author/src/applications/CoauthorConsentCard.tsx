import { act } from '@press/client'
import { newestConsent } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useSayFailure } from '@press/shell'
import { Alert, Button, Inline, Stack, useToast } from '@press/ui'
import { useState } from 'react'

interface CoauthorConsentCardProps {
  id: number
  /** The person who named the current user as an author. */
  owner: { name: string }
  /** Called after declining, when the application is no longer accessible. */
  onDeclined: () => void
}

/** No one becomes an author without their consent: the user agrees or declines. */
export function CoauthorConsentCard({ id, owner, onDeclined }: CoauthorConsentCardProps) {
  const { t } = useTranslation(['applications', 'privacy'])
  const toast = useToast()
  const showFailure = useSayFailure()
  const [busy, setBusy] = useState<boolean>()

  const answer = async (agree: boolean) => {
    setBusy(agree)
    try {
      await act('POST /api/applications/{id}/consent', { params: { id }, body: { agree } })
      if (!agree) onDeclined()
      toast({ message: t(agree ? 'consent.agreed' : 'consent.declined') })
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <Alert title={t('consent.title', { name: owner.name })}>
      <Stack gap={3}>
        <p>{t('consent.text')}</p>
        {t(`privacy:wording.${newestConsent.authorship}.authorship`)
          .split('\n\n')
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        <Inline gap={2}>
          <Button variant="primary" size="sm" busy={busy === true} onClick={() => void answer(true)}>
            {t('consent.agree')}
          </Button>
          <Button size="sm" busy={busy === false} onClick={() => void answer(false)}>
            {t('consent.decline')}
          </Button>
        </Inline>
      </Stack>
    </Alert>
  )
}
