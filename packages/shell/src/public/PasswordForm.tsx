import { ApiError } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Alert, Button, glyphs, Stack, TextField } from '@press/ui'
import { useState, type FormEvent, type ReactNode } from 'react'
import { focusField, useSubmit } from './useSubmit.ts'

interface PasswordFormProps {
  /** Submits a password; rejects if the password is refused. */
  send: (password: string) => Promise<unknown>
  /** Called after the password was accepted. */
  onAccept: () => void | Promise<void>
  submitLabel: string
  busyLabel: string
  /** Shown above the field: the person whose password it is. */
  head?: ReactNode
  /** Shown under the button: other ways to continue. */
  children?: ReactNode
}

/** A form that asks only for the password, because the screen already knows the person. */
export function PasswordForm({
  send,
  onAccept: handleAccept,
  submitLabel,
  busyLabel,
  head,
  children,
}: PasswordFormProps) {
  const { t } = useTranslation('session')
  const [password, setPassword] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const { busy, failure, fields, submit } = useSubmit(() => send(password))

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasSubmitted(true)
    if (!password) return focusField(event.currentTarget, 'password')
    if (await submit()) await handleAccept()
  }
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap={5}>
        {head}
        {failure !== undefined && !fields['password'] && (
          <Alert tone="danger">{failure instanceof ApiError ? failure.message : t('signIn.unreachable')}</Alert>
        )}
        <TextField
          label={t('fields.password')}
          name="password"
          type="password"
          size="lg"
          prefix={glyphs.lockSimple}
          autoComplete="current-password"
          value={password}
          error={fields['password'] ?? (wasSubmitted && !password ? t('problems.required') : undefined)}
          onValueChange={setPassword}
        />
        <Button type="submit" variant="primary" size="lg" fullWidth busy={busy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        {children}
      </Stack>
    </form>
  )
}
