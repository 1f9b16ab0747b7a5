import { act } from '@press/client'
import { newestConsent } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useSaving } from '@press/shell'
import { Alert, Button, Inline, Stack } from '@press/ui'

interface CoauthorConsentCardProps {
  id: number
  /** The person who named the current user as an author. */
  owner: { name: string }
  /** Called after declining, when the application is no longer accessible. */
  onDeclined: () => void
}

/** Asks a named person to agree to being an author or to decline. People become authors only with their consent. */
export function CoauthorConsentCard({ id, owner, onDeclined }: CoauthorConsentCardProps) {
  const { t } = useTranslation(['applications', 'privacy'])

  const { saving: savingKey, save } = useSaving()
  const sendAnswer = async (agree: boolean) => {
    const wasSaved = await save(
      String(agree),
      () => act('POST /api/applications/{id}/consent', { params: { id }, body: { agree } }),
      t(agree ? 'consent.agreed' : 'consent.declined'),
    )
    if (wasSaved && !agree) onDeclined()
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
          <Button variant="primary" size="sm" busy={savingKey === 'true'} onClick={() => void sendAnswer(true)}>
            {t('consent.agree')}
          </Button>
          <Button size="sm" busy={savingKey === 'false'} onClick={() => void sendAnswer(false)}>
            {t('consent.decline')}
          </Button>
        </Inline>
      </Stack>
    </Alert>
  )
}
