import { act, ApiError } from '@press/client'
import { isEmail, isValidBinIin, newestConsent, getPasswordProblem } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Alert, BinIinField, Button, Link, Stack, Text, TextField } from '@press/ui'
import { useState, type FormEvent } from 'react'
import { paths } from '../routing/paths.ts'
import { usePortal } from '../routing/portal.ts'
import { ConsentField } from './ConsentField.tsx'
import { PublicLayout } from './PublicLayout.tsx'
import { rememberedEmail } from './remembered-email.ts'
import { focusField, useSubmit } from './useSubmit.ts'

const emptyValues = { name: '', email: '', phone: '', password: '', organization: '', bin: '', consent: '' }
type Values = typeof emptyValues
type Field = keyof Values

/** Hours that the link in the letter is valid (the server sets the same limit). */
const confirmLinkHours = 24

/** Registers an author, or a partner with an organization. The account becomes active through the link in a letter. */
export function RegisterScreen() {
  const portal = usePortal()
  const { t } = useTranslation(['session', 'registration', 'errors'])
  const role = portal === 'partner' ? 'partner' : 'author'
  const [values, setValues] = useState(emptyValues)
  const [isSent, setIsSent] = useState(false)
  const [touchedFields, setTouchedFields] = useState<Partial<Record<Field, true>>>({})
  const { busy, failure, fields, submit } = useSubmit(() => act('POST /api/register', { body: { ...values, role } }))

  const passwordError = getPasswordProblem(values.password)
  const problems: Partial<Record<Field, string>> = {
    ...(!values.name.trim() && { name: t('problems.nameRequired') }),
    ...(!isEmail(values.email.trim()) && {
      email: t(values.email ? 'problems.email' : 'problems.emailRequired'),
    }),
    ...(passwordError && { password: t(`problems.${passwordError}`) }),
    ...(role === 'partner' && !values.organization.trim() && { organization: t('problems.organizationRequired') }),
    ...(role === 'partner' && !isValidBinIin(values.bin) && { bin: t('problems.bin') }),
    ...(!values.consent && { consent: t('errors:fields.consent') }),
  }

  const getFieldProps = (name: Field) => ({
    name,
    value: values[name],
    error: fields[name] ?? (touchedFields[name] ? problems[name] : undefined),
    onValueChange: (value: string) => setValues((old) => ({ ...old, [name]: value })),
    onBlur: () => values[name] && setTouchedFields((old) => ({ ...old, [name]: true })),
  })

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setTouchedFields({
      name: true,
      email: true,
      phone: true,
      password: true,
      organization: true,
      bin: true,
      consent: true,
    })
    const [invalidField] = Object.keys(problems)
    if (invalidField) return focusField(form, invalidField)
    if (await submit()) {
      rememberedEmail.set(values.email.trim(), true)
      setIsSent(true)
    }
  }

  if (isSent)
    return (
      <PublicLayout description={t(`registration:register.${role}`)}>
        <Stack gap={5}>
          <Alert tone="success" title={t('registration:register.sentTitle')}>
            {t('registration:register.sent', { email: values.email.trim(), hours: confirmLinkHours })}
          </Alert>
          <Link href={paths.signIn} variant="standalone">
            {t('signIn.submit')}
          </Link>
        </Stack>
      </PublicLayout>
    )
  return (
    <PublicLayout description={t(`registration:register.${role}`)}>
      <form onSubmit={handleSubmit} noValidate>
        <Stack gap={5}>
          {failure !== undefined && (
            <Alert tone="danger">
              {failure instanceof ApiError
                ? t('registration:register.failed', { reason: failure.message })
                : t('signIn.unreachable')}
            </Alert>
          )}
          <TextField {...getFieldProps('name')} label={t('fields.name')} autoComplete="name" required />
          {role === 'partner' && (
            <>
              <TextField
                {...getFieldProps('organization')}
                label={t('fields.organization')}
                autoComplete="organization"
                required
              />
              <BinIinField
                {...getFieldProps('bin')}
                kind="bin"
                label={t('fields.bin')}
                hint={t('fields.binHint')}
                required
              />
            </>
          )}
          <TextField {...getFieldProps('email')} label={t('fields.email')} type="email" autoComplete="email" required />
          <TextField {...getFieldProps('phone')} label={t('fields.phone')} type="tel" autoComplete="tel" optional />
          <TextField
            {...getFieldProps('password')}
            label={t('fields.password')}
            type="password"
            autoComplete="new-password"
            hint={t('fields.passwordHint')}
            required
          />
          <ConsentField
            name={values.name.trim()}
            checked={values.consent !== ''}
            onCheckedChange={(agreed) => setValues((old) => ({ ...old, consent: agreed ? newestConsent.account : '' }))}
            error={getFieldProps('consent').error}
          />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            busy={busy}
            busyLabel={t('registration:register.busy')}
          >
            {t('registration:register.submit')}
          </Button>
          <Text variant="small" tone="secondary" as="p">
            {t('registration:register.haveAccount')}{' '}
            <Link href={paths.signIn} variant="standalone" strong>
              {t('signIn.submit')}
            </Link>
          </Text>
        </Stack>
      </form>
    </PublicLayout>
  )
}
