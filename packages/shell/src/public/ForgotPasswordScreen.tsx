import { act, ApiError } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Alert, Button, glyphs, Link, Stack, TextField } from '@press/ui'
import { useState, type FormEvent } from 'react'
import { paths } from '../routing/paths.ts'
import { PublicLayout } from './PublicLayout.tsx'
import { rememberedEmail } from './remembered-email.ts'
import { focusField, useSubmit } from './useSubmit.ts'

/** Requests a password reset link. The answer is the same whether or not the address is known. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation(['session', 'registration'])
  const [email, setEmail] = useState(rememberedEmail.get)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const { busy, failure, submit } = useSubmit(() => act('POST /api/password/forgot', { body: { email: email.trim() } }))

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasSubmitted(true)
    if (!email.trim()) return focusField(event.currentTarget, 'email')
    setIsSent(await submit())
  }

  return (
    <PublicLayout description={t('registration:forgot.subtitle')}>
      <form onSubmit={handleSubmit} noValidate>
        <Stack gap={5}>
          {isSent && <Alert tone="success">{t('registration:forgot.sent', { email: email.trim() })}</Alert>}
          {failure !== undefined && (
            <Alert tone="danger">{failure instanceof ApiError ? failure.message : t('signIn.unreachable')}</Alert>
          )}
          <TextField
            label={t('fields.email')}
            name="email"
            type="email"
            size="lg"
            prefix={glyphs.envelopeSimple}
            autoComplete="username"
            value={email}
            error={wasSubmitted && !email.trim() ? t('problems.emailRequired') : undefined}
            onValueChange={setEmail}
          />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            busy={busy}
            busyLabel={t('registration:forgot.busy')}
          >
            {t('registration:forgot.submit')}
          </Button>
          <Link href={paths.signIn} variant="standalone" glyph={glyphs.arrowLeft}>
            {t('registration:forgot.back')}
          </Link>
        </Stack>
      </form>
    </PublicLayout>
  )
}
