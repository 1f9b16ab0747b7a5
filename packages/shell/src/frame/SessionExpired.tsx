import { ApiError, isApiError, session, signIn, type Session } from '@press/client'
import type { Portal } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Alert, Button, Dialog, Stack, Text, TextField } from '@press/ui'
import { useState, type FormEvent } from 'react'
import { mutate } from 'swr'
import SecondFactor from '../public/SecondFactor.tsx'
import { rememberedEmail } from '../public/remembered-email.ts'
import { useSignOut } from './useSignOut.tsx'

interface SessionExpiredProps {
  portal: Portal
  user: NonNullable<Session['user']>
}

/** The sign-in dialog for a session that expired during work. The screen and all typed values stay behind the dialog. */
export default function SessionExpired({ portal, user }: SessionExpiredProps) {
  const { t } = useTranslation(['session', 'frame'])
  const [email, setEmail] = useState(rememberedEmail.get)
  const [password, setPassword] = useState('')
  const [totp, setTotp] = useState('')
  const [needsSecondFactor, setNeedsSecondFactor] = useState(false)
  const [error, setError] = useState<string>()
  const [codeError, setCodeError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const signOutPrompt = useSignOut(user.id, session.end)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    try {
      await signIn({ email, password, portal, ...(needsSecondFactor && { totp }) })
      await mutate(() => true)
    } catch (failure) {
      setIsBusy(false)
      if (isApiError(failure, 'secondFactorNeeded')) return setNeedsSecondFactor(true)
      setCodeError(isApiError(failure) ? failure.fields['totp'] : undefined)
      setError(failure instanceof ApiError ? t('signIn.failed', { reason: failure.message }) : t('signIn.unreachable'))
    }
  }

  return (
    <Dialog open onOpenChange={() => undefined} dismissable={false} title={t('frame:expired.title')}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text tone="secondary">{t('frame:expired.text', { name: user.name })}</Text>
          {error && !codeError && <Alert tone="danger">{error}</Alert>}
          <TextField
            label={t('fields.email')}
            type="email"
            autoComplete="username"
            value={email}
            onValueChange={setEmail}
          />
          <TextField
            label={t('fields.password')}
            type="password"
            autoComplete="current-password"
            value={password}
            onValueChange={setPassword}
          />
          {needsSecondFactor && <SecondFactor value={totp} error={codeError} onValueChange={setTotp} />}
          <Button type="submit" variant="primary" fullWidth busy={isBusy} busyLabel={t('signIn.busy')}>
            {t('signIn.submit')}
          </Button>
          <Button variant="quiet" fullWidth onClick={signOutPrompt.requestSignOut}>
            {t('frame:expired.other')}
          </Button>
        </Stack>
      </form>
      {signOutPrompt.dialog}
    </Dialog>
  )
}
