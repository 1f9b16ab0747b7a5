import { act, ApiError } from '@press/client'
import { getPasswordProblem } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Alert, Button, Stack, TextField, useToast } from '@press/ui'
import { useState, type FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../routing/paths.ts'
import { PublicLayout } from './PublicLayout.tsx'
import { focusField, useSubmit } from './useSubmit.ts'

/** Sets a new password with the token from a letter. */
export function ResetPasswordScreen() {
  const { t } = useTranslation(['session', 'registration'])
  const toast = useToast()
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()
  const [password, setPassword] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const { busy, failure, fields, submit } = useSubmit(() =>
    act('POST /api/password/reset', { body: { token: searchParams.get('token') ?? '', password } }),
  )
  const problem = getPasswordProblem(password)

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasSubmitted(true)
    if (problem) return focusField(event.currentTarget, 'password')
    if (await submit()) {
      toast({ message: t('registration:reset.done') })
      await navigate(paths.signIn, { replace: true })
    }
  }

  return (
    <PublicLayout description={t('registration:reset.subtitle')}>
      <form onSubmit={handleSubmit} noValidate>
        <Stack gap={5}>
          {failure !== undefined && !fields['password'] && (
            <Alert tone="danger">{failure instanceof ApiError ? failure.message : t('signIn.unreachable')}</Alert>
          )}
          <TextField
            label={t('fields.newPassword')}
            name="password"
            type="password"
            size="lg"
            autoComplete="new-password"
            hint={t('fields.passwordHint')}
            value={password}
            error={fields['password'] ?? (wasSubmitted && problem ? t(`problems.${problem}`) : undefined)}
            onValueChange={setPassword}
          />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            busy={busy}
            busyLabel={t('registration:reset.busy')}
          >
            {t('registration:reset.submit')}
          </Button>
        </Stack>
      </form>
    </PublicLayout>
  )
}
