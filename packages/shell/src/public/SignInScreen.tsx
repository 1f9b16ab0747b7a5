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

/** The first screen of every portal. A person who is already signed in is redirected home. */
export function SignInScreen() {
  const { t } = useTranslation('session')
  const portal = usePortal()
  // Read once on mount: a sign-in on this screen returns to the requested address, not home.
  const [wasSignedIn] = useState(() => Boolean(session.get().user && session.get().token))
  if (wasSignedIn) return <Navigate to={getHomePath()} replace />
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
