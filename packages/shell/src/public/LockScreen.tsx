import { ApiError, session, signOut, unlock, useSession } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Alert, Avatar, Button, glyphs, Inline, Stack, Text, TextField } from '@press/ui'
import { useEffect, useState, type FormEvent } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { ownHome } from '../routing/ownHome.ts'
import { paths, returnPath, signInPath } from '../routing/paths.ts'
import { PublicLayout } from './PublicLayout.tsx'
import { focusField, useSubmit } from './useSubmit.ts'

/** Keeps a session from everybody's eyes while its person is away: the password opens it where it was left. */
export function LockScreen() {
  const { t } = useTranslation(['auth', 'account'])
  const navigate = useNavigate()
  const { user, token } = useSession()
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const { busy, failure, fields, submit } = useSubmit(() => unlock(password))
  const to = returnPath(location.search) ?? ownHome()
  const signedIn = Boolean(user && token)
  // Who comes here by its address means to lock it.
  useEffect(() => {
    if (signedIn) session.lock(true)
  }, [signedIn])

  if (!user) return <Navigate to={paths.signIn} replace />
  if (!token) return <Navigate to={signInPath(to)} replace />

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!password) return focusField(event.currentTarget, 'password')
    if (await submit()) await navigate(to, { replace: true })
  }
  return (
    <PublicLayout description={t('account:lock.subtitle')}>
      <form onSubmit={send} noValidate>
        <Stack gap={5}>
          <Inline gap={3}>
            <Avatar name={user.name} src={user.avatar ?? undefined} size={40} decorative />
            <Text variant="strong">{user.name}</Text>
          </Inline>
          {failure !== undefined && !fields['password'] && (
            <Alert tone="danger">{failure instanceof ApiError ? failure.message : t('signIn.unreachable')}</Alert>
          )}
          <TextField
            label={t('fields.password')}
            name="password"
            type="password"
            size="lg"
            prefix={glyphs.lockSimple}
            autoComplete="current-password"
            value={password}
            error={fields['password'] ?? (tried && !password ? t('problems.required') : undefined)}
            onValueChange={setPassword}
          />
          <Button type="submit" variant="primary" size="lg" fullWidth busy={busy} busyLabel={t('account:lock.busy')}>
            {t('account:lock.submit')}
          </Button>
          <Button variant="quiet" fullWidth onClick={() => void signOut()}>
            {t('expired.other')}
          </Button>
        </Stack>
      </form>
    </PublicLayout>
  )
}
