import { session } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Link, Stack, Text } from '@press/ui'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { getHomePath } from '../routing/home-path.ts'
import { paths } from '../routing/paths.ts'
import { usePortal } from '../routing/portal.ts'
import { PublicLayout } from './PublicLayout.tsx'
import { SignInForm } from './SignInForm.tsx'

/** The first screen of every portal; somebody who is signed in already has no business here. */
export function SignInScreen() {
  const { t } = useTranslation('auth')
  const portal = usePortal()
  // As it was on arrival: signing in here leads back to where one was going, not home.
  const [signedIn] = useState(() => Boolean(session.get().user && session.get().token))
  if (signedIn) return <Navigate to={getHomePath()} replace />
  return (
    <PublicLayout description={t('signIn.subtitle')}>
      <Stack gap={6}>
        <SignInForm portal={portal} />
        <Text variant="small" tone="secondary" as="p">
          {portal === 'staff' ? (
            t('signIn.staffAccess')
          ) : (
            <>
              {t(portal === 'author' ? 'signIn.newAuthor' : 'signIn.newPartner')}{' '}
              <Link href={paths.register} variant="standalone" strong>
                {t('signIn.register')}
              </Link>
            </>
          )}
        </Text>
      </Stack>
    </PublicLayout>
  )
}
