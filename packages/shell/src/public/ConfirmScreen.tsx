import { ApiError, confirmRegistration } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Alert, Button, Link, Stack, TextField } from '@press/ui'
import { useState, type FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ownHome } from '../routing/ownHome.ts'
import { paths } from '../routing/paths.ts'
import { PublicLayout } from './PublicLayout.tsx'
import { focusField, useSubmit } from './useSubmit.ts'

/** Begins the account of whoever followed the link of their letter and knows the password they registered with. */
export function ConfirmScreen() {
  const { t } = useTranslation(['auth', 'account'])
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const { busy, failure, fields, submit } = useSubmit(() => confirmRegistration(search.get('token') ?? '', password))

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!password) return focusField(event.currentTarget, 'password')
    if (await submit()) await navigate(ownHome(), { replace: true })
  }

  return (
    <PublicLayout description={t('account:confirm.subtitle')}>
      <form onSubmit={send} noValidate>
        <Stack gap={5}>
          {failure !== undefined && !fields['password'] && (
            <Alert tone="danger">{failure instanceof ApiError ? failure.message : t('signIn.unreachable')}</Alert>
          )}
          <TextField
            label={t('fields.password')}
            name="password"
            type="password"
            size="lg"
            autoComplete="current-password"
            value={password}
            error={fields['password'] ?? (tried && !password ? t('problems.required') : undefined)}
            onValueChange={setPassword}
          />
          <Button type="submit" variant="primary" size="lg" fullWidth busy={busy} busyLabel={t('account:confirm.busy')}>
            {t('account:confirm.submit')}
          </Button>
          <Link href={paths.signIn} variant="standalone">
            {t('signIn.submit')}
          </Link>
        </Stack>
      </form>
    </PublicLayout>
  )
}
