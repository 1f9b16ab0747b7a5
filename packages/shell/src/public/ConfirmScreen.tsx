import { confirmRegistration } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Link } from '@press/ui'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { getHomePath } from '../routing/home-path.ts'
import { paths } from '../routing/paths.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { PublicLayout } from './PublicLayout.tsx'

/** Activates the account of a person who opens the link in their letter and enters the password they registered with. */
export function ConfirmScreen() {
  const { t } = useTranslation(['session', 'registration'])
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()
  return (
    <PublicLayout description={t('registration:confirm.subtitle')}>
      <PasswordForm
        send={(password) => confirmRegistration({ token: searchParams.get('token') ?? '', password })}
        onAccept={() => navigate(getHomePath(), { replace: true })}
        submitLabel={t('registration:confirm.submit')}
        busyLabel={t('registration:confirm.busy')}
      >
        <Link href={paths.signIn} variant="standalone">
          {t('signIn.submit')}
        </Link>
      </PasswordForm>
    </PublicLayout>
  )
}
