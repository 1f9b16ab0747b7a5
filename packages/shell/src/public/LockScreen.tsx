import { session, signOut, unlockScreen, useSession } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Avatar, Button, Inline, Text } from '@press/ui'
import { useEffect } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { getHomePath } from '../routing/home-path.ts'
import { paths, getReturnPath, signInPath } from '../routing/paths.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { PublicLayout } from './PublicLayout.tsx'

/** Locks a session while the person is away; the password reopens it at the same screen. */
export function LockScreen() {
  const { t } = useTranslation(['session', 'registration', 'frame'])
  const navigate = useNavigate()
  const { user, token } = useSession()
  const returnTo = getReturnPath(location.search) ?? getHomePath()
  const isSignedIn = Boolean(user && token)
  // Opening this address locks the session.
  useEffect(() => {
    if (isSignedIn) session.setLocked(true)
  }, [isSignedIn])

  if (!user) return <Navigate to={paths.signIn} replace />
  if (!token) return <Navigate to={signInPath(returnTo)} replace />
  return (
    <PublicLayout description={t('registration:lock.subtitle')}>
      <PasswordForm
        send={unlockScreen}
        onAccept={() => navigate(returnTo, { replace: true })}
        submitLabel={t('registration:lock.submit')}
        busyLabel={t('registration:lock.busy')}
        head={
          <Inline gap={3}>
            <Avatar name={user.name} src={user.avatar ?? undefined} size={40} decorative />
            <Text variant="strong">{user.name}</Text>
          </Inline>
        }
      >
        <Button variant="quiet" fullWidth onClick={() => void signOut()}>
          {t('frame:expired.other')}
        </Button>
      </PasswordForm>
    </PublicLayout>
  )
}
