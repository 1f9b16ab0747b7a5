import { ApiError, isApiError, supportsPasskeys, PasskeyError, signIn, signInByPasskey } from '@press/client'
import { isLongEnough, type Portal } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Alert, Button, Checkbox, glyphs, Link, Stack, TextField } from '@press/ui'
import { lazy, Suspense, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { getHomePath } from '../routing/home-path.ts'
import { paths, getReturnPath } from '../routing/paths.ts'
import { usePortalAddress } from '../routing/portal.ts'
import { DemoAccounts } from './DemoAccounts.tsx'
import { rememberedEmail } from './remembered-email.ts'

/** Loaded when an account asks for a second factor, because most accounts have none. */
const SecondFactor = lazy(() => import('./SecondFactor.tsx'))

const demoPassword = 'Press-demo-1'

/** The sign-in form with e-mail and password. A person of another portal gets a link to that portal. */
export function SignInForm({ portal }: { portal: Portal }) {
  const { t } = useTranslation('session')
  const navigate = useNavigate()
  const [email, setEmail] = useState(rememberedEmail.get)
  const [password, setPassword] = useState('')
  const [shouldRemember, setShouldRemember] = useState(true)
  const [totp, setTotp] = useState('')
  const [needsSecondFactor, setNeedsSecondFactor] = useState(false)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const [busyMethod, setBusyMethod] = useState<'password' | 'passkey'>()
  const [failure, setFailure] = useState<unknown>()

  const problems = {
    email: email.trim() ? undefined : t('problems.emailRequired'),
    password: password ? (isLongEnough(password) ? undefined : t('problems.tooShort')) : t('problems.required'),
  }

  const submitCredentials = async (address: string, secret: string) => {
    setBusyMethod('password')
    setFailure(undefined)
    try {
      await signIn({
        email: address.trim(),
        password: secret,
        portal,
        remember: shouldRemember,
        ...(needsSecondFactor && { totp }),
      })
      rememberedEmail.set(address.trim(), shouldRemember)
      await navigate(getReturnPath(location.search) ?? getHomePath(), { replace: true })
    } catch (error) {
      setBusyMethod(undefined)
      if (isApiError(error, 'secondFactorNeeded')) setNeedsSecondFactor(true)
      else setFailure(error)
    }
  }

  const submitPasskey = async () => {
    setBusyMethod('passkey')
    setFailure(undefined)
    try {
      await signInByPasskey(portal, shouldRemember)
      await navigate(getReturnPath(location.search) ?? getHomePath(), { replace: true })
    } catch (error) {
      setBusyMethod(undefined)
      setFailure(error)
    }
  }

  const codeError = isApiError(failure) ? failure.fields['totp'] : undefined

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasSubmitted(true)
    const invalidField = problems.email ? 'email' : problems.password ? 'password' : null
    if (invalidField) event.currentTarget.querySelector<HTMLElement>(`[name=${invalidField}]`)?.focus()
    else void submitCredentials(email, password)
  }

  return (
    <Stack gap={6}>
      <form onSubmit={submit} noValidate>
        <Stack gap={5}>
          {failure !== undefined && !codeError && <SignInFailure failure={failure} />}
          <TextField
            label={t('fields.email')}
            name="email"
            type="email"
            size="lg"
            prefix={glyphs.envelopeSimple}
            autoComplete="username"
            value={email}
            error={wasSubmitted ? problems.email : undefined}
            onValueChange={setEmail}
          />
          <TextField
            label={t('fields.password')}
            name="password"
            type="password"
            size="lg"
            prefix={glyphs.lockSimple}
            autoComplete="current-password"
            hint={t('fields.passwordHint')}
            value={password}
            error={wasSubmitted ? problems.password : undefined}
            onValueChange={setPassword}
          />
          <Suspense>
            {needsSecondFactor && <SecondFactor value={totp} error={codeError} onValueChange={setTotp} />}
          </Suspense>
          <Checkbox checked={shouldRemember} onCheckedChange={setShouldRemember} label={t('signIn.remember')} />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            busy={busyMethod === 'password'}
            busyLabel={t('signIn.busy')}
          >
            {t('signIn.submit')}
          </Button>
          {supportsPasskeys() && (
            <Button
              size="lg"
              fullWidth
              leading={glyphs.key}
              busy={busyMethod === 'passkey'}
              busyLabel={t('signIn.passkeyBusy')}
              onClick={() => void submitPasskey()}
            >
              {t('signIn.passkey')}
            </Button>
          )}
          <Link href={paths.forgotPassword} variant="standalone">
            {t('signIn.forgot')}
          </Link>
        </Stack>
      </form>
      <DemoAccounts
        portal={portal}
        disabled={busyMethod !== undefined}
        onChoose={(address) => void submitCredentials(address, demoPassword)}
      />
    </Stack>
  )
}

function SignInFailure({ failure }: { failure: unknown }) {
  const { t } = useTranslation('session')
  const getPortalAddress = usePortalAddress()
  if (failure instanceof PasskeyError) return <Alert tone="danger">{t('signIn.passkeyFailed')}</Alert>
  if (!(failure instanceof ApiError)) return <Alert tone="danger">{t('signIn.unreachable')}</Alert>
  const { portal } = failure
  return (
    <Alert
      tone="danger"
      action={
        portal && getPortalAddress
          ? { label: t('signIn.otherPortal'), onAction: () => location.assign(getPortalAddress(portal)) }
          : undefined
      }
    >
      {t('signIn.failed', { reason: failure.message })}
    </Alert>
  )
}
