import { ApiError, startSetup, useCall } from '@press/client'
import { validateFirstAccount, getPasswordProblem } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Alert, Button, ButtonLink, Stack, Text, TextField, useMoment } from '@press/ui'
import { useState, type FormEvent } from 'react'
import { usePreferences } from '../providers/preferences.ts'
import { paths } from '../routing/paths.ts'
import { QueryBoundary } from '../calls/QueryBoundary.tsx'
import { PublicLayout } from './PublicLayout.tsx'
import { rememberedEmail } from './remembered-email.ts'
import { focusField, useSubmit } from './useSubmit.ts'

const emptyValues = { name: '', email: '', password: '' }
type Values = typeof emptyValues
type Field = keyof Values
const fields = ['name', 'email', 'password'] as const

/** The page of the one-time setup link: creates the first account, or says why the link is not valid. */
export function FirstAccount({ token }: { token: string }) {
  const { t } = useTranslation('setup')
  if (!token) return <LinkMessage>{t('link.noToken')}</LinkMessage>
  return <SetupLink token={token} />
}

function SetupLink({ token }: { token: string }) {
  const { t } = useTranslation('setup')
  const formatMoment = useMoment()
  const answer = useCall('GET /api/setup/{token}', { params: { token } }, { revalidateOnFocus: false })
  const link = answer.data?.link
  if (!link)
    return (
      <PublicLayout description={t('link.checking')}>
        <QueryBoundary result={answer}>{() => null}</QueryBoundary>
      </PublicLayout>
    )
  if (link.state === 'open') return <AccountForm token={token} until={formatMoment(link.expires_at)} />
  if (link.state === 'expired') return <LinkMessage>{t('link.expired', { at: formatMoment(link.at) })}</LinkMessage>
  if (link.state === 'unknown') return <LinkMessage>{t('link.unknown')}</LinkMessage>
  const { at, email } = link
  return (
    <LinkMessage>{at && email ? t('link.used', { at: formatMoment(at), email }) : t('link.usedOtherwise')}</LinkMessage>
  )
}

function LinkMessage({ children }: { children: string }) {
  const { t } = useTranslation('setup')
  return (
    <PublicLayout>
      <Stack gap={5}>
        <Alert>{children}</Alert>
        <ButtonLink href={paths.signIn} variant="primary" size="lg" fullWidth>
          {t('link.signIn')}
        </ButtonLink>
      </Stack>
    </PublicLayout>
  )
}

function AccountForm({ token, until: expiryText }: { token: string; until: string }) {
  const { t } = useTranslation(['setup', 'session'])
  const { locale } = usePreferences()
  const [values, setValues] = useState(emptyValues)
  const [touchedFields, setTouchedFields] = useState<Partial<Record<Field, true>>>({})
  const { busy, failure, fields: fieldErrors, submit } = useSubmit(() => startSetup({ ...values, token, locale }))

  const accountProblems = validateFirstAccount(values)
  const passwordError = getPasswordProblem(values.password)
  const problems: Partial<Record<Field, string>> = {
    ...(accountProblems.name && { name: t('session:problems.nameRequired') }),
    ...(accountProblems.email && {
      email: t(accountProblems.email === 'required' ? 'session:problems.emailRequired' : 'session:problems.email'),
    }),
    ...(passwordError && { password: t(`session:problems.${passwordError}`) }),
  }
  const getFieldProps = (name: Field) => ({
    name,
    value: values[name],
    error: fieldErrors[name] ?? (touchedFields[name] ? problems[name] : undefined),
    onValueChange: (value: string) => setValues((old) => ({ ...old, [name]: value })),
    onBlur: () => values[name] && setTouchedFields((old) => ({ ...old, [name]: true })),
    required: true,
  })
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setTouchedFields({ name: true, email: true, password: true })
    const invalidField = fields.find((name) => problems[name])
    if (invalidField) return focusField(form, invalidField)
    rememberedEmail.set(values.email.trim(), true)
    await submit()
  }
  // An error of a field that the form does not show, such as the token, appears above the form.
  const hasFieldErrors = fields.some((name) => fieldErrors[name])
  return (
    <PublicLayout description={t('link.subtitle')}>
      <form onSubmit={handleSubmit} noValidate>
        <Stack gap={5}>
          {failure !== undefined && !hasFieldErrors && (
            <Alert tone="danger">
              {failure instanceof ApiError
                ? t('link.failed', { reason: failure.message })
                : t('session:signIn.unreachable')}
            </Alert>
          )}
          <TextField {...getFieldProps('name')} label={t('link.name')} autoComplete="name" />
          <TextField
            {...getFieldProps('email')}
            label={t('link.email')}
            hint={t('link.emailHint')}
            type="email"
            autoComplete="username"
          />
          <TextField
            {...getFieldProps('password')}
            label={t('link.password')}
            hint={t('link.passwordHint')}
            type="password"
            autoComplete="new-password"
          />
          <Button type="submit" variant="primary" size="lg" fullWidth busy={busy} busyLabel={t('link.busy')}>
            {t('link.submit')}
          </Button>
          <Text variant="small" tone="muted">
            {t('link.until', { at: expiryText })}
          </Text>
        </Stack>
      </form>
    </PublicLayout>
  )
}
