import { ApiError, startSetup, isApiError, useCall } from '@press/client'
import { validateFirstAccount, passwordProblem } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Alert, Button, ButtonLink, Stack, Text, TextField, useMoment } from '@press/ui'
import { useState, type FormEvent } from 'react'
import { usePreferences } from '../providers/preferences.ts'
import { paths } from '../routing/paths.ts'
import { QueryBoundary } from '../calls/QueryBoundary.tsx'
import { PublicLayout } from './PublicLayout.tsx'
import { rememberedEmail } from './remembered-email.ts'
import { focusField, useSubmit } from './useSubmit.ts'

const empty = { name: '', email: '', password: '' }
type Values = typeof empty
type Field = keyof Values
const fields = ['name', 'email', 'password'] as const

/** The page of the one-time setup link: creates the first account, or says why the link is not valid. */
export function FirstAccount({ token }: { token: string }) {
  const { t } = useTranslation('setup')
  if (!token) return <Closed>{t('link.noToken')}</Closed>
  return <Link token={token} />
}

function Link({ token }: { token: string }) {
  const { t } = useTranslation('setup')
  const moment = useMoment()
  const answer = useCall('GET /api/setup/{token}', { params: { token } }, { revalidateOnFocus: false })
  const link = answer.data?.link
  if (!link)
    return (
      <PublicLayout description={t('link.checking')}>
        <QueryBoundary of={answer}>{() => null}</QueryBoundary>
      </PublicLayout>
    )
  if (link.state === 'open') return <AccountForm token={token} until={moment(link.expires_at)} />
  if (link.state === 'expired') return <Closed>{t('link.expired', { at: moment(link.at) })}</Closed>
  if (link.state === 'unknown') return <Closed>{t('link.unknown')}</Closed>
  const { at, email } = link
  return <Closed>{at && email ? t('link.used', { at: moment(at), email }) : t('link.usedOtherwise')}</Closed>
}

function Closed({ children }: { children: string }) {
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

function AccountForm({ token, until }: { token: string; until: string }) {
  const { t } = useTranslation(['setup', 'session'])
  const { locale } = usePreferences()
  const [values, setValues] = useState(empty)
  const [left, setLeft] = useState<Partial<Record<Field, true>>>({})
  const { busy, failure, fields: refused, submit } = useSubmit(() => startSetup({ ...values, token, locale }))

  const own = validateFirstAccount(values)
  const secret = passwordProblem(values.password)
  const problems: Partial<Record<Field, string>> = {
    ...(own.name && { name: t('session:problems.nameRequired') }),
    ...(own.email && {
      email: t(own.email === 'required' ? 'session:problems.emailRequired' : 'session:problems.email'),
    }),
    ...(secret && { password: t(`session:problems.${secret}`) }),
  }
  const field = (name: Field) => ({
    name,
    value: values[name],
    error: refused[name] ?? (left[name] ? problems[name] : undefined),
    onValueChange: (value: string) => setValues((old) => ({ ...old, [name]: value })),
    onBlur: () => values[name] && setLeft((old) => ({ ...old, [name]: true })),
    required: true,
  })
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setLeft({ name: true, email: true, password: true })
    const wrong = fields.find((name) => problems[name])
    if (wrong) return focusField(form, wrong)
    rememberedEmail.set(values.email.trim(), true)
    await submit()
  }
  const isOfFields = isApiError(failure) && Object.keys(failure.fields).length > 0
  return (
    <PublicLayout description={t('link.subtitle')}>
      <form onSubmit={send} noValidate>
        <Stack gap={5}>
          {failure !== undefined && !isOfFields && (
            <Alert tone="danger">
              {failure instanceof ApiError
                ? t('link.failed', { reason: failure.message })
                : t('session:signIn.unreachable')}
            </Alert>
          )}
          <TextField {...field('name')} label={t('link.name')} autoComplete="name" />
          <TextField
            {...field('email')}
            label={t('link.email')}
            hint={t('link.emailHint')}
            type="email"
            autoComplete="username"
          />
          <TextField
            {...field('password')}
            label={t('link.password')}
            hint={t('link.passwordHint')}
            type="password"
            autoComplete="new-password"
          />
          <Button type="submit" variant="primary" size="lg" fullWidth busy={busy} busyLabel={t('link.busy')}>
            {t('link.submit')}
          </Button>
          <Text variant="small" tone="muted">
            {t('link.until', { at: until })}
          </Text>
        </Stack>
      </form>
    </PublicLayout>
  )
}
