import type { Portal } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Link, Stack, Text } from '@press/ui'
import { paths } from '../routing/paths.ts'
import { PublicLayout } from './PublicLayout.tsx'
import { SignInForm } from './SignInForm.tsx'

/** The first screen of every portal. */
export function SignInScreen({ portal }: { portal: Portal }) {
  const { t } = useTranslation('auth')
  return (
    <PublicLayout layout="split" title={t('signIn.title')} description={t('signIn.subtitle')}>
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
