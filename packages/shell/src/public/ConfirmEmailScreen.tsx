import { act } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Link, useToast } from '@press/ui'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../routing/paths.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { PublicLayout } from './PublicLayout.tsx'

/** Confirms an account's new e-mail with the link in the letter and the account's password. */
export function ConfirmEmailScreen() {
  const { t } = useTranslation(['session', 'registration'])
  const toast = useToast()
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()
  return (
    <PublicLayout description={t('registration:confirmEmail.subtitle')}>
      <PasswordForm
        send={(password) =>
          act('POST /api/email/confirm', { body: { token: searchParams.get('token') ?? '', password } })
        }
        onAccept={() => {
          toast({ message: t('registration:confirmEmail.done') })
          return navigate(paths.signIn, { replace: true })
        }}
        submitLabel={t('registration:confirmEmail.submit')}
        busyLabel={t('registration:confirmEmail.busy')}
      >
        <Link href={paths.signIn} variant="standalone">
          {t('signIn.submit')}
        </Link>
      </PasswordForm>
    </PublicLayout>
  )
}
